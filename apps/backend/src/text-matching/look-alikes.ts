import { type SQL, sql } from 'drizzle-orm'

/** Cyrillic letters, and the Latin ones or the digit that look the same. */
const CYRILLIC_SHAPES = 'АВЕЗІКМНОРСТУХЅЈасезіорухѕј'
const LATIN_SHAPES = 'ABE3IKMHOPCTYXSJace3iopyxsj'
const CYRILLIC_SHAPE = new RegExp(`[${CYRILLIC_SHAPES}]`, 'g')

/** A text whose Cyrillic letters are the Latin ones or the digit of their shape, as far as there are any. */
export const withLatinShapes = (text: string): string =>
  text.replace(CYRILLIC_SHAPE, letter => LATIN_SHAPES.charAt(CYRILLIC_SHAPES.indexOf(letter)))

const LATIN_SHAPE = new RegExp(`[${LATIN_SHAPES}]`, 'g')

/** A text whose words with Cyrillic letters have no Latin ones of the same shape: «мiсто» with an English «i». */
export const withCyrillicShapes = (text: string): string =>
  text.replace(/\p{L}+/gu, word =>
    /\p{Script=Cyrillic}/u.test(word)
      ? word.replace(LATIN_SHAPE, letter => CYRILLIC_SHAPES.charAt(LATIN_SHAPES.indexOf(letter)))
      : word,
  )

/** Dashes that look like a hyphen. */
const DASHES = '‐‑‒–—−'

const INVISIBLE = '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff'
const INVISIBLE_CHARACTER = new RegExp(`[${INVISIBLE}]`, 'g')

const shapeKey = (text: SQL): SQL =>
  sql`translate(upper(normalize(${text}, NFKC)), ${CYRILLIC_SHAPES + DASHES + INVISIBLE}, ${LATIN_SHAPES + '-'.repeat(DASHES.length)})`

/**
 * Sizes that look the same are one size: case, the width of letters and dashes, invisible characters, and spaces beside a dash or a
 * slash do not count, and Cyrillic letters are the Latin ones of their shape.
 */
export const sizeKey = (size: SQL): SQL => sql`regexp_replace(${shapeKey(size)}, '\\s*([-/])\\s*', '\\1', 'g')`

/** Names of parameters that look the same are one name, with or without a colon after it. In SQL: `paramKeyOf`. */
export const paramKey = (name: string): string =>
  withLatinShapes(name.normalize('NFKC').toUpperCase().replace(INVISIBLE_CHARACTER, ''))
    .replace(/\s+/g, ' ')
    .replace(/[\s:]+$/, '')

export const paramKeyOf = (name: SQL): SQL =>
  sql`regexp_replace(regexp_replace(${shapeKey(name)}, '\\s+', ' ', 'g'), '[\\s:]+$', '')`
