import type { Locale } from '@shop/contract/locales'
import { createContext, use } from 'react'
import { createApiClient } from '../browser/api-client.ts'
import { usePage } from '../page.ts'
import type { ShellWords } from '../words/uk/shell.ts'
import { frameOf, MENUS, type ShopFrame } from './frame-of.ts'

/** The frame of the document that the server renders. Null in the browser, which asks for it. */
export const ShopFrameContext = createContext<ShopFrame | null>(null)

const words: Readonly<Record<Locale, () => Promise<{ shell: ShellWords }>>> = {
  uk: () => import('../words/uk/shell.ts'),
  ru: () => import('../words/ru/shell.ts'),
  en: () => import('../words/en/shell.ts'),
}

/** Milliseconds between two attempts to get it. */
const PATIENCE = 5000

/** Asks until there is an answer: meanwhile the parts that wait for it go on working as they came from the server. */
async function fetchFrame(lang: Locale): Promise<ShopFrame> {
  const client = createApiClient()
  const [loaded, settings, menus] = await Promise.all([
    words[lang]().catch(() => null),
    client.call('/api/settings/all', { lang }),
    client.call('/api/menu/get-by-ids', { lang, ids: MENUS }),
  ])
  if (loaded && settings.success && menus.success)
    return frameOf(loaded.shell, settings.data, menus.data.items, new Date().getFullYear())
  await new Promise(resolve => setTimeout(resolve, PATIENCE))
  return fetchFrame(lang)
}

const asked = new Map<Locale, Promise<ShopFrame>>()

/** Once per document and language. Source: spec §7, «loaded once per session». */
function frameFor(lang: Locale): Promise<ShopFrame> {
  const asking = asked.get(lang) ?? fetchFrame(lang)
  asked.set(lang, asking)
  return asking
}

/** What header, footer and menus show. Suspends in the browser until it is there: only for parts that come later. */
export function useShopFrame(): ShopFrame {
  const { locale } = usePage()
  return use(ShopFrameContext) ?? use(frameFor(locale))
}
