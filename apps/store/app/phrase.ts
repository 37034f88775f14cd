/** Forms of one phrase by plural category; a language without a category uses `other`. */
export interface Forms {
  one?: string
  few?: string
  many?: string
  other: string
}

/** The forms of a phrase: two in English, four in Ukrainian and Russian, where `other` is for fractions. */
export function plural(
  ...forms: [one: string, other: string] | [one: string, few: string, many: string, other: string]
): Forms {
  if (forms.length === 2) return { one: forms[0], other: forms[1] }
  const [one, few, many, other] = forms
  return { one, few, many, other }
}

/** Puts values into the `{named}` places of a phrase. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Cached by language: creating one takes longer than rendering a product card. */
const rules: Record<string, Intl.PluralRules> = {}

/** The form that goes with a number in a language. */
export function formFor(locale: string, forms: Forms, count: number): string {
  rules[locale] ??= new Intl.PluralRules(locale)
  const category = rules[locale].select(count)
  return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
}

/** The phrase for a number, the number filled in: «34 моделі». */
export const counted = (locale: string, forms: Forms, count: number): string =>
  fill(formFor(locale, forms, count), { count })
