import type { Locale } from '@shop/contract/locales'

/** One text in every language of the shop. */
export type Text = Record<Locale, string>
