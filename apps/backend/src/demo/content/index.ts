/** The texts of the demo shop: settings, menus, content pages, news and the home page, each in three languages. */

export type { Text } from '../../text.ts'
export {
  anatomy,
  type BannerPicture,
  banners,
  benefits,
  type DemoAnatomy,
  type DemoBanner,
  type DemoBenefit,
  homeMeta,
} from '../data/content/home.ts'
export { type DemoMenu, type DemoMenuItem, menus } from '../data/content/menus.ts'
export {
  type DemoSettings,
  type SettingsContact,
  type SettingsPhone,
  settings,
} from '../data/content/settings.ts'
export { type DemoArticle, news } from './news.ts'
export { type DemoPage, pages } from './pages.ts'
