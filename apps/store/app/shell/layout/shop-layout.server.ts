import type { Locale } from '@shop/contract/locales'
import { createContext } from 'react-router'
import { callApi } from '../../platform/request/call-api.ts'
import type { LoaderContext } from '../../platform/request/context.ts'
import { getSettings } from '../../platform/request/settings.server.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { MENU_IDS, type ShopLayoutView, shopLayoutView } from './shop-layout-view.ts'

/** The layout of the document being rendered, set by the layout's loader. */
export const shopLayoutContext = createContext<ShopLayoutView | null>(null)

/**
 * Loader of both layouts. The whole view is rendered, but only what the header needs for hydration is sent as loader data: menus,
 * footer and forms would add 1.8 kB gz to every page, and are asked for with the first interaction (`useShopLayout`).
 */
export async function loadShopLayout(context: LoaderContext, locale: Locale) {
  const [settings, menus] = await Promise.all([
    getSettings(context, locale),
    callApi(context, '/api/menu/get-by-ids', { lang: locale, ids: MENU_IDS }),
  ])
  const layout = shopLayoutView(getWords(locale, 'shell'), settings, menus.items, new Date().getFullYear())
  context.set(shopLayoutContext, layout)
  return {
    words: layout.words.header,
    phone: layout.contact.phone,
    // The catalogue entry has its own place in the header.
    links: layout.menus.header.filter(({ children }) => children.length === 0).map(({ name, url }) => ({ name, url })),
  }
}

/** What the header of a page needs for hydration. */
export type HeaderView = Awaited<ReturnType<typeof loadShopLayout>>
