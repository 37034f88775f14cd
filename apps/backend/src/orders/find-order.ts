import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { orders } from '../db/schema/index.ts'
import { type Secrets, timingSafeTextEqual } from '../platform/secrets.ts'
import { type OrderRow, orderToken } from './order-key.ts'

/** Whether a token opens the order with this number. */
export const isOrderToken = (number: string, token: string, services: { secrets: Secrets }): boolean =>
  timingSafeTextEqual(token, orderToken(number, services))

/** Finds an order by number and token; a wrong token is indistinguishable from an unknown number. */
export async function findOrder(
  db: Database,
  { number, token }: { number: string; token: string },
  services: { secrets: Secrets },
  lock = false,
): Promise<OrderRow | null> {
  if (!isOrderToken(number, token, services)) return null
  const query = db.select().from(orders).where(eq(orders.number, number))
  const [order] = lock ? await query.for('no key update') : await query
  return order ?? null
}

/** Locks an order, by its id or its number, until the transaction ends. */
export const lockOrder = async (tx: Database, key: number | string): Promise<OrderRow | null> => {
  const isIt = typeof key === 'number' ? eq(orders.id, key) : eq(orders.number, key)
  const [order] = await tx.select().from(orders).where(isIt).for('no key update')
  return order ?? null
}
