import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { carrier_points } from '../db/schema/index.ts'
import type { PointRecord } from './carrier.ts'
import type { Parcel } from './parcel.ts'

/** Why a point cannot be chosen for a parcel. */
export type Obstacle = 'closed' | 'residents' | 'weight' | 'size' | 'declared'

/** What decides whether a point can be chosen. */
export type PointLimits = Pick<
  PointRecord,
  'kind' | 'isOpen' | 'isDenied' | 'residentsOnly' | 'maxWeight' | 'maxSides' | 'maxDeclared'
>

/** The first obstacle of a point for a parcel, or null. `choosable` states the same rule in SQL. */
export function obstacleOf(point: PointLimits, { weight, sides, declared }: Parcel): Obstacle | null {
  if (point.kind === 'other' || !point.isOpen || point.isDenied) return 'closed'
  if (point.residentsOnly) return 'residents'
  if (point.maxWeight !== null && weight > point.maxWeight) return 'weight'
  if (point.maxSides?.some((most, index) => (sides[index] ?? 0) > most)) return 'size'
  return point.maxDeclared !== null && declared > point.maxDeclared ? 'declared' : null
}

const atLeast = (column: Parameters<typeof isNull>[0] & Parameters<typeof gte>[0], least: number) =>
  or(isNull(column), gte(column, least))

/** The condition that a point can be chosen for a parcel. `obstacleOf` states the same rule for one point. */
export function choosable({ weight, sides: [length, width, height], declared }: Parcel): SQL | undefined {
  const points = carrier_points
  return and(
    sql`${points.kind} <> 'other'`,
    eq(points.is_open, true),
    eq(points.is_denied, false),
    eq(points.residents_only, false),
    atLeast(points.max_weight, weight),
    atLeast(points.max_length, length),
    atLeast(points.max_width, width),
    atLeast(points.max_height, height),
    atLeast(points.max_declared, declared),
  )
}
