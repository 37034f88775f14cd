import { type Locale, locales } from '@shop/contract/locales'
import { fill } from './fill.ts'

/** Forms of one phrase by plural category; a language without a category uses `other`. */
export interface Forms {
  one?: string
  few?: string
  many?: string
  other: string
}

/** Building one takes longer than an answer's other work with words. */
const rules = new Map(locales.map(locale => [locale, new Intl.PluralRules(locale)]))

/** The phrase for a number, the number filled in: «34 товари». */
export function counted(lang: Locale, forms: Forms, count: number): string {
  const category = rules.get(lang)?.select(count)
  const form = category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined
  return fill(form ?? forms.other, { count })
}
