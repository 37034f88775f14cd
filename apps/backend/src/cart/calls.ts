import {
  type CartNotice,
  cartAdd,
  cartClear,
  cartCount,
  cartDelete,
  cartOption,
  cartRestore,
  cartShow,
  cartUpdate,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { cart_lines } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { hryvnias } from '../values/money.ts'
import { type CallResult, conflict, isCallError, notFound, ok } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { fill, words } from '../words/index.ts'
import { addToCart } from './add-to-cart.ts'
import {
  type CartAnswer,
  type CartRow,
  findCart,
  loadCart,
  lockCart,
  MAX_LINES,
  rememberCoupon,
  resolveCoupon,
} from './carts.ts'
import { changeOption } from './change-option.ts'
import { findPricedLines } from './lines.ts'
import { reducedNotice } from './notices.ts'
import { removeLine, restoreLine } from './removed-lines.ts'
import { type CartServices, computeTotals, toCart, withMoney } from './to-cart.ts'

const emptyCart = (cart_id: string, lang: Locale, services: CartServices): CallResult<CartAnswer> =>
  ok({ cart_id, cart: toCart([], null, lang, services) })

/** Loads the changed cart. */
type LoadCart = (notices?: readonly CartNotice[]) => Promise<CartAnswer>

interface CartBody {
  cart_id: string
  coupon?: string | undefined
  lang: Locale
}

/** Locks a cart, applies a change to it and responds with the current cart. */
async function changeCart(
  body: CartBody & { id: number },
  context: Context,
  change: (tx: Database, cart: CartRow, load: LoadCart) => Promise<CallResult<readonly CartNotice[]>>,
): Promise<CallResult<CartAnswer>> {
  const { db } = context
  const found = await findCart(db, body.cart_id)
  if (!found) return notFound()
  const entered = await resolveCoupon(found, body.coupon, context)
  const services = await withMoney(body.lang, context)
  return transact<CallResult<CartAnswer>>(
    db,
    async tx => {
      const cart = await lockCart(tx, body.cart_id)
      if (!cart) return notFound()
      const load: LoadCart = notices => loadCart(tx, cart, entered, body.lang, services, notices)
      const changed = await change(tx, cart, load)
      if (!changed.ok) return changed
      await rememberCoupon(tx, cart, entered)
      return ok(await load(changed.data))
    },
    isCallError,
  )
}

export const cart = [
  defineHandler(cartCount, async ({ cart_id, coupon }, context) => {
    const found = await findCart(context.db, cart_id)
    if (!found) return ok({ count: 0, total_price: 0 })
    const entered = await resolveCoupon(found, coupon, context)
    const sums = computeTotals(await findPricedLines(context.db, found.id), entered, context.clock())
    return ok({ count: sums.count, total_price: hryvnias(sums.total) })
  }),

  defineHandler(cartAdd, addToCart),

  defineHandler(cartUpdate, (body, context) =>
    changeCart(body, context, async (tx, locked, load) => {
      const { id, count, lang } = body
      const line = (await findPricedLines(tx, locked.id)).find(candidate => candidate.id === id)
      if (!line) return notFound()
      if (line.left <= 0) return conflict(words[lang].cart.none, await load())
      await tx
        .update(cart_lines)
        .set({ count: Math.min(count, line.left), price: line.price })
        .where(eq(cart_lines.id, id))
      return ok(count > line.left ? await reducedNotice(tx, locked, id, lang) : [])
    }),
  ),

  defineHandler(cartOption, (body, context) =>
    changeCart(body, context, (tx, locked, load) => changeOption(tx, locked, body, load)),
  ),

  defineHandler(cartDelete, (body, context) =>
    changeCart(body, context, (tx, locked) => removeLine(tx, locked, body.id)),
  ),

  defineHandler(cartRestore, (body, context) =>
    changeCart(body, context, async (tx, locked) => {
      const restored = await restoreLine(tx, locked, body.id)
      const isFull = restored.ok && (await findPricedLines(tx, locked.id)).length > MAX_LINES
      return isFull ? conflict(fill(words[body.lang].cart.full, { most: MAX_LINES })) : restored
    }),
  ),

  defineHandler(cartClear, async ({ cart_id, lang }, context) => {
    const services = await withMoney(lang, context)
    return transact<CallResult<CartAnswer>>(context.db, async tx => {
      const locked = await lockCart(tx, cart_id)
      if (!locked) return emptyCart(cart_id, lang, services)
      await tx.delete(cart_lines).where(eq(cart_lines.cart_id, locked.id))
      return ok(await loadCart(tx, locked, null, lang, services))
    })
  }),

  defineHandler(cartShow, async ({ cart_id, coupon, lang }, context) => {
    const services = await withMoney(lang, context)
    const found = await findCart(context.db, cart_id)
    if (!found) return emptyCart(cart_id, lang, services)
    const entered = await resolveCoupon(found, coupon, context)
    await rememberCoupon(context.db, found, entered)
    return ok(await loadCart(context.db, found, entered, lang, services))
  }),
]
