import type { Locale } from '@shop/contract/locales'
import { formatMessage, pluralForm } from '@shop/ui/messages/format'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as russian } from 'n2words/ru-RU'
import { toCardinal as ukrainian } from 'n2words/uk-UA'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'

const cardinals: Readonly<Record<Locale, (amount: number) => string>> = {
  // The library writes some Ukrainian words with a Latin i, which prints and reads out wrongly.
  uk: amount => ukrainian(amount, { gender: 'feminine' }).replaceAll('i', 'і').replaceAll("'", '’'),
  ru: amount => russian(amount, { gender: 'feminine' }),
  en: amount => english(amount),
}

/** «Одна тисяча двісті гривень 50 копійок», as documents write amounts: kopiykas in figures. */
export function amountInWords(amount: number, locale: Locale, words: OrdersWords): string {
  const kopiykas = Math.round(amount * 100)
  const [whole, rest] = [Math.floor(kopiykas / 100), kopiykas % 100]
  const cardinal = cardinals[locale](whole)
  return formatMessage('{whole} {hryvnias} {rest} {kopiykas}', {
    whole: cardinal.charAt(0).toLocaleUpperCase(locale) + cardinal.slice(1),
    hryvnias: pluralForm(locale, words.hryvnias, whole),
    rest: String(rest).padStart(2, '0'),
    kopiykas: pluralForm(locale, words.kopiykas, rest),
  })
}
