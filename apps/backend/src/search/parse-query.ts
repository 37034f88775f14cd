import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from './tokenize.ts'

/** Literal of a `tsquery`: every stem as a prefix, except single characters. */
const tsqueryOf = (words: readonly string[]): string =>
  words.map(word => (word.length === 1 && words.length > 1 ? `'${word}'` : `'${stemOf(word)}':*`)).join(' & ')

const Found = z.object({ rows: z.array(z.object({ found: z.boolean() })) })

async function hasMatches(db: Database, words: readonly string[]): Promise<boolean> {
  const { rows } = Found.parse(
    await db.execute(
      sql`select exists (select 1 from product_search where document @@ ${tsqueryOf(words)}::tsquery) as found`,
    ),
  )
  return rows[0]?.found ?? false
}

const Known = z.object({ rows: z.array(z.object({ word: z.string() })) })

/** The words that a word of the catalogue begins with. */
async function findKnownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const candidates = sql.join(
    words.map(word => sql`(${word}::text, ${`${stemOf(word)}%`}::text, ${tsqueryOf([word])}::tsquery)`),
    sql`, `,
  )
  const { rows } = Known.parse(
    await db.execute(
      sql`select c.word from (values ${candidates}) as c (word, pattern, query)
          where exists (select 1 from search_words s where s.word like c.pattern)
             or exists (select 1 from product_search p where p.document @@ c.query)`,
    ),
  )
  return new Set(rows.map(row => row.word))
}

const SimilarWords = z.object({ rows: z.array(z.object({ word: z.string(), latin: z.string(), weight: z.int() })) })

/** Maximum number of words whose edit distance is computed. */
const MAX_CANDIDATES = 400

/** The word of the catalogue with the most similar sound or spelling, or null. */
async function nearestWord(db: Database, word: string): Promise<string | null> {
  const latin = toLooseLatin(word)
  if (latin.length < 3) return null
  const maxDistance = maxTypos(latin.length)
  const { rows } = SimilarWords.parse(
    await db.execute(
      sql`select word, latin, weight from search_words
          where latin % ${latin}
             or (latin like ${`${latin.slice(0, 1)}%`} and length(latin) between ${latin.length - maxDistance} and ${latin.length + maxDistance})
          order by similarity(latin, ${latin}) desc, weight desc
          limit ${MAX_CANDIDATES}`,
    ),
  )
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word)
  const [best] = rows
    .map(row => ({
      ...row,
      distance: editDistance(row.latin, latin),
      isOtherScript: /\p{Script=Cyrillic}/u.test(row.word) === isCyrillic ? 0 : 1,
    }))
    .filter(row => row.distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance || a.isOtherScript - b.isOtherScript || b.weight - a.weight)
  return best?.word ?? null
}

/** Finds a word of the catalogue for each typed one: as typed, in another keyboard layout, or the nearest; null when there is none. */
async function correctWords(db: Database, typed: readonly string[]): Promise<(string | null)[]> {
  const inLayouts = typed.map(word => otherLayouts(word).flatMap(text => tokenize(text).slice(0, 1)))
  const known = await findKnownWords(db, [...new Set([...typed, ...inLayouts.flat()])])
  return Promise.all(
    typed.map(async (word, index) => {
      if (known.has(word)) return word
      return inLayouts[index]?.find(other => other.length > 2 && known.has(other)) ?? (await nearestWord(db, word))
    }),
  )
}

export interface ParsedQuery {
  /** Literal of a `tsquery`; null when nothing can be searched. */
  query: string | null
  /** The query that is searched instead; null when the typed one has matches. */
  corrected: string | null
}

/** Further words are ignored. */
const MAX_WORDS = 12

/**
 * Parses a query. When it has no matches as typed, unknown words are corrected, and words without a correction are dropped as
 * long as any word is left.
 */
export async function parseQuery(db: Database, text: string): Promise<ParsedQuery> {
  const typed = [...new Set(tokenize(text))].slice(0, MAX_WORDS)
  if (typed.length === 0) {
    // Only punctuation was typed; in another layout it may be letters: `,k.pf` is «блуза».
    const retyped = otherLayouts(`a${text}`).flatMap(other => tokenize(other.slice(1)))
    return retyped.length > 0 && text.trim() !== '' && (await hasMatches(db, retyped.slice(0, 1)))
      ? { query: tsqueryOf(retyped.slice(0, 1)), corrected: retyped[0] ?? null }
      : { query: null, corrected: null }
  }
  if (await hasMatches(db, typed)) return { query: tsqueryOf(typed), corrected: null }
  // `;` and `[` are letters in another layout, so the whole text is converted before it is split into words.
  for (const other of otherLayouts(text)) {
    const words = [...new Set(tokenize(other))].slice(0, MAX_WORDS)
    if (words.length > 0 && (await hasMatches(db, words)))
      return { query: tsqueryOf(words), corrected: words.join(' ') }
  }
  const corrected = (await correctWords(db, typed)).filter(word => word !== null)
  if (corrected.length === 0 || !(await hasMatches(db, corrected))) return { query: null, corrected: null }
  return { query: tsqueryOf(corrected), corrected: corrected.join(' ') }
}
