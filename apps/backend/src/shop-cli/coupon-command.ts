import { randomInt } from 'node:crypto'
import { InvalidArgumentError } from 'commander'
import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { categories, coupon_redemptions, coupons, orders } from '../db/schema/index.ts'
import { endOfKyivDay, kyivDay } from '../values/kyiv-time.ts'
import { AMOUNT, amountOf, hryvniasText, momentOf, NO_AMOUNT } from './amounts.ts'
import { type AddCommand, command } from './arguments.ts'
import { localTime } from './command.ts'
import { Faults, list, parseWords, reference } from './fields.ts'
import { defineResource, readKey, saveRow } from './resource.ts'
import { writeEntries } from './write-entries.ts'

type CouponRow = typeof coupons.$inferSelect

/** 32 letters and digits that cannot be mistaken for each other: five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GENERATED_LENGTH = 8
/** Orders of a coupon that `coupon show` lists. */
const MAX_ORDERS = 20

/** A code with 40 random bits: `K7QM-X2VD`. */
function generateCode(): string {
  const signs = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)))
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

function stateOf({ starts_at, ends_at, uses, used }: CouponRow, now: Date): string {
  if (ends_at !== null && ends_at < now) return 'ended'
  if (uses !== null && used >= uses) return 'used up'
  return starts_at !== null && starts_at > now ? 'not yet' : 'valid'
}

const isDay = (text: string | null): boolean => text === null || (text.length === 10 && momentOf(text) !== null)
const day = reference(20).refine(isDay, 'It must be a day such as 2026-12-01.')
/** The last moment of a day. */
const endOf = (text: string | null): Date | null => (text === null ? null : endOfKyivDay(text))
const uses = reference(7)
  .refine(text => text === null || /^[1-9]\d{0,5}$/.test(text), 'It must be a whole number from 1, or none.')
  .transform(text => (text === null ? null : Number(text)))

const isDiscount = (text: string): boolean =>
  text === 'delivery' || /^([1-9]\d?|100)%$/.test(text) || (AMOUNT.test(text) && amountOf(text) > 0)
/** What a coupon deducts: `10%`, `249.50` or `delivery`. */
function parseDiscount(discount: string): Pick<CouponRow, 'kind' | 'value'> {
  if (discount === 'delivery') return { kind: 'delivery', value: 0 }
  if (discount.endsWith('%')) return { kind: 'percent', value: Number(discount.slice(0, -1)) }
  return { kind: 'amount', value: amountOf(discount) }
}
const printDiscount = ({ kind, value }: CouponRow): string =>
  kind === 'percent' ? `${value}%` : kind === 'amount' ? String(value / 100) : 'delivery'

const dayText = (moment: Date | null): string | null => moment && kyivDay(moment)

async function idsOf(tx: Database, slugs: readonly string[], faults: Faults): Promise<number[]> {
  const known = await tx.select().from(categories).orderBy(asc(categories.position))
  const unknown = slugs.filter(slug => !known.some(row => row.slug === slug))
  if (unknown.length > 0)
    faults.add(
      'categories',
      `There is no category ${unknown.join(', ')}. Categories: ${known.map(row => row.slug).join(', ')}.`,
    )
  return known.filter(row => slugs.includes(row.slug)).map(({ id }) => id)
}

const add: AddCommand = command(
  'add <fields...>',
  'creates a coupon and prints its code: CODE field=value…, or without CODE one that cannot be guessed',
  async (context, words, { count = 1 }) => {
    const [first = ''] = words
    const own = first.includes('=') ? null : first
    if (own !== null && count > 1)
      throw new InvalidArgumentError('Several coupons need generated codes: leave the code out.')
    const faults = new Faults()
    const codes =
      own === null ? Array.from({ length: count }, generateCode) : [readKey(couponResource, context, own, faults)]
    const changes = parseWords(own === null ? words : words.slice(1), faults)
    const writes = codes.map(key => ({ key, isNew: true, changes, folder: context.workingDirectory, faults }))
    await writeEntries(couponResource, context, writes, faults)
    const isGuessable = own !== null && own.replace(/[^\p{L}\d]/gu, '').length < GENERATED_LENGTH
    const warning = 'A code this short can be guessed. Without CODE the shop generates one that cannot.'
    return [...codes, ...(isGuessable ? [warning] : [])].join('\n')
  },
  { '--count <count>': 'creates so many, each with a generated code' },
)

export const couponResource = defineResource({
  name: 'coupon',
  what: 'coupons',
  schema: z.object({
    discount: z.string().refine(isDiscount, 'It must be 1% to 100%, an amount in hryvnias, or delivery.'),
    minimum: z.string().regex(AMOUNT, NO_AMOUNT).prefault('0'),
    from: day,
    until: day,
    uses,
    uses_per_customer: uses,
    categories: list(2_000),
  }),
  help: 'discount: 10%, an amount in hryvnias, or delivery (the shop pays the carrier). minimum: smallest sum of what qualifies. from, until: first and last day in Kyiv, 2026-12-01. uses: number of orders in total. categories: only these and their subcategories.',
  table: coupons,
  tags: () => [],
  listed: ['discount', 'minimum', 'state', 'redeemed', 'uses', 'until'],
  isNamed: true,
  add,
  readKey(typed, faults) {
    const code = typed.toUpperCase()
    if (!/^[\p{L}\d][\p{L}\d-]{2,62}[\p{L}\d]$/u.test(code))
      faults.add('code', 'It must have 4 to 64 letters, digits and hyphens.')
    return code
  },
  async load(db, now) {
    const rows = await db.select().from(coupons).orderBy(desc(coupons.id))
    const known = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
    return rows.map(row => ({
      id: row.id,
      key: row.code,
      row,
      facts: { state: stateOf(row, now), redeemed: row.used },
      isPast: /^(ended|used up)$/.test(stateOf(row, now)),
      fields: {
        discount: printDiscount(row),
        minimum: String(row.minimum / 100),
        from: dayText(row.starts_at),
        until: dayText(row.ends_at),
        uses: row.uses,
        uses_per_customer: row.uses_per_customer,
        categories: row.category_ids.map(id => known.find(own => own.id === id)?.slug ?? String(id)),
      },
    }))
  },
  async details(db, { id }) {
    const redeemed = await db
      .select({ order: orders })
      .from(coupon_redemptions)
      .innerJoin(orders, eq(orders.id, coupon_redemptions.order_id))
      .where(eq(coupon_redemptions.coupon_id, id))
      .orderBy(desc(orders.id))
      .limit(MAX_ORDERS)
    const shown = redeemed.map(({ order: { number, created_at, discount, status } }) => {
      return [number, `${localTime(created_at)}  ${hryvniasText(-discount)}  ${status}`]
    })
    return Object.fromEntries(shown)
  },
  async check(tx, { from, until, categories: slugs = [] }, { changed, isImported, faults }, { clock }) {
    if (from && until && from > until) faults.add('until', 'The last day is before the first one.')
    const end = until === undefined ? null : endOf(until)
    if (end && changed.has('until') && !isImported && end < clock())
      faults.add('until', 'The last day is over already.')
    return idsOf(tx, slugs, faults)
  },
  save(
    tx,
    { discount, minimum, from, until, categories: _, ...limits },
    { key: code, present, changed },
    category_ids,
  ) {
    const days = {
      starts_at: from === null ? null : momentOf(from),
      // The moment at which a coupon was ended stays when something else is changed.
      ends_at: present && !changed.has('until') ? present.row.ends_at : endOf(until),
    }
    const conditions = { ...parseDiscount(discount), minimum: amountOf(minimum), ...days, ...limits, category_ids }
    return saveRow(tx, coupons, present, { code, ...conditions })
  },
  beforeRemove: () => Promise.resolve(' It has ended at once and for good; orders keep their discount.'),
  /** Orders refer to it. Carts that hold it say that it is no longer valid. */
  async remove(tx, entry, now) {
    const { ends_at } = entry.row
    if (ends_at === null || ends_at >= now) await saveRow(tx, coupons, entry, { ends_at: new Date(now.getTime() - 1) })
  },
})
