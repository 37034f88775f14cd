import { randomBytes } from 'node:crypto'
import type { Cart, CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { carts } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import type { Context } from '../wire/handler.ts'
import { type EnteredCoupon, isValidCode, lookUpCoupon, lookUpUnconfirmedCoupon, normaliseCode } from './coupon.ts'
import { findDetailedLines } from './lines.ts'
import { toCart } from './to-cart.ts'

export interface CartRow {
  id: number
  secret: string
  coupon: string | null
  /** Nobody has done anything to it since it was made. */
  isUnmodified: boolean
}

const columns = {
  id: carts.id,
  secret: carts.secret,
  coupon: carts.coupon,
  isUnmodified: sql<boolean>`${carts.updated_at} = ${carts.created_at}`,
}

export async function findCart(db: Database, secret: string | undefined): Promise<CartRow | null> {
  if (secret === undefined) return null
  const [cart] = await db.select(columns).from(carts).where(eq(carts.secret, secret))
  return cart ?? null
}

/** Holds the cart until the transaction ends, so that two commands of one shopper follow each other; it is fresh again. */
export async function lockCart(tx: Database, secret: string): Promise<CartRow | null> {
  const [cart] = await tx
    .update(carts)
    .set({ updated_at: sql`now()` })
    .where(eq(carts.secret, secret))
    .returning(columns)
  return cart ?? null
}

/** A new cart: 192 random bits open it. */
export async function createCart(tx: Database): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ secret: randomBytes(24).toString('base64url') })
    .returning(columns)
  if (!cart) throw new Error('No cart was made')
  return cart
}

/** Looks a typed coupon up for a cart. Never refused: a cart is shown whatever was typed. */
export async function resolveCoupon(
  found: CartRow | string | null | undefined,
  typed: string | undefined,
  context: Context,
): Promise<EnteredCoupon | null> {
  const { db, rateLimiter } = context
  const code = normaliseCode(typed)
  if (code === null) return null
  const cart = typeof found === 'string' ? await findCart(db, found) : found
  if (!cart) return null
  return rateLimiter.on && cart.coupon !== code
    ? lookUpUnconfirmedCoupon(cart.id, code, context)
    : lookUpCoupon(db, code)
}

/** Remembers a code that was right, so that it never counts as a guess. */
export async function rememberCoupon(
  db: Database,
  cart: CartRow,
  entered: EnteredCoupon | null,
  clock: () => Date,
): Promise<void> {
  if (!entered || cart.coupon === entered.code || !isValidCode(entered, clock())) return
  await db.update(carts).set({ coupon: entered.code }).where(eq(carts.id, cart.id))
}

/** The wire's answer about a cart, as the given connection sees it. */
export async function loadCart(
  db: Database,
  cart: CartRow,
  entered: EnteredCoupon | null,
  lang: Locale,
  services: Pick<Services, 'pictures' | 'clock'>,
  notices: readonly CartNotice[] = [],
): Promise<{ cart_id: string; cart: Cart }> {
  const lines = await findDetailedLines(db, cart.id, lang)
  return { cart_id: cart.secret, cart: toCart(lines, entered, lang, services, notices) }
}
