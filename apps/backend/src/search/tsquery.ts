// Literals of `tsquery`.
import { stemOf } from '../text-matching/tokenize.ts'
import { spellingsOf } from './spellings.ts'

/** Stems as prefixes, all required, except single characters, which are words. */
const allOf = (words: readonly string[], isAlone: boolean): string =>
  words.map(word => (word.length === 1 && !isAlone ? `'${word}'` : `'${stemOf(word)}':*`)).join(' & ')

/** Any of the alternatives. */
export const anyOf = (alternatives: readonly string[]): string =>
  alternatives.length === 1
    ? (alternatives[0] ?? '')
    : `(${alternatives.map(each => (each.includes('&') ? `(${each})` : each)).join(' | ')})`

/** A word as a prefix, in each spelling. */
export const spelled = (word: string, isAlone: boolean): string =>
  anyOf(spellingsOf(word).map(words => allOf(words, isAlone && words.length === 1)))

/** Literal of a `tsquery`: every stem as a prefix, in each spelling. */
export const tsqueryOf = (words: readonly string[]): string =>
  words.map(word => spelled(word, words.length === 1)).join(' & ')

/** As `tsqueryOf`, but no stem is the beginning of another one. */
export const wholeOf = (words: readonly string[]): string =>
  words
    .map(word => (spellingsOf(word).length > 1 ? spelled(word, words.length === 1) : `'${stemOf(word)}'`))
    .join(' & ')
