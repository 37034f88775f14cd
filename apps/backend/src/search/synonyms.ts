import type { Locale } from '@shop/contract/locales'
import { asc } from 'drizzle-orm'
import { memoizeByVersion } from '../db/memoize-by-version.ts'
import { search_synonyms } from '../db/schema/index.ts'
import { editDistance, maxTypos, stemOf, tokenize, toLooseLatin } from '../text-matching/tokenize.ts'
import type { Context } from '../wire/handler.ts'

interface Synonym {
  lang: Locale
  word: string
  replacement: string
}

/** Maximum number of words that a synonym replaces. */
export const MAX_SYNONYM_WORDS = 3
/** Typed beginnings of a synonym that are completed, in letters. */
const MIN_BEGINNING = 3
/** Shorter stems are beginnings of other words: «роб» of «роба» is that of «робочий». */
export const MIN_CLEAR_STEM = 4

export interface Replacement {
  text: string
  /** Languages of the word that it replaces. */
  langs: readonly Locale[]
}

interface SynonymMatch {
  /** Number of typed words. */
  length: number
  replacements: readonly Replacement[]
  /** Slugs of the categories that are nearest to what the shop does not sell: a replacement `/headwear`. */
  categories: readonly string[]
}

export interface Synonyms {
  /** The synonym that begins at a word of a query, in any inflected form; the longest one. */
  at(words: readonly string[], index: number): SynonymMatch | null
  /** The only or first synonym that begins with typed letters, or null. */
  completed(word: string): string | null
  /** The synonym of one word with the most similar sound or spelling, or null. */
  nearest(word: string): { word: string; distance: number } | null
}

/** «Чоботи гумові» are «гумові чоботи». */
const keyOf = (words: readonly string[]): string => words.map(stemOf).toSorted().join(' ')

function createSynonyms(rows: readonly Synonym[]): Synonyms {
  const byStems = new Map<string, { words: Set<string>; replacements: Map<string, Locale[]> }>()
  const single = new Map<string, string>()
  for (const { lang, word, replacement } of rows) {
    const words = tokenize(word)
    const key = keyOf(words)
    const known = byStems.get(key) ?? { words: new Set(), replacements: new Map() }
    known.words.add(words.join(' '))
    known.replacements.set(replacement, [...(known.replacements.get(replacement) ?? []), lang])
    byStems.set(key, known)
    if (words.length === 1 && words[0] !== undefined) single.set(words[0], toLooseLatin(words[0]))
  }
  return {
    at(words, index) {
      for (let length = Math.min(MAX_SYNONYM_WORDS, words.length - index); length > 0; length--) {
        const typed = words.slice(index, index + length)
        const key = keyOf(typed)
        const found = byStems.get(key)
        if (!found) continue
        const isInflected = key !== typed.join(' ')
        if (!found.words.has(typed.join(' ')) && !isInflected && key.length < MIN_CLEAR_STEM) continue
        const all = [...found.replacements].map(([text, langs]) => ({ text, langs }))
        return {
          length,
          replacements: all.filter(({ text }) => !text.startsWith('/')),
          categories: all.flatMap(({ text }) => (text.startsWith('/') ? [text.slice(1)] : [])),
        }
      }
      return null
    },
    completed: word =>
      word.length < MIN_BEGINNING ? null : (single.keys().find(known => known.startsWith(word)) ?? null),
    nearest(word) {
      const latin = toLooseLatin(word)
      if (latin.length < MIN_BEGINNING) return null
      const maxDistance = maxTypos(latin.length)
      let best: { word: string; distance: number } | null = null
      for (const [known, sound] of single) {
        if (Math.abs(sound.length - latin.length) > maxDistance) continue
        const distance = editDistance(sound, latin)
        if (distance <= maxDistance && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
          best = { word: known, distance }
      }
      return best
    },
  }
}

/** All synonyms of the shop; a few hundred, so that a query is compared with them without asking the database. */
export const loadSynonyms = memoizeByVersion(
  1,
  () => '',
  async (_: null, { db, tags }: Context): Promise<Synonyms> => {
    tags.add('synonyms')
    const { lang, word, replacement } = search_synonyms
    return createSynonyms(await db.select().from(search_synonyms).orderBy(asc(word), asc(lang), asc(replacement)))
  },
)
