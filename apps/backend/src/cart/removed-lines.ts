import { type CartNotice, MAX_QUANTITY } from '@shop/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { cart_lines, removed_cart_lines } from '../db/schema/index.ts'
import { type CallResult, notFound, ok } from '../wire/call-result.ts'
import type { CartRow } from './carts.ts'

/** Removes a line of a locked cart and keeps it for `restoreLine`. */
export async function removeLine(tx: Database, cart: CartRow, id: number): Promise<CallResult<readonly CartNotice[]>> {
  const [removed] = await tx
    .delete(cart_lines)
    .where(and(eq(cart_lines.id, id), eq(cart_lines.cart_id, cart.id)))
    .returning()
  if (!removed) return notFound()
  await tx.insert(removed_cart_lines).values(removed)
  return ok([])
}

/**
 * Puts a removed line back under its id. A line that was made of the same option since is merged into it. The stock is not judged
 * here: a restored line is like one that has been in the cart all the time.
 */
export async function restoreLine(tx: Database, cart: CartRow, id: number): Promise<CallResult<readonly CartNotice[]>> {
  const [present] = await tx
    .select({ id: cart_lines.id })
    .from(cart_lines)
    .where(and(eq(cart_lines.id, id), eq(cart_lines.cart_id, cart.id)))
  if (present) return ok([])
  const [removed] = await tx
    .delete(removed_cart_lines)
    .where(and(eq(removed_cart_lines.id, id), eq(removed_cart_lines.cart_id, cart.id)))
    .returning()
  if (!removed) return notFound()
  const { product_id, option_id, count, price } = removed
  const [merged] = await tx
    .delete(cart_lines)
    .where(
      and(
        eq(cart_lines.cart_id, cart.id),
        eq(cart_lines.product_id, product_id),
        sql`${cart_lines.option_id} is not distinct from ${option_id}`,
      ),
    )
    .returning({ count: cart_lines.count })
  await tx.insert(cart_lines).values({
    id,
    cart_id: cart.id,
    product_id,
    option_id,
    count: Math.min(count + (merged?.count ?? 0), MAX_QUANTITY),
    price,
  })
  return ok([])
}
