import type { CartCoupon } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { categories, coupon_attempts, coupon_redemptions, coupons, orders, users } from '../db/schema/index.ts'
import type { MoneyFormat } from '../values/money.ts'
import type { Text } from '../values/text.ts'
import type { Context } from '../wire/handler.ts'
import { isRecent, rateLimits, secondsLeft } from '../wire/rate-limits.ts'
import { fill, words } from '../words/index.ts'
import { applyCoupon, type CouponEffect, type CouponLine, couponStateOf, withoutEffect } from './coupon-rules.ts'

type CouponRow = typeof coupons.$inferSelect

/** Who uses a coupon: the customer who is signed in, and the buyer of an order. */
export interface CouponCustomer {
  userId: number | null
  email?: string
  phone?: string
}

/** An entered code with its coupon, if there is one. */
export interface EnteredCoupon {
  /** Trimmed and in upper case. */
  code: string
  row: CouponRow | null
  /** Names of the categories it is limited to. */
  categories: readonly Text[]
  /** Number of orders for which this customer has redeemed it; counted only when that is limited. */
  usedByCustomer: number
  /** Seconds to wait after too many wrong codes, or null. */
  wait: number | null
}

export interface EvaluatedCoupon extends CouponEffect {
  entered: EnteredCoupon
}

/** Null for an empty code. */
export const normaliseCode = (typed: string | undefined): string | null => typed?.trim().toUpperCase() || null

/**
 * Counts the orders with a coupon of one customer. A guest is known by the e-mail address and the phone of the order, a customer
 * also by those of the account, so that neither signing out nor changing one of them gives another use.
 */
export async function countCustomerUses(
  db: Database,
  coupon_id: number,
  { userId, email, phone }: CouponCustomer,
): Promise<number> {
  const [account] =
    userId === null
      ? []
      : await db.select({ email: users.email, phone: users.phone }).from(users).where(eq(users.id, userId))
  const emails = [account?.email, email].flatMap(known => known?.toLowerCase() ?? [])
  const phones = [account?.phone, phone].flatMap(known => known ?? [])
  const isTheirs = or(
    userId === null ? undefined : eq(orders.user_id, userId),
    emails.length > 0 ? inArray(sql`lower(${orders.email})`, emails) : undefined,
    phones.length > 0 ? inArray(orders.phone, phones) : undefined,
  )
  if (!isTheirs) return 0
  const [found] = await db
    .select({ uses: count() })
    .from(coupon_redemptions)
    .innerJoin(orders, eq(orders.id, coupon_redemptions.order_id))
    .where(and(eq(coupon_redemptions.coupon_id, coupon_id), isTheirs))
  return found?.uses ?? 0
}

const unknownCoupon = (code: string, wait: number | null = null): EnteredCoupon => ({
  code,
  row: null,
  categories: [],
  usedByCustomer: 0,
  wait,
})

async function withConditions(
  db: Database,
  code: string,
  row: CouponRow | undefined,
  customer: CouponCustomer,
): Promise<EnteredCoupon> {
  if (!row) return unknownCoupon(code)
  const named =
    row.category_ids.length === 0
      ? []
      : await db
          .select({ titles: categories.titles })
          .from(categories)
          .where(inArray(categories.id, row.category_ids))
          .orderBy(asc(categories.position), asc(categories.id))
  const usedByCustomer = row.uses_per_customer === null ? 0 : await countCustomerUses(db, row.id, customer)
  return { code, row, categories: named.map(({ titles }) => titles), usedByCustomer, wait: null }
}

export async function lookUpCoupon(db: Database, code: string, customer: CouponCustomer): Promise<EnteredCoupon> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code))
  return withConditions(db, code, row, customer)
}

/**
 * Locks and reloads the coupon of an order, so that its last use, in total and of one customer, is redeemed once: orders with the
 * same coupon run one after another from here on.
 */
export async function lockCoupon(
  tx: Database,
  entered: EnteredCoupon | null,
  customer: CouponCustomer,
): Promise<EnteredCoupon | null> {
  if (!entered?.row) return entered
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, entered.row.id)).for('no key update')
  return withConditions(tx, entered.code, row, customer)
}

/** Whether the coupon exists, whatever its conditions: then the code does not count as a guess. */
export const isValidCode = ({ row }: EnteredCoupon): boolean => row !== null

/** Effect of a coupon on the lines of a cart. */
export const evaluateCoupon = (entered: EnteredCoupon, lines: readonly CouponLine[], now: Date): EvaluatedCoupon => ({
  entered,
  ...(entered.row ? applyCoupon(entered.row, lines, entered.usedByCustomer, now) : withoutEffect('unknown')),
})

/** The first day of a coupon, in Kyiv: «1 грудня», with the year when it is another one. */
function formatDay(day: Date, now: Date, lang: Locale): string {
  const yearOf = (date: Date) => date.toLocaleDateString('en', { timeZone: 'Europe/Kyiv', year: 'numeric' })
  return day.toLocaleDateString(lang === 'en' ? 'en-GB' : `${lang}-UA`, {
    timeZone: 'Europe/Kyiv',
    day: 'numeric',
    month: 'long',
    ...(yearOf(day) === yearOf(now) ? {} : { year: 'numeric' }),
  })
}

function messageOf(
  { entered, reason, ...effect }: EvaluatedCoupon,
  now: Date,
  lang: Locale,
  money: MoneyFormat,
): string {
  const { row, wait } = entered
  const { coupon } = words[lang]
  const names = entered.categories.map(titles => `«${titles[lang]}»`).join(', ')
  const listed = lang === 'en' ? names.replaceAll('«', '“').replaceAll('»', '”') : names
  const scope = fill(entered.categories.length === 1 ? coupon.oneCategory : coupon.categories, { categories: listed })
  switch (reason) {
    case 'unknown':
      return wait === null ? coupon.unknown : fill(coupon.tooMany, { minutes: Math.ceil(wait / 60) })
    case 'notYet':
      return fill(coupon.notYet, { day: formatDay(row?.starts_at ?? now, now, lang) })
    case 'category':
      return fill(coupon.category, { scope })
    case 'minimum': {
      const missing = fill(row?.kind === 'delivery' ? coupon.missingToDelivery : coupon.missing, {
        missing: money(effect.missing),
        minimum: money(row?.minimum ?? 0),
      })
      return entered.categories.length > 0 ? fill(coupon.missingInCategory, { missing, scope }) : missing
    }
    case 'applied': {
      const text = effect.isFreeDelivery ? coupon.freeDelivery : fill(coupon.applied, { sum: money(effect.discount) })
      return effect.isPartial && !effect.isFreeDelivery ? fill(coupon.appliedInCategory, { text, scope }) : text
    }
    default:
      return coupon[reason]
  }
}

export const toCartCoupon = (coupon: EvaluatedCoupon, now: Date, lang: Locale, money: MoneyFormat): CartCoupon => ({
  code: coupon.entered.code,
  state: couponStateOf[coupon.reason],
  message: messageOf(coupon, now, lang, money),
  ...(coupon.isFreeDelivery ? { free_delivery: true } : {}),
})

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
  customer: CouponCustomer,
  { db, rateLimiter, secrets, address }: Context,
): Promise<EnteredCoupon> {
  const code_hash = secrets.pseudonym(`coupon ${code}`)
  const isSameAttempt = and(eq(coupon_attempts.cart_id, cart_id), eq(coupon_attempts.code_hash, code_hash))
  const [tried] = await db
    .select({ at: coupon_attempts.at })
    .from(coupon_attempts)
    .where(and(isSameAttempt, isRecent(coupon_attempts.at, rateLimits.couponsOfCart.seconds)))
  // Every refresh of a cart sends its code again, which is not a new guess.
  if (tried) return { ...(await lookUpCoupon(db, code, customer)), wait: await secondsUntilNextGuess(db, cart_id) }

  const bucket = `coupon:${secrets.pseudonym(address)}`
  await db
    .insert(coupon_attempts)
    .values({ cart_id, code_hash })
    .onConflictDoUpdate({ target: [coupon_attempts.cart_id, coupon_attempts.code_hash], set: { at: sql`now()` } })
  const ofAddress = await rateLimiter.consume(bucket, rateLimits.couponsOfAddress)
  const wait = ofAddress ?? (await secondsUntilNextGuess(db, cart_id))
  if (wait !== null && !(await rateLimiter.throttle(address))) return unknownCoupon(code, wait)
  const entered = await lookUpCoupon(db, code, customer)
  if (!isValidCode(entered)) return { ...entered, wait }
  await db.delete(coupon_attempts).where(isSameAttempt)
  await rateLimiter.refund(bucket)
  return entered
}
