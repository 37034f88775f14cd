import { randomBytes } from 'node:crypto'
import type { Cart, CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { carts } from '../db/schema/index.ts'
import type { Services } from '../services.ts'
import { type Refusal, rateLimited } from '../wire/outcome.ts'
import { cartOf } from './assemble.ts'
import { couponOf, type Entered, enter, guarding, judge } from './coupon.ts'
import { linesOf, shownLinesOf } from './lines.ts'

export interface CartRow {
  id: number
  secret: string
  coupon: string | null
}

const columns = { id: carts.id, secret: carts.secret, coupon: carts.coupon }

export async function findCart(db: Database, secret: string | undefined): Promise<CartRow | null> {
  if (secret === undefined) return null
  const [cart] = await db.select(columns).from(carts).where(eq(carts.secret, secret))
  return cart ?? null
}

/** Holds the cart until the transaction ends, so that two commands of one shopper follow each other; it is fresh again. */
export async function holdCart(tx: Database, secret: string): Promise<CartRow | null> {
  const [cart] = await tx
    .update(carts)
    .set({ updated_at: sql`now()` })
    .where(eq(carts.secret, secret))
    .returning(columns)
  return cart ?? null
}

/** A new cart: 192 random bits open it. */
export async function openCart(tx: Database): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ secret: randomBytes(24).toString('base64url') })
    .returning(columns)
  if (!cart) throw new Error('No cart was made')
  return cart
}

type Needs = Pick<Services, 'db' | 'limits' | 'secrets' | 'clock'>

/** Looks a typed coupon up for a cart, unless too many wrong ones were tried with it. */
export async function enterCoupon(
  found: CartRow | string | null | undefined,
  typed: string | undefined,
  services: Needs,
): Promise<{ entered: Entered | null } | Refusal> {
  const code = couponOf(typed)
  if (code === null) return { entered: null }
  const cart = typeof found === 'string' ? await findCart(services.db, found) : found
  if (!cart) return { entered: null }
  const entered = await enter(services.db, code)
  const wait = await guarding(cart, entered, services)
  return wait === null ? { entered } : rateLimited(wait)
}

export const isRefused = (entry: { entered: Entered | null } | Refusal): entry is Refusal => 'ok' in entry

/** Remembers a coupon that works here, so that it never counts as a guess. */
export async function keepCoupon(
  db: Database,
  cart: CartRow,
  entered: Entered | null,
  clock: () => Date,
): Promise<void> {
  if (!entered?.row || cart.coupon === entered.code) return
  const lines = await linesOf(db, cart.id)
  const subtotal = lines.reduce((total, line) => total + line.price * line.wanted, 0)
  if (judge(entered, subtotal, clock()).state !== 'applied') return
  await db.update(carts).set({ coupon: entered.code }).where(eq(carts.id, cart.id))
}

/** The wire's answer about a cart, as the given connection sees it. */
export async function showCart(
  db: Database,
  cart: CartRow,
  entered: Entered | null,
  lang: Locale,
  services: Pick<Services, 'pictures' | 'clock'>,
  notices: readonly CartNotice[] = [],
): Promise<{ cart_id: string; cart: Cart }> {
  const lines = await shownLinesOf(db, cart.id, lang)
  return { cart_id: cart.secret, cart: cartOf(lines, entered, lang, services, notices) }
}
