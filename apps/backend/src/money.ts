import type { Locale } from '@shop/contract/locales'

/** Converts whole kopiykas to the API's hryvnias. */
export const hryvnias = (kopiykas: number): number => kopiykas / 100

/** Converts the API's hryvnias to whole kopiykas. */
export const kopiykasOf = (amount: number): number => Math.round(amount * 100)

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  uk: new Intl.NumberFormat('uk-UA', { minimumFractionDigits: 0, maximumFractionDigits: 2, useGrouping: 'always' }),
  ru: new Intl.NumberFormat('ru-UA', { minimumFractionDigits: 0, maximumFractionDigits: 2, useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: 2, useGrouping: 'always' }),
}

/** Formats an amount for a message: «2 490 ₴». */
export const sum = (kopiykas: number, lang: Locale): string =>
  `${formats[lang].format(hryvnias(kopiykas)).replaceAll('\u202f', '\u00a0')}\u00a0₴`
