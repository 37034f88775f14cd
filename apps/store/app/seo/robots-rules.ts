import type { Locale } from '@shop/contract/locales'

/** `open`: may be indexed; `filtered`: one of thousands of addresses with the same products; `closed`: never indexed. */
export type Listing = 'open' | 'filtered' | 'closed'

/** Content of the robots tag; null: no tag, the address may be indexed. Source: spec §5, §9, screens.md. */
export function robotsRule(locale: Locale, listing: Listing, isAdClick: boolean): string | null {
  if (isAdClick || listing === 'closed') return 'noindex'
  if (listing === 'filtered') return 'noindex, follow'
  return locale === 'ru' ? 'index, follow' : null
}
