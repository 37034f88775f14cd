import type { Locale } from '@shop/contract/locales'
import { languages } from './languages.server.ts'

/** Shortest word that may not fit into a column on a phone, in letters. */
const LONG = 12

/** Shortest word that may not fit into a column of a table on a phone whose text is enlarged twice, in letters. */
const LONG_IN_TABLE = 8

const SOFT_HYPHEN = '\u00ad'

/** Fewest letters on either side of a hyphen. */
const edges = /^(\p{L}{1,2})\u00ad|\u00ad(?=\p{L}{1,2}(?!\p{L}|\u00ad))/gu

/** Soft hyphens in long words: browsers break them there with a hyphen, and nowhere else. */
export const softHyphens = (text: string, locale: Locale, minWordLength = LONG): string =>
  text.replace(/\p{L}{8,}/gu, word =>
    languages[locale].hyphenateSync(word, { minWordLength, hyphenChar: SOFT_HYPHEN }).replace(edges, '$1'),
  )

/** Soft hyphens in the tables of sanitised HTML. */
export const softHyphensInTables = (html: string, locale: Locale): string =>
  html.replace(/<table\b.*?<\/table>/gs, table =>
    table.replace(/>[^<]+/g, text => softHyphens(text, locale, LONG_IN_TABLE)),
  )
