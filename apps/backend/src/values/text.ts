import { type Locale, locales } from '@shop/contract/locales'

/** One text in every language of the shop. */
export type Text = Record<Locale, string>

/** One line: line ends and the indents around them are a space. */
export const lineOf = (text: string): string => text.trim().replace(/ *[\t\n\r]\s*/g, ' ')

/** Data with the value of one language wherever they state one for each. */
export function inLanguage(data: unknown, lang: Locale): unknown {
  if (Array.isArray(data)) return data.map(item => inLanguage(item, lang))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  const [, own] = entries.find(([key]) => key === lang) ?? []
  if (locales.every(one => Object.hasOwn(data, one))) return own
  return Object.fromEntries(entries.map(([key, value]) => [key, inLanguage(value, lang)]))
}
