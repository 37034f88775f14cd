import type { Locale } from '@shop/contract/locales'
import { en as enComponents } from '@shop/ui/messages/en'
import { ru as ruComponents } from '@shop/ui/messages/ru'
import { uk as ukComponents } from '@shop/ui/messages/uk'
import english from 'hyphen/en-gb'
import russian from 'hyphen/ru'
import ukrainian from 'hyphen/uk'
import { toCardinal as englishCardinal } from 'n2words/en-GB'
import { toCardinal as russianCardinal } from 'n2words/ru-RU'
import { toCardinal as ukrainianCardinal } from 'n2words/uk-UA'
import * as en from './en.ts'
import * as ru from './ru.ts'
import * as uk from './uk.ts'

/** Of every area. */
export type Words = typeof uk

interface Language {
  words: Words
  /** Messages of the components. */
  components: typeof ukComponents
  /** Finds where long words may be broken. */
  hyphenateSync: typeof ukrainian.hyphenateSync
  /** A number of hryvnias in words. */
  cardinal: (amount: number) => string
}

/** What the server has of each language. Browsers fetch that of one: `load-words.ts`, `validation-messages.ts`. */
export const languages: Readonly<Record<Locale, Language>> = {
  uk: {
    words: uk,
    components: ukComponents,
    hyphenateSync: ukrainian.hyphenateSync,
    // The library writes some words with a Latin i, which prints and reads out wrongly.
    cardinal: amount => ukrainianCardinal(amount, { gender: 'feminine' }).replaceAll('i', 'і').replaceAll("'", '’'),
  },
  ru: {
    words: ru,
    components: ruComponents,
    hyphenateSync: russian.hyphenateSync,
    cardinal: amount => russianCardinal(amount, { gender: 'feminine' }),
  },
  en: {
    words: en,
    components: enComponents,
    hyphenateSync: english.hyphenateSync,
    cardinal: amount => englishCardinal(amount),
  },
}
