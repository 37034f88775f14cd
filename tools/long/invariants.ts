// What must be true of the orders, the stock and the coupons of a shop, whatever was killed and whoever bought at the same time.
import type { RunSql } from '@shop/backend/testing/sql'
import { z } from 'zod'
import type { Expect } from './part.ts'

/** Each query returns the number of violations. */
const invariants: Readonly<Record<string, string>> = {
  'every order has lines and a history': `select count(*)::int as wrong from orders o
    where not exists (select from order_items i where i.order_id = o.id)
      or not exists (select from order_history h where h.order_id = o.id)`,
  'the total of every order is that of its lines': `select count(*)::int as wrong from orders o
    where o.total <> o.subtotal - o.discount
      or o.subtotal <> (select sum(i.price * i.count) from order_items i where i.order_id = o.id)`,
  'every order has one mail': `select count(*)::int as wrong from orders o
    where (select count(*) from mails m where m.key = 'order-created:' || o.id) <> 1`,
  'every product has the stock of its sizes': `select count(*)::int as wrong from products p
    where exists (select from options o where o.product_id = p.id)
      and p."left" <> (select sum(o."left") from options o where o.product_id = p.id)`,
  'every coupon was used as often as orders that stand have it': `select count(*)::int as wrong from coupons c
    where c.used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.id)
      or c.used <> (select count(*) from orders o where o.coupon = c.code and o.status <> 'cancelled')`,
}

/** Coupon of the tests, with more uses than there are orders. */
export const COUPON = 'LONG-K7QM-X2VD'

/** Stock of each option before a test, more than is sold. */
const STOCK = 100_000

/** Fills the stock and creates `COUPON`. */
export async function prepareShop(run: RunSql): Promise<void> {
  await run(`update options set "left" = ${STOCK}`)
  await run(
    `update products p set "left" = ${STOCK} * (select greatest(1, count(*)) from options o where o.product_id = p.id)`,
  )
  await run("insert into coupons (code, kind, value, uses) values ($1, 'percent', 15, 1000000)", [COUPON])
}

const Rows = z.array(z.object({ wrong: z.int() })).length(1)

/** Checks the invariants, and that the stock after `prepareShop` decreased by the orders that stand. */
export async function checkInvariants(expect: Expect, where: string, run: RunSql): Promise<void> {
  const sold = `select abs(
      (select count(*)::bigint * ${STOCK} - sum("left") from options)
      - (select coalesce(sum(i.count), 0) from order_items i join orders o on o.id = i.order_id
          where o.status <> 'cancelled' and i.option_id is not null)
    )::int as wrong`
  for (const [what, query] of Object.entries({ ...invariants, 'stock and orders add up': sold })) {
    const [row] = Rows.parse((await run(query)).rows)
    expect(`${what} ${where}`, row?.wrong === 0, `${row?.wrong} wrong`)
  }
}
