import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadNamed } from '../catalogue/list-scope.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { editDistance, maxTypos, otherLayouts, stemOf, tokenize, toLooseLatin } from '../text-matching/tokenize.ts'
import type { Context } from '../wire/handler.ts'
import { spellingsOf } from './spellings.ts'
import { MIN_CLEAR_STEM, type Replacement, type Synonyms } from './synonyms.ts'

/** Words without a meaning of their own. They are dropped as long as another word is left. */
const stopWords = new Set(
  [
    'з із зі для на в у і й та або від під при', // uk
    'с со во и или от под к', // ru
    'the with for and or of in', // en
  ].flatMap(words => words.split(' ')),
)

/** Stems of words that every product of the shop has in common, or that speak of buying: products that say so come first. */
const commonStems = new Set(
  [
    'робочий захисний спеціальний професійний чоловічий якісний робота купити замовити ціна недорого дешево', // uk
    'рабочий защитный специальный профессиональный мужской качественный работа купить заказать цена дешево', // ru
    'work working protective professional mens quality buy order price cheap', // en
  ].flatMap(words => words.split(' ').map(stemOf)),
)

const isCommon = (word: string): boolean => commonStems.has(stemOf(word))

/** The words of a query that tell its products from others. */
export const distinctiveWordsOf = (text: string): string[] => wordsOf(text).filter(word => !isCommon(word))

/** Further words are ignored. */
const MAX_WORDS = 12

function wordsOf(text: string): string[] {
  const words = [...new Set(tokenize(text))]
  const meaningful = words.filter(word => !stopWords.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS)
}

/** Stems as prefixes, all required, except single characters, which are words. */
const allOf = (words: readonly string[], isAlone: boolean): string =>
  words.map(word => (word.length === 1 && !isAlone ? `'${word}'` : `'${stemOf(word)}':*`)).join(' & ')

const anyOf = (alternatives: readonly string[]): string =>
  alternatives.length === 1
    ? (alternatives[0] ?? '')
    : `(${alternatives.map(each => (each.includes('&') ? `(${each})` : each)).join(' | ')})`

const spelled = (word: string, isAlone: boolean): string =>
  anyOf(spellingsOf(word).map(words => allOf(words, isAlone && words.length === 1)))

/** Literal of a `tsquery`: every stem as a prefix, in each spelling. */
const tsqueryOf = (words: readonly string[]): string => words.map(word => spelled(word, words.length === 1)).join(' & ')

/** As `tsqueryOf`, but no stem is the beginning of another one. */
const wholeOf = (words: readonly string[]): string =>
  words
    .map(word => (spellingsOf(word).length > 1 ? spelled(word, words.length === 1) : `'${stemOf(word)}'`))
    .join(' & ')

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
  synonyms: readonly Replacement[]
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
  /** The query with each replacement of its first synonym and the first one of the others. */
  const first = terms.findIndex(({ replacements }) => replacements.length > 0)
  const phrases = (terms[first]?.replacements ?? []).map(replacement => {
    const parts = terms.map((term, index) => {
      const chosen = index === first ? replacement : term.replacements[0]
      return chosen
        ? { text: chosen.text, query: replacedBy(chosen) }
        : { text: term.words.join(' '), query: exactOf(term) }
    })
    return {
      text: parts.map(({ text }) => text).join(' '),
      langs: replacement.langs,
      query: parts.map(part => part.query).join(' & '),
    }
  })
  const [isExact] = await haveMatches(db, [exact])
  if (isExact) return { ...emptyQuery, query, exact }
  const [isFound, ...arePhrases] = await haveMatches(db, [query, ...phrases.map(phrase => phrase.query)])
  return isFound ? { ...emptyQuery, query, synonyms: phrases.filter((_, index) => arePhrases[index]) } : null
}

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
      isOtherScript: /\p{Script=Cyrillic}/u.test(row.word) === isCyrillic ? 0 : 1,
    }))
    .filter(row => row.distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance || a.isOtherScript - b.isOtherScript || b.weight - a.weight)
  return best ?? null
}

/** The nearest word of the catalogue, or a synonym that is nearer. */
async function nearest(db: Database, word: string, synonyms: Synonyms): Promise<string | null> {
  const known = await nearestWord(db, word)
  const synonym = synonyms.nearest(word)
  return (synonym && synonym.distance < (known?.distance ?? Number.POSITIVE_INFINITY) ? synonym : known)?.word ?? null
}

/** Finds a word of the catalogue or a synonym for each typed word: as typed, in another keyboard layout, or the nearest; null when there is none. */
async function correctWords(db: Database, typed: readonly string[], synonyms: Synonyms): Promise<(string | null)[]> {
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
 * long as any word is left. `goods`: stems of what the shop sells, which are dropped last.
 */
export async function parseQuery(
  context: Needs,
  text: string,
  synonyms: Synonyms,
  goods: ReadonlySet<string>,
): Promise<ParsedQuery> {
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
  // No product has all of them: as many as possible, the goods of «джинсова куртка» and «каска монтажника» rather than what they are like.
  const isGoods = (word: string) => goods.has(stemOf(word))
  const dropped = corrected.toSorted((a, b) => Number(isGoods(a)) - Number(isGoods(b)))
  const narrower = dropped.map(word => corrected.filter(other => other !== word))
  // When every word is known, it is asked above whether a product has all of them.
  const isAsTyped = corrected.join(' ') === typed.join(' ')
  for (const words of isAsTyped ? narrower : [corrected, ...narrower]) {
    const found = await matchWords(context, words, synonyms)
    if (found) return { ...found, corrected: words.join(' ') }
  }
  return emptyQuery
}
