/** The texts of the demo shop: settings, menus, content pages, news and the home page, each in three languages. */
export {
  anatomy,
  type BannerPicture,
  banners,
  type DemoAnatomy,
  type DemoBanner,
  type DemoPromise,
  homeMeta,
  promises,
} from './home.ts'
export { type DemoMenu, type DemoMenuItem, menus } from './menus.ts'
export { type DemoArticle, news } from './news.ts'
export { type DemoPage, pages } from './pages.ts'
export {
  brandFiles,
  type DemoSettings,
  favicon,
  type SettingsContact,
  type SettingsPhone,
  settings,
} from './settings.ts'
export type { Text } from './text.ts'
