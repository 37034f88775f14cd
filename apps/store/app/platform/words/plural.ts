import type { PluralForms } from '@shop/ui/messages/format'

/** The forms of a phrase: two in English, four in Ukrainian and Russian, where `other` is for fractions. */
export function plural(
  ...forms: [one: string, other: string] | [one: string, few: string, many: string, other: string]
): PluralForms {
  if (forms.length === 2) return { one: forms[0], other: forms[1] }
  const [one, few, many, other] = forms
  return { one, few, many, other }
}

/** The same where only a part of the phrase, its `{form}`, changes. */
export function pluralIn(
  phrase: string,
  ...forms: [one: string, few: string, many: string, other: string]
): PluralForms {
  const [one, few, many, other] = forms
  const inPhrase = (form: string) => phrase.replace('{form}', form)
  return plural(inPhrase(one), inPhrase(few), inPhrase(many), inPhrase(other))
}
