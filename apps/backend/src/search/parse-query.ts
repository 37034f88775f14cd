import { type Locale, locales } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadNamed } from '../catalogue/list-scope.ts'
import type { Database } from '../db/database.ts'
import { otherLayouts, stemOf, tokenize } from '../text-matching/tokenize.ts'
import type { Context } from '../wire/handler.ts'
import { correctWords } from './correct-words.ts'
import { byImportance } from './kept-words.ts'
import { isCommon, wordsOf } from './query-words.ts'
import { MIN_CLEAR_STEM, type Replacement, type Synonyms } from './synonyms.ts'
import { anyOf, spelled, tsqueryOf, wholeOf } from './tsquery.ts'

/** The beginning of too many words: «пол» of «поло» is that of «поліуретан». Codes and standards are as short. */
const isShortWord = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && stemOf(word).length < MIN_CLEAR_STEM && word.length > 3

const Found = z.object({ rows: z.tuple([z.object({ found: z.array(z.boolean()) })]) })

/** For each query whether it has matches. */
async function haveMatches(db: Database, queries: readonly string[]): Promise<boolean[]> {
  const each = queries.map(query => sql`has_matching_product(${query}::tsquery)`)
  const { rows } = Found.parse(await db.execute(sql`select array[${sql.join(each, sql`, `)}] as found`))
  return rows[0].found
}

type Needs = Pick<Context, 'db' | 'dataVersions' | 'tags'>

export interface ParsedQuery {
  /** Literal of a `tsquery`; null when nothing can be searched. */
  query: string | null
  /** The `tsquery` without synonyms, when it has matches of its own and there are synonyms. */
  exact: string | null
  /** The `tsquery` of whole words, when it has matches and `query` has beginnings of words. */
  whole: string | null
  /** The query that is searched instead; null when the typed one has matches. */
  corrected: string | null
  /** What a query that matches nothing by its own words was searched as. */
  synonyms: readonly { lang: Locale; text: string }[]
  /** Slugs of the categories nearest to what a query names that the shop does not sell. */
  nearest: readonly string[]
}

export const emptyQuery: ParsedQuery = {
  query: null,
  exact: null,
  whole: null,
  corrected: null,
  synonyms: [],
  nearest: [],
}

interface Term {
  /** The typed words: more than one of a synonym only. */
  words: readonly string[]
  replacements: readonly Replacement[]
  categories: readonly string[]
}

function termsOf(words: readonly string[], synonyms: Synonyms): Term[] {
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const match = synonyms.at(words, index)
    const length = match?.length ?? 1
    terms.push({
      words: words.slice(index, index + length),
      replacements: match?.replacements ?? [],
      categories: match?.categories ?? [],
    })
    index += length
  }
  return terms
}

/** The query of words with matches, in themselves or by synonyms; null when it has none. */
async function matchWords(context: Needs, words: readonly string[], synonyms: Synonyms): Promise<ParsedQuery | null> {
  if (words.length === 0) return null
  const { db } = context
  const terms = termsOf(words, synonyms)
  if (terms.every(({ replacements }) => replacements.length === 0)) {
    const [query, whole] = [tsqueryOf(words), wholeOf(words)]
    const [isWhole] = await haveMatches(db, [whole])
    if (isWhole && words.some(isShortWord)) return { ...emptyQuery, query: whole }
    const isNamed = isWhole || (await loadNamed(query, context)).length > 0
    const [isFound] = isNamed ? [true] : await haveMatches(db, [query])
    return isFound ? { ...emptyQuery, query, whole: isWhole && whole !== query ? whole : null } : null
  }
  const isAlone = words.length === 1
  // A word with synonyms is no beginning of another one: «роба» is not «робочий». Neither is a replacement: «поло», «поліуретан».
  const whole = (words: readonly string[]) => words.map(word => `'${stemOf(word)}'`).join(' & ')
  const replacedBy = ({ text }: Replacement) => whole(wordsOf(text))
  const exactOf = ({ words: own, replacements }: Term) =>
    replacements.length > 0 ? whole(own) : spelled(own[0] ?? '', isAlone)
  const exact = terms.map(exactOf).join(' & ')
  const query = terms.map(term => anyOf([exactOf(term), ...term.replacements.map(replacedBy)])).join(' & ')
  /** What is searched in a language: each replacement of the first synonym, and the first one of the others. */
  const phrases = locales.flatMap(lang => {
    const spoken = terms.map(({ replacements }) => replacements.filter(({ langs }) => langs.includes(lang)))
    const first = spoken.findIndex(replacements => replacements.length > 0)
    return (spoken[first] ?? []).map(replacement => {
      const parts = terms.map((term, index) => {
        const chosen = index === first ? replacement : spoken[index]?.[0]
        return chosen
          ? { text: chosen.text, query: replacedBy(chosen) }
          : { text: term.words.join(' '), query: exactOf(term) }
      })
      // Replacements of several words do not agree with each other: «куртка утеплений».
      const areSeveral = spoken.filter(replacements => replacements.length > 0).length > 1
      return {
        lang,
        text: parts.map(({ text }) => text).join(areSeveral ? ', ' : ' '),
        query: parts.map(part => part.query).join(' & '),
      }
    })
  })
  const [isExact] = await haveMatches(db, [exact])
  if (isExact) return { ...emptyQuery, query, exact }
  const [isFound, ...arePhrases] = await haveMatches(db, [query, ...phrases.map(phrase => phrase.query)])
  return isFound ? { ...emptyQuery, query, synonyms: phrases.filter((_, index) => arePhrases[index]) } : null
}

/** The query of words without those that tell nothing, as long as any other is left. */
async function matchTelling(context: Needs, typed: readonly string[], synonyms: Synonyms): Promise<ParsedQuery | null> {
  const distinctive = typed.filter(word => !isCommon(word))
  if (distinctive.length === 0 || distinctive.length === typed.length) return matchWords(context, typed, synonyms)
  const found = await matchWords(context, distinctive, synonyms)
  if (!found) return null
  const whole = tsqueryOf(typed)
  const [isWhole] = await haveMatches(context.db, [whole])
  return isWhole ? { ...found, whole } : found
}

/**
 * Parses a query. When it has no matches as typed, unknown words are corrected, and words without a correction are dropped as
 * long as any word is left.
 */
export async function parseQuery(context: Context, text: string, synonyms: Synonyms): Promise<ParsedQuery> {
  const typed = wordsOf(text)
  if (typed.length === 0) {
    // Only punctuation was typed; in another layout it may be letters: `,k.pf` is «блуза».
    const [retyped] = otherLayouts(`a${text}`).flatMap(other => tokenize(other.slice(1)))
    if (retyped === undefined || text.trim() === '') return emptyQuery
    const found = await matchWords(context, [retyped], synonyms)
    return found ? { ...found, corrected: retyped } : emptyQuery
  }
  const asTyped = await matchTelling(context, typed, synonyms)
  if (asTyped) return asTyped
  const nearest = termsOf(typed, synonyms).flatMap(({ categories }) => categories)
  if (nearest.length > 0) return { ...emptyQuery, nearest }
  // `;` and `[` are letters in another layout, so the whole text is converted before it is split into words.
  for (const other of otherLayouts(text)) {
    const words = wordsOf(other)
    const found = await matchWords(context, words, synonyms)
    if (found) return { ...found, corrected: words.join(' ') }
  }
  const corrected = [...new Set((await correctWords(context.db, typed, synonyms)).filter(word => word !== null))]
  // When every word is known, it is asked above whether a product has all of them.
  const isAsTyped = corrected.join(' ') === typed.join(' ')
  const found = isAsTyped ? null : await matchWords(context, corrected, synonyms)
  if (found) return { ...found, corrected: corrected.join(' ') }
  // No product has all of them: as many as possible.
  for (const dropped of await byImportance(corrected, synonyms, context)) {
    const words = corrected.filter(word => word !== dropped)
    const found = await matchWords(context, words, synonyms)
    if (found) return { ...found, corrected: words.join(' ') }
  }
  return emptyQuery
}
