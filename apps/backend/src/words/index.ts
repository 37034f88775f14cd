import { inEachLocale, type Locale } from '@shop/contract/locales'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk, type Words } from './uk.ts'

export { fill } from './fill.ts'

export const words: Readonly<Record<Locale, Words>> = { uk, ru, en }

/** One text in every language. */
export const textOf = (pick: (words: Words, lang: Locale) => string): Record<Locale, string> =>
  inEachLocale(lang => pick(words[lang], lang))
