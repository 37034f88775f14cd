import type { Locale } from '@shop/contract/locales'
import { createContext, use } from 'react'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import { loadShellWords } from '../../platform/words/load-words.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { MENU_IDS, type ShopLayoutView, shopLayoutView } from './shop-layout-view.ts'

/** The layout of the document that the server renders. Null in the browser, which fetches it. */
export const ShopLayoutContext = createContext<ShopLayoutView | null>(null)

const RETRY_DELAY_MS = 5000

/** Retries until it succeeds; meanwhile the deferred parts keep working as server-rendered HTML. */
async function fetchShopLayout(lang: Locale): Promise<ShopLayoutView> {
  const client = createApiClient()
  const [words, settings, menus] = await Promise.all([
    loadShellWords(lang).catch(() => null),
    client.call('/api/settings/all', { lang }),
    client.call('/api/menu/get-by-ids', { lang, ids: MENU_IDS }),
  ])
  if (words && settings.success && menus.success)
    return shopLayoutView(words, settings.data, menus.data.items, new Date().getFullYear())
  await new Promise(resolve => setTimeout(resolve, RETRY_DELAY_MS))
  return fetchShopLayout(lang)
}

/** Once per document and language. Source: spec §7, «loaded once per session». */
const loadShopLayout = cacheByLocale(fetchShopLayout)

/** View data of header, footer and menus. Suspends in the browser until it is fetched: for deferred parts only. */
export function useShopLayout(): ShopLayoutView {
  const { locale } = usePage()
  return use(ShopLayoutContext) ?? use(loadShopLayout(locale))
}
