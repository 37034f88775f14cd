import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Operator } from '@shop/backend/testing/operator'
import type { Ordered } from '@shop/backend/testing/shopper-load'
import type { Pool } from 'pg'
import { z } from 'zod'
import { rowsOf } from '../databases.ts'
import { isOnline, scenarioOf } from './order-scenarios.ts'
import type { Simulators } from './simulators.ts'

/** Hryvnias of a part that is returned. */
const RETURNED_PART = 10

/** Ships the parcels of some orders and returns a part of the money of others, until `close`. */
export function startOperating(
  operator: Operator,
  { novaPoshta }: Pick<Simulators, 'novaPoshta'>,
  orders: readonly Ordered[],
) {
  let next = 0
  let isRunning = true
  let waiting: Ordered[] = []
  const shipped: Ordered[] = []
  const returned: Ordered[] = []

  async function ship(order: Ordered): Promise<boolean> {
    const tracking = `2045${randomInt(1_000_000_000, 9_999_999_999)}`
    for (const argv of [
      ['status', 'confirmed'],
      ['status', 'packed'],
      ['tracking', tracking],
    ])
      if ((await operator.command('order', order.number, ...argv)).exitCode !== 0) return false
    novaPoshta.tracking.set(tracking, '5')
    shipped.push(order)
    return true
  }
  async function returnPart(order: Ordered): Promise<boolean> {
    const { exitCode } = await operator.command('payment', 'refund', order.number, String(RETURNED_PART))
    if (exitCode !== 0) return false
    returned.push(order)
    return true
  }
  async function work(): Promise<void> {
    waiting.push(...orders.slice(next))
    next = orders.length
    const later: Ordered[] = []
    for (const order of waiting) {
      const isParcel = order.deliveryId !== 'pickup'
      if (scenarioOf(order) === 'shipped' && isParcel && !(await ship(order))) later.push(order)
      // Refused while the payment is not known.
      if (scenarioOf(order) === 'partly returned' && isOnline(order) && !(await returnPart(order))) later.push(order)
    }
    waiting = later
    await operator.track()
    for (const [number, code] of novaPoshta.tracking) if (code === '5') novaPoshta.tracking.set(number, '9')
  }
  const done = (async () => {
    while (isRunning) {
      await work()
      await wait(500)
    }
  })()
  done.catch(() => undefined)
  return {
    shipped,
    returned,
    work,
    /** Number of orders that could not be worked on. */
    left: () => waiting.length,
    async stop() {
      isRunning = false
      await done
    },
  }
}

/** Makes up for callbacks that were lost, and sends every refund. */
export async function settleAll(operator: Operator, sql: Pool): Promise<void> {
  const minutes = 120
  for (;;) {
    await operator.settle(minutes)
    const rows = await rowsOf(
      sql,
      z.object({ due: z.int() }),
      `select (select count(*) from payments where state in ('created', 'processing') and ask_due_at <= now() + $1::interval)::int
        + (select count(*) from refunds where state = 'requested' and due_at <= now() + $1::interval)::int as due`,
      [`${minutes} minutes`],
    )
    if (rows[0]?.due === 0) return
  }
}
