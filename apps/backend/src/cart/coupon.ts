import type { CartCoupon } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { coupon_attempts, coupons } from '../db/schema/index.ts'
import { sum } from '../money.ts'
import type { Context } from '../wire/handler.ts'
import { isRecent, rateLimits, secondsLeft } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'

type CouponRow = typeof coupons.$inferSelect

/** An entered code with its coupon, if there is one. */
export interface EnteredCoupon {
  /** Trimmed and in upper case. */
  code: string
  row: CouponRow | null
  /** Seconds to wait after too many wrong codes, or null. */
  wait: number | null
}

export interface EvaluatedCoupon {
  code: string
  state: CartCoupon['state']
  /** Kopiykas. */
  discount: number
  minimum: number
  wait: number | null
}

/** Null for an empty code. */
export const normaliseCode = (typed: string | undefined): string | null => typed?.trim().toUpperCase() || null

export async function lookUpCoupon(db: Database, code: string): Promise<EnteredCoupon> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return { code, row: row ?? null, wait: null }
}

/** Whether the coupon exists, even if it has expired or its minimum is not reached: then the code does not count as a guess. */
export const isValidCode = ({ row }: EnteredCoupon, now: Date): boolean =>
  row !== null && (row.starts_at === null || row.starts_at <= now)

/** State and discount of a coupon for a subtotal, which the discount never exceeds. */
export function evaluateCoupon(entered: EnteredCoupon, subtotal: number, now: Date): EvaluatedCoupon {
  const { code, row, wait } = entered
  const evaluated = (state: CartCoupon['state'], discount = 0): EvaluatedCoupon => ({
    code,
    state,
    discount,
    minimum: row?.minimum ?? 0,
    wait,
  })
  if (!row || !isValidCode(entered, now)) return evaluated('unknown')
  if ((row.ends_at !== null && row.ends_at < now) || (row.uses !== null && row.used >= row.uses))
    return evaluated('expired')
  if (subtotal < row.minimum) return evaluated('minimum')
  const discount = row.kind === 'percent' ? Math.floor((subtotal * row.value) / 100) : row.value
  return evaluated('applied', Math.min(discount, subtotal))
}

export function toCartCoupon({ code, state, discount, minimum, wait }: EvaluatedCoupon, lang: Locale): CartCoupon {
  const { coupon } = words[lang]
  const message =
    state === 'unknown' && wait !== null
      ? fill(coupon.tooMany, { minutes: Math.ceil(wait / 60) })
      : fill(coupon[state], { sum: sum(state === 'minimum' ? minimum : discount, lang) })
  return { code, state, message }
}

/** Seconds until enough guesses of a cart have left the window; null when the limit is not exceeded. */
async function secondsUntilNextGuess(db: Database, cart_id: number): Promise<number | null> {
  const { max, seconds } = rateLimits.couponsOfCart
  const [excess] = await db
    .select({ wait: secondsLeft(coupon_attempts.at, seconds) })
    .from(coupon_attempts)
    .where(and(eq(coupon_attempts.cart_id, cart_id), isRecent(coupon_attempts.at, seconds)))
    .orderBy(desc(coupon_attempts.at))
    .offset(max)
    .limit(1)
  return excess?.wait ?? null
}

/**
 * Looks up a code that is not yet stored with the cart. Distinct wrong codes are counted per cart and per address. A valid code
 * applies even after too many wrong ones: they are only throttled to one per second and answered with a message, and codes
 * have 40 random bits. A code is counted before the lookup, so that concurrent guesses are counted too.
 */
export async function lookUpUnconfirmedCoupon(
  cart_id: number,
  code: string,
  { db, rateLimiter, secrets, clock, address }: Context,
): Promise<EnteredCoupon> {
  const code_hash = secrets.pseudonym(`coupon ${code}`)
  const isSameAttempt = and(eq(coupon_attempts.cart_id, cart_id), eq(coupon_attempts.code_hash, code_hash))
  const [tried] = await db
    .select({ at: coupon_attempts.at })
    .from(coupon_attempts)
    .where(and(isSameAttempt, isRecent(coupon_attempts.at, rateLimits.couponsOfCart.seconds)))
  // Every refresh of a cart sends its code again, which is not a new guess.
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
  await db.delete(coupon_attempts).where(isSameAttempt)
  await rateLimiter.refund(bucket)
  return entered
}
