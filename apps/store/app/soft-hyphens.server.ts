import type { Locale } from '@shop/contract/locales'
import english from 'hyphen/en-gb'
import russian from 'hyphen/ru'
import ukrainian from 'hyphen/uk'

const hyphenators = { uk: ukrainian, ru: russian, en: english } as const

/** Shortest word that may not fit into a column of a table on a phone, in letters. */
const LONG = 12

const SOFT_HYPHEN = '\u00ad'

/** Fewest letters on either side of a hyphen. */
const edges = /^(\p{L}{1,2})\u00ad|\u00ad(?=\p{L}{1,2}(?!\p{L}|\u00ad))/gu

/** Soft hyphens in long words: browsers break them there with a hyphen, and nowhere else. */
export const softHyphens = (text: string, locale: Locale): string =>
  text.replace(/\p{L}{12,}/gu, word =>
    hyphenators[locale].hyphenateSync(word, { minWordLength: LONG, hyphenChar: SOFT_HYPHEN }).replace(edges, '$1'),
  )
