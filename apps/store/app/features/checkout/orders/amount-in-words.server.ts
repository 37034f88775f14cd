import type { Locale } from '@shop/contract/locales'
import { formatMessage, pluralForm } from '@shop/ui/messages/format'
import { languages } from '../../../platform/words/languages.server.ts'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'

/** «Одна тисяча двісті гривень 50 копійок», as documents write amounts: kopiykas in figures. */
export function amountInWords(amount: number, locale: Locale, words: OrdersWords): string {
  const kopiykas = Math.round(amount * 100)
  const [whole, rest] = [Math.floor(kopiykas / 100), kopiykas % 100]
  const cardinal = languages[locale].cardinal(whole)
  return formatMessage('{whole} {hryvnias} {rest} {kopiykas}', {
    whole: cardinal.charAt(0).toLocaleUpperCase(locale) + cardinal.slice(1),
    hryvnias: pluralForm(locale, words.hryvnias, whole),
    rest: String(rest).padStart(2, '0'),
    kopiykas: pluralForm(locale, words.kopiykas, rest),
  })
}
