import type { CartCoupon } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { coupon_attempts, coupons } from '../db/schema/index.ts'
import { sum } from '../money.ts'
import type { Context } from '../wire/handler.ts'
import { isRecent, rateLimits, secondsLeft } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'

export type CouponRow = typeof coupons.$inferSelect

/** A coupon as the shopper typed it, and what is known of it. */
export interface EnteredCoupon {
  /** Without surrounding space, in capitals. */
  code: string
  row: CouponRow | null
  /** Seconds in which no more codes should be tried: too many wrong ones were. Null: one may go on. */
  wait: number | null
}

export interface EvaluatedCoupon {
  code: string
  state: CartCoupon['state']
  /** Kopiykas taken off. */
  discount: number
  minimum: number
  wait: number | null
}

/** Compared without regard to case and surrounding space; null when nothing was typed. */
export const normaliseCode = (typed: string | undefined): string | null => typed?.trim().toUpperCase() || null

export async function lookUpCoupon(db: Database, code: string): Promise<EnteredCoupon> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return { code, row: row ?? null, wait: null }
}

/** Whether there is such a coupon, whatever it takes off now: knowing its code is then no guess. */
export const isValidCode = ({ row }: EnteredCoupon, now: Date): boolean =>
  row !== null && (row.starts_at === null || row.starts_at <= now)

/** What a coupon takes off goods worth `subtotal`: never more than they cost. */
export function evaluateCoupon(entered: EnteredCoupon, subtotal: number, now: Date): EvaluatedCoupon {
  const { code, row, wait } = entered
  const off = (state: CartCoupon['state'], discount = 0): EvaluatedCoupon => ({
    code,
    state,
    discount,
    minimum: row?.minimum ?? 0,
    wait,
  })
  if (!row || !isValidCode(entered, now)) return off('unknown')
  if ((row.ends_at !== null && row.ends_at < now) || (row.uses !== null && row.used >= row.uses)) return off('expired')
  if (subtotal < row.minimum) return off('minimum')
  const discount = row.kind === 'percent' ? Math.floor((subtotal * row.value) / 100) : row.value
  return off('applied', Math.min(discount, subtotal))
}

export function toCartCoupon({ code, state, discount, minimum, wait }: EvaluatedCoupon, lang: Locale): CartCoupon {
  const { coupon } = words[lang]
  const message =
    state === 'unknown' && wait !== null
      ? fill(coupon.tooMany, { minutes: Math.ceil(wait / 60) })
      : fill(coupon[state], { sum: sum(state === 'minimum' ? minimum : discount, lang) })
  return { code, state, message }
}

/** Seconds until the guess that is one too many, of those made with a cart, is too long ago to count; null: there are not as many. */
async function secondsUntilNextGuess(db: Database, cart_id: number): Promise<number | null> {
  const { max, seconds } = rateLimits.couponsOfCart
  const [oneTooMany] = await db
    .select({ wait: secondsLeft(coupon_attempts.at, seconds) })
    .from(coupon_attempts)
    .where(and(eq(coupon_attempts.cart_id, cart_id), isRecent(coupon_attempts.at, seconds)))
    .orderBy(desc(coupon_attempts.at))
    .offset(max)
    .limit(1)
  return oneTooMany?.wait ?? null
}

/**
 * Looks a code up that this cart has not known as right before. Different wrong codes are counted, by cart and by address. A
 * right one always counts, so too many wrong ones do not shut anybody out: whoever goes on is told to stop and slowed down to
 * a code a second, and codes carry 40 bits. A code is counted before it is looked up, so that many at once are counted too.
 */
export async function lookUpUnconfirmedCoupon(
  cart_id: number,
  code: string,
  { db, rateLimiter, secrets, clock, address }: Context,
): Promise<EnteredCoupon> {
  const code_hash = secrets.pseudonym(`coupon ${code}`)
  const isThis = and(eq(coupon_attempts.cart_id, cart_id), eq(coupon_attempts.code_hash, code_hash))
  const [tried] = await db
    .select({ at: coupon_attempts.at })
    .from(coupon_attempts)
    .where(and(isThis, isRecent(coupon_attempts.at, rateLimits.couponsOfCart.seconds)))
  // Every refresh of a cart sends its code again: that is no new guess.
  if (tried) return { ...(await lookUpCoupon(db, code)), wait: await secondsUntilNextGuess(db, cart_id) }

  const bucket = `coupon:${secrets.pseudonym(address)}`
  await db
    .insert(coupon_attempts)
    .values({ cart_id, code_hash })
    .onConflictDoUpdate({ target: [coupon_attempts.cart_id, coupon_attempts.code_hash], set: { at: sql`now()` } })
  const ofAddress = await rateLimiter.consume(bucket, rateLimits.couponsOfAddress)
  const wait = ofAddress ?? (await secondsUntilNextGuess(db, cart_id))
  if (wait !== null && !(await rateLimiter.throttle(address))) return { code, row: null, wait }
  const entered = await lookUpCoupon(db, code)
  if (!isValidCode(entered, clock())) return { ...entered, wait }
  await db.delete(coupon_attempts).where(isThis)
  await rateLimiter.refund(bucket)
  return entered
}
