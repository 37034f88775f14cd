import { randomInt } from 'node:crypto'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { categories, coupon_redemptions, coupons, orders } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { hryvniasText } from './amounts.ts'
import { CommandError, type CommandServices, ConfirmationRequired, localTime, table } from './command.ts'

type CouponRow = typeof coupons.$inferSelect

/** 32 letters and digits that cannot be mistaken for each other: five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 8
const MAX_LISTED = 200
/** Orders of a coupon that `coupon show` lists. */
const MAX_ORDERS = 20

export interface NewCoupon {
  kind: CouponRow['kind']
  /** Per cent, or kopiykas. */
  value: number
  minimum: number
  starts_at: Date | null
  ends_at: Date | null
  uses: number | null
  uses_per_customer: number | null
  /** Slugs. */
  categories: readonly string[]
}

/** A code with 40 random bits: `K7QM-X2VD`. */
export function generateCode(): string {
  const signs = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)))
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

const stateOf = ({ starts_at, ends_at, uses, used }: CouponRow, now: Date): string =>
  ends_at !== null && ends_at < now
    ? 'ended'
    : uses !== null && used >= uses
      ? 'used up'
      : starts_at !== null && starts_at > now
        ? 'not yet'
        : 'valid'

const effectOf = ({ kind, value }: Pick<CouponRow, 'kind' | 'value'>): string =>
  kind === 'percent' ? `−${value} %` : kind === 'amount' ? `−${hryvniasText(value)}` : 'free delivery'

const usesOf = ({ used, uses }: CouponRow): string => (uses === null ? `${used}` : `${used} of ${uses}`)

async function findCoupon(db: Database, code: string, lock = false): Promise<CouponRow> {
  const query = db.select().from(coupons).where(eq(coupons.code, code))
  const [coupon] = lock ? await query.for('no key update') : await query
  if (!coupon) throw new CommandError(`There is no coupon ${code}.`)
  return coupon
}

async function findCategories(db: Database, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const known = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .orderBy(asc(categories.position))
  return slugs.map(slug => {
    const category = known.find(row => row.slug === slug)
    if (!category)
      throw new CommandError(`There is no category ${slug}. Categories: ${known.map(row => row.slug).join(', ')}.`)
    return category.id
  })
}

/** Creates coupons with the given code or with generated ones. `count`: how many of them. */
export async function createCoupons(
  { db, clock }: CommandServices,
  code: string | null,
  count: number,
  { categories: slugs, ...conditions }: NewCoupon,
): Promise<string> {
  const { starts_at, ends_at } = conditions
  if (starts_at !== null && ends_at !== null && starts_at > ends_at)
    throw new CommandError('The last day is before the first one.')
  if (ends_at !== null && ends_at < clock()) throw new CommandError('The last day is over already.')
  const created = await transact(db, async tx => {
    const category_ids = await findCategories(tx, slugs)
    const codes: string[] = []
    while (codes.length < count) {
      const [row] = await tx
        .insert(coupons)
        .values({ ...conditions, category_ids, code: code ?? generateCode() })
        .onConflictDoNothing({ target: coupons.code })
        .returning({ code: coupons.code })
      if (row) codes.push(row.code)
      else if (code !== null) throw new CommandError(`There is a coupon ${code} already.`)
    }
    return codes
  })
  const isGuessable = code !== null && code.replace(/[^\p{L}\d]/gu, '').length < GENERATED_LENGTH
  return [
    ...created,
    ...(isGuessable ? ['A code this short can be guessed. Without CODE the shop generates one that cannot.'] : []),
  ].join('\n')
}

export async function showCoupon({ db, clock }: CommandServices, code: string): Promise<string> {
  const coupon = await findCoupon(db, code)
  const named =
    coupon.category_ids.length === 0
      ? []
      : await db.select({ slug: categories.slug }).from(categories).where(inArray(categories.id, coupon.category_ids))
  const redeemed = await db
    .select({ number: orders.number, created_at: orders.created_at, discount: orders.discount, status: orders.status })
    .from(coupon_redemptions)
    .innerJoin(orders, eq(orders.id, coupon_redemptions.order_id))
    .where(eq(coupon_redemptions.coupon_id, coupon.id))
    .orderBy(desc(orders.id))
    .limit(MAX_ORDERS)
  const facts = table([
    ['Coupon', coupon.code],
    ['State', stateOf(coupon, clock())],
    ['Effect', effectOf(coupon)],
    ['Minimum', coupon.minimum === 0 ? null : hryvniasText(coupon.minimum)],
    ['Categories', named.map(({ slug }) => slug).join(', ') || 'all'],
    ['From', coupon.starts_at && localTime(coupon.starts_at)],
    ['Until', coupon.ends_at && localTime(coupon.ends_at)],
    ['Redeemed', usesOf(coupon)],
    ['Per customer', coupon.uses_per_customer ?? 'unlimited'],
  ])
  if (redeemed.length === 0) return facts
  const rows = redeemed.map(({ number, created_at, discount, status }) => [
    number,
    localTime(created_at),
    hryvniasText(-discount),
    status,
  ])
  return [facts, table([['Order', 'Placed', 'Discount', 'Status'], ...rows])].join('\n\n')
}

/** Lists coupons that can still be redeemed, or all. */
export async function listCoupons({ db, clock }: CommandServices, isAll: boolean): Promise<string> {
  const now = clock()
  const rows = await db
    .select()
    .from(coupons)
    .where(
      isAll
        ? undefined
        : sql`(${coupons.ends_at} is null or ${coupons.ends_at} >= ${now.toISOString()}::timestamptz)
            and (${coupons.uses} is null or ${coupons.used} < ${coupons.uses})`,
    )
    .orderBy(desc(coupons.id))
    .limit(MAX_LISTED)
  if (rows.length === 0) return isAll ? 'There are no coupons.' : 'There are no coupons that can be redeemed.'
  return table([
    ['Code', 'Effect', 'Minimum', 'State', 'Redeemed', 'Until'],
    ...rows.map(row => [
      row.code,
      effectOf(row),
      row.minimum === 0 ? null : hryvniasText(row.minimum),
      stateOf(row, now),
      usesOf(row),
      row.ends_at && localTime(row.ends_at),
    ]),
  ])
}

/** Ends a coupon at once. Carts that hold it say that it is no longer valid; orders keep their discount. */
export async function endCoupon({ db, clock }: CommandServices, code: string, isConfirmed: boolean): Promise<string> {
  return transact(db, async tx => {
    const coupon = await findCoupon(tx, code, true)
    const now = clock()
    if (coupon.ends_at !== null && coupon.ends_at < now) return `Coupon ${code} had ended already.`
    if (!isConfirmed) throw new ConfirmationRequired(`Coupon ${code} (${effectOf(coupon)}) ends now, for good.`)
    await tx
      .update(coupons)
      .set({ ends_at: new Date(now.getTime() - 1) })
      .where(eq(coupons.id, coupon.id))
    return `Coupon ${code} has ended; it was redeemed ${coupon.used} times.`
  })
}
