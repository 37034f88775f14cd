import type { Locale } from '@shop/contract/locales'
import { fill } from './fill.ts'

/** Forms of one phrase by plural category; a language without a category uses `other`. */
export interface Forms {
  one?: string
  few?: string
  many?: string
  other: string
}

/** The phrase for a number, the number filled in: «34 товари». */
export function counted(lang: Locale, forms: Forms, count: number): string {
  const category = new Intl.PluralRules(lang).select(count)
  const form = category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined
  return fill(form ?? forms.other, { count })
}
