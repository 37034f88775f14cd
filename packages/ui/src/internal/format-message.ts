/** Plural forms of a message; `other` is used for every category that the language does not define. */
export interface PluralForms {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** Fills the `{named}` placeholders of a message; a placeholder without a value becomes empty. */
export const formatMessage = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Cached by locale: constructing Intl.PluralRules dominates the rendering of a page with a hundred counts. */
const rules: Record<string, Intl.PluralRules> = {}

/** The plural form that goes with `count` in a language. */
export function pluralForm(locale: string, forms: PluralForms, count: number): string {
  rules[locale] ??= new Intl.PluralRules(locale)
  return forms[rules[locale].select(count)] ?? forms.other
}

/** The plural form for `count`, with `{count}` filled in. */
export const formatPlural = (locale: string, forms: PluralForms, count: number): string =>
  formatMessage(pluralForm(locale, forms, count), { count })
