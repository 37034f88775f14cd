import { type Locale, locales } from '@shop/contract/locales'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { carrier_settlement_names, carrier_settlements } from '../db/schema/index.ts'
import { editDistance, maxTypos, otherLayouts, toLooseLatin } from '../text-matching/tokenize.ts'
import {
  type DirectoryContext,
  findRows,
  present,
  type Settlement,
  type SettlementRow,
  toSettlement,
} from './directory.ts'
import { normaliseName } from './normalise.ts'
import { createPlaceMatch } from './place-match.ts'
import { parsePlaceQuery } from './place-query.ts'

interface FoundSettlement extends Settlement {
  /** The query is its whole name, perhaps with its kind, and with no other region or district than its own. */
  isNamed: boolean
}

const MAX_SETTLEMENTS = 20
/** Maximum number that is read before those outside of a stated region are left out: more than a hundred villages have one name. */
const MAX_NAMESAKES = 300
/** Characters. A longer text is a part of no name, and like none. */
const MAX_NAME_LENGTH = 80
/** Maximum number of names whose edit distance is computed. */
const MAX_CANDIDATES = 200

interface Found {
  row: SettlementRow
  /** 0: the whole name, alone or with its region, 1: its beginning in the language of the call, 2: in another one, 3: of a later word, 4: a part of it. */
  rank: number
}

/** The settlements of some names, the best match first. The condition and the rank are about `carrier_settlement_names`. */
async function findByName(
  context: DirectoryContext,
  { condition, rank, limit = MAX_SETTLEMENTS }: { condition: SQL; rank: SQL; limit?: number | undefined },
  lang: Locale,
): Promise<Found[]> {
  const { db } = context
  const names = carrier_settlement_names
  const matches = db
    .select({ ref: names.settlement_ref, rank: sql`min(${rank})`.mapWith(Number).as('rank') })
    .from(names)
    .where(condition)
    .groupBy(names.settlement_ref)
    .as('matches')
  // Looked up by its key for each match, whatever the statistics of the table say: without autovacuum, as in PGlite, the planner may
  // take a table that was just filled for an empty one and join every row with every match.
  const settlement = db
    .select({ size: carrier_settlements.size, names: carrier_settlements.names })
    .from(carrier_settlements)
    .where(and(eq(carrier_settlements.ref, matches.ref), present(context)))
    .limit(1)
    .as('settlement')
  const best = await db
    .select({ ref: matches.ref, rank: matches.rank })
    .from(matches)
    .innerJoinLateral(settlement, sql`true`)
    .orderBy(asc(matches.rank), sql`${settlement.size} desc`, sql`${settlement.names} ->> ${lang}`, asc(matches.ref))
    .limit(limit)
  const rows = new Map(
    (
      await findRows(
        context,
        best.map(({ ref }) => ref),
      )
    ).map(row => [row.ref, row]),
  )
  return best.flatMap(({ ref, rank }) => {
    const row = rows.get(ref)
    return row ? [{ row, rank }] : []
  })
}

/** Settlements whose name, or name with the region, begins with the text, or whose later word does. */
function findByPrefix(context: DirectoryContext, text: string, lang: Locale, limit?: number): Promise<Found[]> {
  const names = carrier_settlement_names
  const rank = sql`case
    when ${names.kind} < 4 and ${text} in (${names.name}, ${names.label}) then 0
    when ${names.kind} = ${locales.indexOf(lang)} then 1
    when ${names.kind} < 4 then 2
    else 3 end`
  return findByName(context, { condition: sql`${names.label} like ${`${text}%`}`, rank, limit }, lang)
}

/** Settlements with the text inside a name. */
function findByPart(context: DirectoryContext, text: string, lang: Locale): Promise<Found[]> {
  const names = carrier_settlement_names
  const condition = sql`${names.latin} like ${`%${toLooseLatin(text)}%`} and position(${text} in ${names.name}) > 0`
  return findByName(context, { condition, rank: sql`4` }, lang)
}

/** Settlements whose name sounds or is spelled nearly like the text, or begins so. */
async function findSimilar(context: DirectoryContext, text: string, lang: Locale): Promise<Found[]> {
  const latin = toLooseLatin(text)
  const most = maxTypos(latin.length)
  if (latin.length < 3 || latin.length > MAX_NAME_LENGTH) return []
  const names = carrier_settlement_names
  const candidates = await context.db
    .selectDistinct({
      ref: names.settlement_ref,
      latin: names.latin,
      similarity: sql`similarity(${names.latin}, ${latin})`.mapWith(Number).as('similarity'),
    })
    .from(names)
    .where(
      sql`${names.latin} % ${latin} or (${names.latin} like ${`${latin.slice(0, 1)}%`} and length(${names.latin}) between ${latin.length - most} and ${latin.length + most})`,
    )
    .orderBy(sql`similarity desc`)
    .limit(MAX_CANDIDATES)
  const distances = new Map<string, number>()
  for (const { ref, latin: candidate } of candidates) {
    const distance = Math.min(
      editDistance(candidate ?? '', latin),
      // The name is not typed to its end yet.
      editDistance((candidate ?? '').slice(0, latin.length), latin) + 1,
    )
    if (distance <= most) distances.set(ref, Math.min(distance, distances.get(ref) ?? distance))
  }
  if (distances.size === 0) return []
  const rows = await context.db
    .select()
    .from(carrier_settlements)
    .where(and(inArray(carrier_settlements.ref, [...distances.keys()]), present(context)))
  return rows
    .map(row => ({ row, rank: distances.get(row.ref) ?? most }))
    .toSorted((a, b) => a.rank - b.rank || b.row.size - a.row.size || compareNames(lang, a.row, b.row))
    .slice(0, MAX_SETTLEMENTS)
}

const collators = new Map(locales.map(locale => [locale, new Intl.Collator(locale)]))

const compareNames = (lang: Locale, a: SettlementRow, b: SettlementRow): number =>
  collators.get(lang)?.compare(a.names[lang], b.names[lang]) ?? 0

/**
 * Settlements by a name in any language of the shop, in Latin letters, with or without their region, the best match first;
 * without a match those in another keyboard layout, then with typos, but none outside of a region or district that the query states.
 * An empty query returns the biggest.
 */
export async function searchSettlements(
  context: DirectoryContext,
  query: string,
  lang: Locale,
): Promise<readonly FoundSettlement[]> {
  const place = parsePlaceQuery(query)
  const texts = [...new Set(place.names.map(({ name }) => name))]
  if (texts.length === 0) {
    const rows = await context.db
      .select()
      .from(carrier_settlements)
      .where(present(context))
      .orderBy(sql`${carrier_settlements.size} desc`, sql`${carrier_settlements.names} ->> ${lang}`)
      .limit(MAX_SETTLEMENTS)
    return rows.map(row => ({ ...toSettlement(row), isNamed: false }))
  }
  let found: Found[] = []
  let text = ''
  const saysMore = place.stated.length > 0 || place.names.some(({ rest }) => rest.length > 0)
  const limit = saysMore ? MAX_NAMESAKES : MAX_SETTLEMENTS
  // As typed first: there are villages named Село and Селище.
  for (text of texts) {
    found = await findByPrefix(context, text, lang, limit)
    if (found.length > 0) break
  }
  const isWhole = place.names.some(({ name, rest }) => rest.length === 0 && name === text)
  const byPrefix = new Set(found)
  // A few letters are a part of too many names, and a whole name needs no other suggestions.
  const mayBePart = text.length > 3 && text.length <= MAX_NAME_LENGTH
  if (mayBePart && found.length < MAX_SETTLEMENTS && found.every(({ rank }) => rank > 0)) {
    const known = new Set(found.map(({ row }) => row.ref))
    found.push(...(await findByPart(context, text, lang)).filter(({ row }) => !known.has(row.ref)))
  }
  for (const other of found.length === 0 && text.length > 2 ? otherLayouts(query) : [])
    if (found.length === 0) found.push(...(await findByPrefix(context, normaliseName(other), lang)))
  if (found.length === 0) found.push(...(await findSimilar(context, text, lang)))
  const match = createPlaceMatch<SettlementRow>(place)
  const inside = new Set(match.inStatedAreas(found.map(({ row }) => row)))
  return found
    .filter(({ row }) => inside.has(row))
    .map(each => ({
      ...each,
      isNamed: byPrefix.has(each) && ((each.rank === 0 && isWhole) || match.isNamed(each.row)),
    }))
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.isNamed) - Number(a.isNamed) ||
        b.row.size - a.row.size ||
        compareNames(lang, a.row, b.row),
    )
    .slice(0, MAX_SETTLEMENTS)
    .map(({ row, isNamed }) => ({ ...toSettlement(row), isNamed }))
}

/** The settlement of another directory with this name and region, for favourite cities. */
export async function findNamesake(
  context: DirectoryContext,
  { cityName, area }: { cityName: string; area: string },
  lang: Locale,
): Promise<Settlement | null> {
  const [region = ''] = area.split(',')
  const found = await findByPrefix(context, normaliseName(`${cityName} ${region}`), lang)
  const namesake = found.find(({ row }) => normaliseName(row.names[lang]) === normaliseName(cityName))
  return namesake ? toSettlement(namesake.row) : null
}
