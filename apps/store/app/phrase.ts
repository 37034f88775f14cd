/** Forms of one phrase by plural category; a language without a category uses `other`. */
export interface Forms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  other: string
}

/** Puts values into the `{named}` places of a phrase. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Cached by language: creating one takes longer than rendering a product card. */
const rules: Record<string, Intl.PluralRules> = {}

/** The form that goes with a number in a language. */
export function formFor(locale: string, forms: Forms, count: number): string {
  rules[locale] ??= new Intl.PluralRules(locale)
  return forms[rules[locale].select(count)] ?? forms.other
}

/** The phrase for a number, the number filled in: «34 моделі». */
export const counted = (locale: string, forms: Forms, count: number): string =>
  fill(formFor(locale, forms, count), { count })
