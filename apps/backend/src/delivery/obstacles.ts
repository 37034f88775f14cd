import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { checked } from '../db/rows.ts'
import { carrier_points } from '../db/schema/index.ts'
import type { PointRecord } from './carrier.ts'
import type { Parcel } from './parcel.ts'

/** Why a point cannot be chosen for a parcel. */
const Obstacle = z.enum(['closed', 'residents', 'weight', 'size', 'declared'])
export type Obstacle = z.infer<typeof Obstacle>

/** What decides whether a point can be chosen. */
export type PointLimits = Pick<
  PointRecord,
  'kind' | 'isOpen' | 'isDenied' | 'residentsOnly' | 'maxWeight' | 'maxSides' | 'maxDeclared'
>

/** The first obstacle of a point for a parcel, or null. `obstacleExpression` states the same rule in SQL. */
export function obstacleOf(point: PointLimits, { weight, sides, declared }: Parcel): Obstacle | null {
  if (point.kind === 'other' || !point.isOpen || point.isDenied) return 'closed'
  if (point.residentsOnly) return 'residents'
  if (point.maxWeight !== null && weight > point.maxWeight) return 'weight'
  if (point.maxSides?.some((most, index) => (sides[index] ?? 0) > most)) return 'size'
  return point.maxDeclared !== null && declared > point.maxDeclared ? 'declared' : null
}

/** Weight and value of the largest cart exceed the 32 bits of the columns. */
const below = (column: SQLWrapper, least: number) => sql`${column} < ${least}::bigint`

/** The first obstacle of a point for a parcel, or null, in SQL: in the order of `obstacleOf`. */
export function obstacleExpression({ weight, sides: [length, width, height], declared }: Parcel): SQL<Obstacle> {
  const points = carrier_points
  return sql`case
    when ${points.kind} = 'other' or not ${points.is_open} or ${points.is_denied} then 'closed'
    when ${points.residents_only} then 'residents'
    when ${below(points.max_weight, weight)} then 'weight'
    when ${below(points.max_length, length)} or ${below(points.max_width, width)} or ${below(points.max_height, height)} then 'size'
    when ${below(points.max_declared, declared)} then 'declared' end`.mapWith(checked(Obstacle))
}

/** The condition that a point can be chosen for a parcel. */
export const choosable = (parcel: Parcel): SQL => sql`${obstacleExpression(parcel)} is null`
