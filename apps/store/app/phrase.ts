/** Forms of one phrase by plural category; a language without a category uses `other`. */
export interface Forms<Phrase = string> {
  one?: Phrase
  few?: Phrase
  many?: Phrase
  other: Phrase
}

/** Puts values into the `{named}` places of a phrase. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Kept by language: making one takes longer than a card of the goods. */
const rules: Record<string, Intl.PluralRules> = {}

/** The form that goes with a number in a language. */
export function formFor<Phrase>(locale: string, forms: Forms<Phrase>, count: number): Phrase {
  rules[locale] ??= new Intl.PluralRules(locale)
  const category = rules[locale].select(count)
  return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other
}

/** The phrase for a number, the number filled in: «34 моделі». */
export const counted = (locale: string, forms: Forms, count: number): string =>
  fill(formFor(locale, forms, count), { count })
