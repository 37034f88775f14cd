import { type CartNotice, MAX_QUANTITY } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, ne } from 'drizzle-orm'
import { findPurchasable } from '../catalogue/purchasable.ts'
import type { Database } from '../db/database.ts'
import { cart_lines } from '../db/schema/index.ts'
import { type CallResult, conflict, invalid, notFound, ok } from '../wire/call-result.ts'
import { words } from '../words/index.ts'
import type { CartRow } from './carts.ts'
import { reducedNotice } from './notices.ts'

interface OptionChange {
  id: number
  option_id: number
  lang: Locale
}

/**
 * Selects another option for a line of a locked cart. Merges the line that has it already, which is deleted first because of the
 * unique index. `soldOut`: data of the conflict.
 */
export async function changeOption(
  tx: Database,
  cart: CartRow,
  { id, option_id, lang }: OptionChange,
  soldOut: () => Promise<unknown>,
): Promise<CallResult<readonly CartNotice[]>> {
  const [line] = await tx
    .select({ product_id: cart_lines.product_id, option_id: cart_lines.option_id, count: cart_lines.count })
    .from(cart_lines)
    .where(and(eq(cart_lines.id, id), eq(cart_lines.cart_id, cart.id)))
  if (!line) return notFound()
  if (line.option_id === option_id) return ok([])
  const goods = await findPurchasable(tx, line.product_id, option_id)
  if (goods === 'unknown' || goods === 'option') return invalid({ option_id: { rule: 'size' } })
  if (goods.left <= 0) return conflict(words[lang].cart.none, await soldOut())
  const [merged] = await tx
    .delete(cart_lines)
    .where(
      and(
        eq(cart_lines.cart_id, cart.id),
        eq(cart_lines.product_id, line.product_id),
        eq(cart_lines.option_id, option_id),
        ne(cart_lines.id, id),
      ),
    )
    .returning({ count: cart_lines.count })
  const wanted = line.count + (merged?.count ?? 0)
  const count = Math.min(wanted, goods.left, MAX_QUANTITY)
  await tx.update(cart_lines).set({ option_id, count, price: goods.price }).where(eq(cart_lines.id, id))
  return ok(wanted > goods.left ? await reducedNotice(tx, cart, id, lang) : [])
}
