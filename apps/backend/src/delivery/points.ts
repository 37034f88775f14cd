import type { Place, PointKind } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { carrier_points } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import { fill, words } from '../words/index.ts'
import type { DirectoryContext } from './directory.ts'
import { normaliseName } from './normalise.ts'
import { choosable, obstacleExpression, type PointLimits } from './obstacles.ts'
import type { Parcel } from './parcel.ts'

/** A point that can be chosen. */
export interface DeliveryPoint extends PointLimits {
  ref: string
  number: number
  name: Text
  address: Text
  schedule: readonly string[] | null
  takesMoney: boolean
  /** Metres from the place of the search. */
  distance: number | null
}

type PointRow = typeof carrier_points.$inferSelect

const toPoint = (row: PointRow, distance: number | null = null): DeliveryPoint => ({
  ref: row.ref,
  kind: row.kind,
  number: row.number,
  name: row.names,
  address: row.addresses,
  schedule: row.schedule,
  takesMoney: row.takes_money,
  isOpen: row.is_open && row.vanished_at === null,
  isDenied: row.is_denied,
  residentsOnly: row.residents_only,
  maxWeight: row.max_weight,
  maxSides:
    row.max_length === null || row.max_width === null || row.max_height === null
      ? null
      : [row.max_length, row.max_width, row.max_height],
  maxDeclared: row.max_declared,
  distance,
})

/** Metres of a degree of latitude. */
const METRES_PER_DEGREE = 111_195

/** Metres between a point and a place, in SQL: on a plane, which is exact enough in a settlement. Null without coordinates. */
function distanceFrom({ latitude, longitude }: Place): SQL<number> {
  const points = carrier_points
  const shrinking = Math.cos((latitude * Math.PI) / 180)
  return sql`round(${METRES_PER_DEGREE} * sqrt(
    power(${points.latitude} - ${latitude}::float8, 2) + power((${points.longitude} - ${longitude}::float8) * ${shrinking}::float8, 2)))`.mapWith(
    Number,
  )
}

interface PointSearch {
  settlement: string
  kind: PointKind
  parcel: Parcel
  query?: string | undefined
  /** The nearest points come first. */
  near?: Place | undefined
  page: number
  perPage: number
}

/** Further words are ignored: each is compared with every point of the settlement. */
const MAX_WORDS = 12

const wordsOf = (query = ''): string[] =>
  [...new Set(normaliseName(query).split(' '))].filter(word => word !== '').slice(0, MAX_WORDS)

/** The points of a settlement that a search is about, also those that cannot be chosen. */
const isListed = ({ carrier }: DirectoryContext, { settlement, kind, query }: PointSearch): SQL | undefined =>
  and(
    eq(carrier_points.settlement_ref, settlement),
    eq(carrier_points.kind, kind),
    eq(carrier_points.directory, carrier.directory),
    isNull(carrier_points.vanished_at),
    ...wordsOf(query).map(word => sql`${carrier_points.words} like ${`% ${word}%`}`),
  )

/**
 * A page of the points of a settlement that can be chosen for a parcel, by distance from a place or by number. With a query: those
 * that have a word with each typed prefix, in any language; the exact number comes first, then numbers with that prefix.
 */
export async function searchPoints(
  context: DirectoryContext,
  search: PointSearch,
): Promise<{ points: readonly DeliveryPoint[]; total: number }> {
  const { db } = context
  const { page, perPage, near } = search
  const points = carrier_points
  const numbers = wordsOf(search.query).filter(word => /^\d{1,9}$/.test(word))
  const condition = and(isListed(context, search), choosable(search.parcel))
  const isNumber = sql.join(
    numbers.map(number => sql`${points.number} = ${Number(number)}`),
    sql` or `,
  )
  const startsWithNumber = sql.join(
    numbers.map(number => sql`${points.number}::text like ${`${number}%`}`),
    sql` or `,
  )
  const order =
    numbers.length === 0 ? [] : [sql`case when ${isNumber} then 0 when ${startsWithNumber} then 1 else 2 end`]
  const rows = await db
    .select({
      row: points,
      total: sql`count(*) over ()`.mapWith(Number),
      distance: near ? distanceFrom(near).as('distance') : sql<null>`null`.as('distance'),
    })
    .from(points)
    .where(condition)
    .orderBy(...order, ...(near ? [sql`distance nulls last`] : []), asc(points.number), asc(points.ref))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [first] = rows
  const total = first?.total ?? (page === 1 ? 0 : await db.$count(points, condition))
  return {
    points: rows.map(({ row, distance }) => toPoint(row, distance)),
    total,
  }
}

/** In one line: how many of the points that a search is about cannot be chosen for its parcel, and why. Null: all of them can. */
export async function leftOutNote(
  context: DirectoryContext,
  search: PointSearch,
  lang: Locale,
): Promise<string | null> {
  const { leftOut, leftOutReasons } = words[lang].delivery
  const listed = context.db
    .select({ obstacle: obstacleExpression(search.parcel).as('obstacle') })
    .from(carrier_points)
    .where(isListed(context, search))
    .as('listed')
  const rows = await context.db
    .select({ obstacle: listed.obstacle, count: count() })
    .from(listed)
    .where(isNotNull(listed.obstacle))
    .groupBy(listed.obstacle)
    .orderBy(desc(count()), asc(listed.obstacle))
  const reasons = rows.map(({ obstacle, count }) => fill(leftOutReasons[obstacle], { count }))
  return reasons.length === 0 ? null : fill(leftOut, { reasons: reasons.join(', ') })
}

/** A point of a settlement, also one that cannot be chosen. */
export async function findPoint(
  { db, carrier }: DirectoryContext,
  settlement: string,
  kind: PointKind,
  ref: string,
): Promise<DeliveryPoint | null> {
  const points = carrier_points
  const [row] = await db
    .select()
    .from(points)
    .where(
      and(
        eq(points.ref, ref),
        eq(points.settlement_ref, settlement),
        eq(points.kind, kind),
        eq(points.directory, carrier.directory),
      ),
    )
  return row ? toPoint(row) : null
}

/** Kinds of points of a settlement of which at least one can be chosen for a parcel. */
export async function choosableKinds(
  { db, carrier }: DirectoryContext,
  settlement: string,
  parcel: Parcel,
): Promise<ReadonlySet<string>> {
  const points = carrier_points
  const rows = await db
    .selectDistinct({ kind: points.kind })
    .from(points)
    .where(
      and(
        eq(points.settlement_ref, settlement),
        eq(points.directory, carrier.directory),
        isNull(points.vanished_at),
        choosable(parcel),
      ),
    )
  return new Set(rows.map(({ kind }) => kind))
}
