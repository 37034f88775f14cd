import type { Locale } from '@shop/contract/locales'
import type { MetaDescriptor } from 'react-router'

/** Parameters of ad clicks: their addresses are no pages of their own. Source: spec §5. */
const adClicks = ['gclid', 'wbraid', 'gbraid']

/** What a search engine is told about an address; null: nothing, which means that it may be listed. Source: spec §5, §9. */
export function robotsRule(locale: Locale, search: URLSearchParams, listed: boolean): string | null {
  if (!listed || adClicks.some(name => search.has(name))) return 'noindex'
  return locale === 'ru' ? 'index, follow' : null
}

/** `meta` of pages that are nobody's landing page. */
export const unlisted = (): MetaDescriptor[] => [{ name: 'robots', content: 'noindex' }]
