import type { Locale } from '@shop/contract/locales'

/** One text of the demo shop in every language it speaks. */
export type Text = Record<Locale, string>
