import type { CartCoupon } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { coupon_attempts, coupons } from '../db/schema/index.ts'
import { sum } from '../money.ts'
import type { Services } from '../services.ts'
import { fill, words } from '../words/index.ts'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon as the shopper typed it, and what is known of it. */
export interface Entered {
  /** Without surrounding space, in capitals. */
  code: string
  row: CouponRow | null
}

export interface Judged {
  code: string
  state: CartCoupon['state']
  /** Kopiykas taken off. */
  discount: number
  minimum: number
}

/** Compared without regard to case and surrounding space; null when nothing was typed. */
export const couponOf = (typed: string | undefined): string | null => typed?.trim().toUpperCase() || null

export async function enter(db: Database, code: string): Promise<Entered> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return { code, row: row ?? null }
}

/** What a coupon takes off goods worth `subtotal`: never more than they cost. */
export function judge({ code, row }: Entered, subtotal: number, now: Date): Judged {
  const off = (state: CartCoupon['state'], discount = 0): Judged => ({
    code,
    state,
    discount,
    minimum: row?.minimum ?? 0,
  })
  if (!row || (row.starts_at !== null && row.starts_at > now)) return off('unknown')
  if ((row.ends_at !== null && row.ends_at < now) || (row.uses !== null && row.used >= row.uses)) return off('expired')
  if (subtotal < row.minimum) return off('minimum')
  const discount = row.kind === 'percent' ? Math.floor((subtotal * row.value) / 100) : row.value
  return off('applied', Math.min(discount, subtotal))
}

export const worded = ({ code, state, discount, minimum }: Judged, lang: Locale): CartCoupon => ({
  code,
  state,
  message: fill(words[lang].coupon[state], { sum: sum(state === 'minimum' ? minimum : discount, lang) }),
})

const GUESSES = 5
const WINDOW = 600

/**
 * Holds off guessing: after five different wrong codes within ten minutes a cart has to wait before another one is looked
 * at. The code that was right before is always looked at, a wrong one typed again is no new guess. Seconds to wait, or null.
 */
export async function guarding(
  cart: { id: number; coupon: string | null },
  { code, row }: Entered,
  { db, limits, secrets }: Pick<Services, 'db' | 'limits' | 'secrets'>,
): Promise<number | null> {
  if (!limits.on || cart.coupon === code) return null
  const code_hash = secrets.pseudonym(`coupon ${code}`)
  const recent = and(
    eq(coupon_attempts.cart_id, cart.id),
    gt(coupon_attempts.at, sql`now() - make_interval(secs => ${WINDOW})`),
  )
  const [known] = await db
    .select({ at: coupon_attempts.at })
    .from(coupon_attempts)
    .where(and(recent, eq(coupon_attempts.code_hash, code_hash)))
  if (known) return null
  const [guesses] = await db.select({ count: count() }).from(coupon_attempts).where(recent)
  if ((guesses?.count ?? 0) >= GUESSES) return WINDOW
  if (!row)
    await db
      .insert(coupon_attempts)
      .values({ cart_id: cart.id, code_hash })
      .onConflictDoUpdate({ target: [coupon_attempts.cart_id, coupon_attempts.code_hash], set: { at: sql`now()` } })
  return null
}
