/** Forms of one phrase by plural category; `other` is the form for every category that the language does not name. */
export interface PluralForms {
  readonly one?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** Puts values into `{named}` places of a phrase; a place without a value stays empty. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Kept by language: a page of a hundred counts would spend most of its time on making them. */
const rules: Record<string, Intl.PluralRules> = {}

/** The phrase for `count` in a language, with `{count}` filled. */
export function plural(locale: string, forms: PluralForms, count: number): string {
  rules[locale] ??= new Intl.PluralRules(locale)
  const category = rules[locale].select(count)
  const phrase = category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined
  return fill(phrase ?? forms.other, { count })
}
