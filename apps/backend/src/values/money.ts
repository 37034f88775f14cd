import { inEachLocale, type Locale, languageTags } from '@shop/contract/locales'

/** Converts whole kopiykas to the API's hryvnias. */
export const hryvnias = (kopiykas: number): number => kopiykas / 100

/** Converts the API's hryvnias to whole kopiykas. */
export const kopiykasOf = (amount: number): number => Math.round(amount * 100)

/** Monthly payments as the API shows them; nothing when there are none. */
export const shownInstalment = (found: { count: number; amount: number } | null) =>
  found ? { instalment: { count: found.count, amount: hryvnias(found.amount) } } : {}

interface ReducedPrice {
  /** The lowest of its sizes. */
  price: number
  old_price: number | null
}

/** The old price of a size that costs `price`; null without one. A product's was reduced to the price of its cheapest sizes. */
export const oldPriceAt = (product: ReducedPrice, price: number): number | null =>
  price === product.price && product.old_price !== null && product.old_price > price ? product.old_price : null

const options = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  useGrouping: 'always',
} as const

const formats = inEachLocale(lang => new Intl.NumberFormat(languageTags[lang], options))

/** Formats an amount in kopiykas for a message. */
export type MoneyFormat = (kopiykas: number) => string

interface CurrencySettings {
  checkout: { currencies: Readonly<Record<string, { prefix: string; suffix: string }>> }
}

/** Writes amounts with the sign that the settings give hryvnias, as pages do: «2 490 ₴», «704,50 грн». */
export function moneyFormat(lang: Locale, settings: CurrencySettings | null): MoneyFormat {
  const { prefix = '', suffix = '' } = settings?.checkout.currencies.UAH ?? {}
  return kopiykas =>
    [prefix.trim(), formats[lang].format(hryvnias(kopiykas)).replaceAll('\u202f', '\u00a0'), suffix.trim()]
      .filter(Boolean)
      .join('\u00a0')
}
