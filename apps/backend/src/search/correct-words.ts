import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from '../text-matching/tokenize.ts'
import type { Synonyms } from './synonyms.ts'
import { tsqueryOf } from './tsquery.ts'

const Known = rowsOf({ word: z.string() })

/** The words that a word of the catalogue begins with. */
async function findKnownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  const candidates = sql.join(
    words.map(word => sql`(${word}::text, ${`${stemOf(word)}%`}::text, ${tsqueryOf([word])}::tsquery)`),
    sql`, `,
  )
  const rows = Known.parse(
    await db.execute(
      sql`select c.word from (values ${candidates}) as c (word, pattern, query)
          where exists (select 1 from search_words s where s.word like c.pattern)
             or has_matching_product(c.query)`,
    ),
  )
  return new Set(rows.map(row => row.word))
}

const SimilarWords = rowsOf({ word: z.string(), latin: z.string(), weight: z.int() })

/** Maximum number of words whose edit distance is computed. */
const MAX_CANDIDATES = 400

/** The word of the catalogue with the most similar sound or spelling, or null. */
async function nearestWord(db: Database, word: string): Promise<{ word: string; distance: number } | null> {
  const latin = toLooseLatin(word)
  if (latin.length < 3) return null
  const maxDistance = maxTypos(latin.length)
  const rows = SimilarWords.parse(
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
      isSameScript: /\p{Script=Cyrillic}/u.test(row.word) === isCyrillic,
    }))
    // What sounds alike may be written differently and mean something else: `gear` is no `head`.
    .filter(({ word: known, distance, isSameScript }) =>
      isSameScript ? distance <= maxDistance && editDistance(known, word) <= maxTypos(word.length) : distance === 0,
    )
    .toSorted(
      (a, b) => a.distance - b.distance || Number(b.isSameScript) - Number(a.isSameScript) || b.weight - a.weight,
    )
  return best ?? null
}

/** The nearest word of the catalogue, or a synonym that is nearer. */
async function nearest(db: Database, word: string, synonyms: Synonyms): Promise<string | null> {
  const known = await nearestWord(db, word)
  const synonym = synonyms.nearest(word)
  return (synonym && synonym.distance < (known?.distance ?? Number.POSITIVE_INFINITY) ? synonym : known)?.word ?? null
}

/** Finds a word of the catalogue or a synonym for each typed word: as typed, in another keyboard layout, or the nearest; null when there is none. */
export async function correctWords(
  db: Database,
  typed: readonly string[],
  synonyms: Synonyms,
): Promise<(string | null)[]> {
  const inLayouts = typed.map(word => otherLayouts(word).flatMap(text => tokenize(text).slice(0, 1)))
  const found = await findKnownWords(db, [...new Set([...typed, ...inLayouts.flat()])])
  const isKnown = (word: string) => found.has(word) || synonyms.at([word], 0) !== null
  return Promise.all(
    typed.map(async (word, index) => {
      if (isKnown(word)) return word
      const retyped = inLayouts[index]?.find(other => other.length > 2 && isKnown(other))
      return retyped ?? synonyms.completed(word) ?? (await nearest(db, word, synonyms))
    }),
  )
}
