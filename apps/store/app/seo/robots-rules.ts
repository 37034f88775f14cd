import type { Locale } from '@shop/contract/locales'

/** `open`: may be listed; `filtered`: one of thousands of addresses with the same goods; `closed`: nobody's landing page. */
export type Listing = 'open' | 'filtered' | 'closed'

/** What a search engine is told about an address; null: nothing, which means that it may be listed. Source: spec §5, §9, screens.md. */
export function robotsRule(locale: Locale, listing: Listing, isAdClick: boolean): string | null {
  if (isAdClick || listing === 'closed') return 'noindex'
  if (listing === 'filtered') return 'noindex, follow'
  return locale === 'ru' ? 'index, follow' : null
}
