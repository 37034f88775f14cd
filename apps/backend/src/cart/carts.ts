import type { Cart, CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { checked } from '../db/rows.ts'
import { carts } from '../db/schema/index.ts'
import type { Context } from '../wire/handler.ts'
import { type EnteredCoupon, isValidCode, lookUpCoupon, lookUpUnconfirmedCoupon, normaliseCode } from './coupon.ts'
import { findDetailedLines } from './lines.ts'
import { type CartServices, toCart } from './to-cart.ts'

/** Limits the size of a cart. */
export const MAX_LINES = 100

export interface CartRow {
  id: number
  secret: string
  coupon: string | null
  /** Not changed since it was created. */
  isUnmodified: boolean
}

export interface CartAnswer {
  cart_id: string
  cart: Cart
}

const columns = {
  id: carts.id,
  secret: carts.secret,
  coupon: carts.coupon,
  isUnmodified: sql`${carts.updated_at} = ${carts.created_at}`.mapWith(checked(z.boolean())),
}

export async function findCart(db: Database, secret: string | undefined): Promise<CartRow | null> {
  if (secret === undefined) return null
  const [cart] = await db.select(columns).from(carts).where(eq(carts.secret, secret))
  return cart ?? null
}

/** The id of a cart, for a statement that is sent before it is known. */
export const cartIdOf = (secret: string): SQL =>
  sql`(select ${carts.id} from ${carts} where ${carts.secret} = ${secret})`

/** Locks the cart until the transaction ends, so that concurrent commands run one after another, and renews its expiry. */
export async function lockCart(tx: Database, secret: string): Promise<CartRow | null> {
  const [cart] = await tx
    .update(carts)
    .set({ updated_at: sql`now()` })
    .where(eq(carts.secret, secret))
    .returning(columns)
  return cart ?? null
}

/** Like `lockCart`, without renewing the expiry. */
export async function findCartForUpdate(tx: Database, secret: string | undefined): Promise<CartRow | null> {
  if (secret === undefined) return null
  const [cart] = await tx.select(columns).from(carts).where(eq(carts.secret, secret)).for('no key update')
  return cart ?? null
}

/** Looks up an entered coupon for a cart. An invalid coupon is not an error: the cart is returned anyway. */
export async function resolveCoupon(
  found: CartRow | string | null | undefined,
  typed: string | undefined,
  context: Context,
): Promise<EnteredCoupon | null> {
  const { db, rateLimiter, customer } = context
  const code = normaliseCode(typed)
  if (code === null) return null
  const cart = typeof found === 'string' ? await findCart(db, found) : found
  if (!cart) return null
  const couponCustomer = { userId: customer?.id ?? null }
  return rateLimiter.isEnabled && cart.coupon !== code
    ? lookUpUnconfirmedCoupon(cart.id, code, couponCustomer, context)
    : lookUpCoupon(db, code, couponCustomer)
}

/** Stores a valid code with the cart, so that it never counts as a guess. */
export async function rememberCoupon(db: Database, cart: CartRow, entered: EnteredCoupon | null): Promise<void> {
  if (!entered || cart.coupon === entered.code || !isValidCode(entered)) return
  await db.update(carts).set({ coupon: entered.code }).where(eq(carts.id, cart.id))
}

/** Loads the response data for a cart. */
export async function loadCart(
  db: Database,
  cart: CartRow,
  entered: EnteredCoupon | null,
  lang: Locale,
  services: CartServices,
  notices: readonly CartNotice[] = [],
): Promise<CartAnswer> {
  const lines = await findDetailedLines(db, cart.id, lang)
  return { cart_id: cart.secret, cart: toCart(lines, entered, lang, services, notices) }
}
