import type { OrderStatus } from '@shop/contract'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { order_tracking, orders } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { ParcelState, TrackedParcel } from '../delivery/carrier.ts'
import { addOrderEvent } from '../orders/order-history.ts'
import type { Services } from '../wire/services.ts'
import { changeOrderStatus } from './order-status.ts'
import type { CheckoutServices } from './services.ts'

/** Orders per run, those that were checked longest ago first. */
const MAX_ORDERS = 1_000

/** Statuses that a parcel brings an order to, one after the other, from its present one. */
const statusesAfter: Readonly<Record<ParcelState, Partial<Record<OrderStatus, readonly OrderStatus[]>>>> = {
  unknown: {},
  on_the_way: { packed: ['shipped'] },
  delivered: { packed: ['shipped', 'delivered'], shipped: ['delivered'] },
  // Whether a refused parcel is sent again or comes back is decided by the shop.
  refused: {},
  expired: {},
}

type TrackingServices = Pick<CheckoutServices, 'db' | 'carrier' | 'fiscalService' | 'secrets' | 'clock'> & {
  dataVersions: Pick<Services['dataVersions'], 'expire'>
}

export interface TrackingResult {
  checked: number
  /** Orders with a new status. */
  moved: number
  /** Parcels that have been refused or not collected since the last run. */
  problems: number
}

/** The parcels whose way the carrier is asked about. */
const trackedOrders = (db: Database) =>
  db
    .select({ id: orders.id, tracking: orders.tracking, phone: orders.phone, recipient: orders.recipient })
    .from(orders)
    .leftJoin(order_tracking, eq(order_tracking.order_id, orders.id))
    .where(
      and(
        inArray(orders.status, ['packed', 'shipped']),
        isNotNull(orders.tracking),
        // The methods of Nova Poshta.
        sql`${orders.delivery} ->> 'id' like 'np\\_%'`,
      ),
    )
    .orderBy(sql`${order_tracking.checked_at} nulls first`, asc(orders.id))
    .limit(MAX_ORDERS)

/** Stores what the carrier reports of one order and brings the order to its status, in one transaction. */
async function applyState(
  { db, clock, ...services }: TrackingServices,
  orderId: number,
  { number, code, state }: TrackedParcel,
): Promise<{ isMoved: boolean; isNewProblem: boolean }> {
  return transact(db, async tx => {
    const [locked] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    // Another number was entered since.
    if (locked?.tracking !== number) return { isMoved: false, isNewProblem: false }
    let order = locked
    const tags = new Set<string>()
    for (const to of statusesAfter[state][order.status] ?? []) {
      const changed = await changeOrderStatus(tx, order, to, services, { by: 'carrier' })
      if (!changed) break
      order = changed.order
      for (const tag of changed.tags) tags.add(tag)
    }
    const [before] = await tx.select().from(order_tracking).where(eq(order_tracking.order_id, orderId))
    const known = before?.tracking_number === number ? before.problem : null
    const problem = state === 'refused' || state === 'expired' ? state : state === 'unknown' ? known : null
    const report = { tracking_number: number, code, problem, checked_at: clock() }
    await tx
      .insert(order_tracking)
      .values({ order_id: orderId, ...report })
      .onConflictDoUpdate({ target: order_tracking.order_id, set: report })
    const isNewProblem = problem !== null && problem !== known
    if (isNewProblem) await addOrderEvent(tx, order, { kind: 'parcel', problem })
    await bumpDataVersions(tx, tags)
    return { isMoved: order.status !== locked.status, isNewProblem }
  })
}

/**
 * Asks the carrier about the parcels of packed and shipped orders and brings the orders to «shipped» and «delivered». Running it
 * again, or in two processes, changes nothing more: a status follows its own once.
 */
export async function trackOrders(services: TrackingServices): Promise<TrackingResult> {
  const { db, carrier, dataVersions } = services
  const result = { checked: 0, moved: 0, problems: 0 }
  if (carrier.track === null) return result
  const tracked = (await trackedOrders(db)).flatMap(({ id, tracking, phone, recipient }) =>
    tracking === null ? [] : [{ id, number: tracking, phone: recipient?.phone ?? phone }],
  )
  if (tracked.length === 0) return result
  const reported = new Map((await carrier.track(tracked)).map(parcel => [parcel.number, parcel]))
  for (const { id, number } of tracked) {
    const parcel = reported.get(number)
    if (!parcel) continue
    const { isMoved, isNewProblem } = await applyState(services, id, parcel)
    result.checked += 1
    result.moved += Number(isMoved)
    result.problems += Number(isNewProblem)
  }
  if (result.moved > 0) dataVersions.expire()
  return result
}
