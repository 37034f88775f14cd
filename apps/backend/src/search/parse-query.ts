import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from './tokenize.ts'

/** A query as the database takes it: every stem, as the beginning of a word unless it is a single sign. */
export const tsqueryOf = (words: readonly string[]): string =>
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

/** Which of the words begin a word of the catalogue. */
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

const Near = z.object({ rows: z.array(z.object({ word: z.string(), latin: z.string(), weight: z.int() })) })

/** As many words as are compared letter by letter. */
const CANDIDATES = 400

/** The word of the catalogue that sounds or is spelt nearest, or null when none is near enough. */
async function nearestWord(db: Database, word: string): Promise<string | null> {
  const latin = toLooseLatin(word)
  if (latin.length < 3) return null
  const most = maxTypos(latin.length)
  const { rows } = Near.parse(
    await db.execute(
      sql`select word, latin, weight from search_words
          where latin % ${latin}
             or (latin like ${`${latin.slice(0, 1)}%`} and length(latin) between ${latin.length - most} and ${latin.length + most})
          order by similarity(latin, ${latin}) desc, weight desc
          limit ${CANDIDATES}`,
    ),
  )
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word)
  const [best] = rows
    .map(row => ({
      ...row,
      steps: editDistance(row.latin, latin),
      foreign: /\p{Script=Cyrillic}/u.test(row.word) === isCyrillic ? 0 : 1,
    }))
    .filter(row => row.steps <= most)
    .toSorted((a, b) => a.steps - b.steps || a.foreign - b.foreign || b.weight - a.weight)
  return best?.word ?? null
}

/** A word of the catalogue for each typed one: as typed, in another layout, by sound, with a slip put right. Null: none. */
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
  /** What was searched instead of what was typed; null when nothing had to change. */
  corrected: string | null
}

/** Longest query taken seriously. */
const MAX_WORDS = 12

/**
 * What a shopper means. As typed when that finds something; otherwise every unknown word is put right, and what nothing
 * is near to is left out as long as something remains.
 */
export async function parseQuery(db: Database, text: string): Promise<ParsedQuery> {
  const typed = [...new Set(tokenize(text))].slice(0, MAX_WORDS)
  if (typed.length === 0) {
    // Only signs were typed; in another layout they may be letters: `,k.pf` is «блуза».
    const meant = otherLayouts(`a${text}`).flatMap(other => tokenize(other.slice(1)))
    return meant.length > 0 && text.trim() !== '' && (await hasMatches(db, meant.slice(0, 1)))
      ? { query: tsqueryOf(meant.slice(0, 1)), corrected: meant[0] ?? null }
      : { query: null, corrected: null }
  }
  if (await hasMatches(db, typed)) return { query: tsqueryOf(typed), corrected: null }
  // Signs such as `;` and `[` are letters in another layout: the text is retyped as a whole before it is cut into words.
  for (const other of otherLayouts(text)) {
    const words = [...new Set(tokenize(other))].slice(0, MAX_WORDS)
    if (words.length > 0 && (await hasMatches(db, words)))
      return { query: tsqueryOf(words), corrected: words.join(' ') }
  }
  const meant = (await correctWords(db, typed)).filter(word => word !== null)
  if (meant.length === 0 || !(await hasMatches(db, meant))) return { query: null, corrected: null }
  return { query: tsqueryOf(meant), corrected: meant.join(' ') }
}
