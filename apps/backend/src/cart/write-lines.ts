import { randomBytes } from 'node:crypto'
import { MAX_QUANTITY } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq, sql } from 'drizzle-orm'
import type { Purchasable } from '../catalogue/purchasable.ts'
import type { Database } from '../db/database.ts'
import { cart_lines, carts } from '../db/schema/index.ts'
import type { CartRow } from './carts.ts'
import { type DetailedLine, findDetailedLines, selectDetailedLines } from './lines.ts'

/** Goods that are to be added to a cart. */
export interface WantedGoods {
  goods: Purchasable
  /** Quantity to add. */
  asked: number
  /** Quantity in the cart before. */
  inCart: number
}

/** A new line, or a new quantity and price of a line of the same goods. */
type PlannedLine = Pick<typeof cart_lines.$inferInsert, 'product_id' | 'option_id' | 'count' | 'price'>

/** `added`: units; `reduced`: the stock is lower than the wanted quantity. */
interface Addition {
  goods: Purchasable
  asked: number
  added: number
  reduced: boolean
}

/** The quantities after an addition, limited to the stock; goods that are sold out change nothing. Goods may be wanted several times. */
export function planAddition(wanted: readonly WantedGoods[]): { lines: PlannedLine[]; additions: Addition[] } {
  const lines = new Map<string, PlannedLine>()
  const additions = wanted.map(({ goods, asked, inCart }): Addition => {
    const { product_id, option_id, price, left } = goods
    if (left <= 0) return { goods, asked, added: 0, reduced: false }
    const line = `${product_id} ${option_id}`
    const before = lines.get(line)?.count ?? inCart
    const count = Math.min(before + asked, left, MAX_QUANTITY)
    lines.set(line, { product_id, option_id, count, price })
    return { goods, asked, added: count - before, reduced: before + asked > left }
  })
  return { lines: [...lines.values()], additions }
}

/** Inserts lines, or updates those of the same goods. `cart_id`: of all of them. */
const upsertLines = (db: Pick<Database, 'insert'>, cart_id: ReturnType<typeof sql>, lines: readonly PlannedLine[]) =>
  db
    .insert(cart_lines)
    .values(lines.map(line => ({ ...line, cart_id })))
    .onConflictDoUpdate({
      target: [cart_lines.cart_id, cart_lines.product_id, cart_lines.option_id],
      set: { count: sql`excluded.count`, price: sql`excluded.price` },
    })
    .returning()

interface WrittenLines {
  secret: string
  /** Ids of the written lines, in their order. */
  lineIds: number[]
  /** All lines of the cart. */
  lines: DetailedLine[]
}

/** Creates a cart with a random id of 192 bits and its first lines, in one statement. */
export async function createCart(tx: Database, planned: readonly PlannedLine[], lang: Locale): Promise<WrittenLines> {
  const secret = randomBytes(24).toString('base64url')
  const cart = tx.$with('cart').as(tx.insert(carts).values({ secret }).returning({ id: carts.id }))
  // Named as the table, so that the lines that the statement inserts are selected: those in the table are not visible to it.
  const inserted = tx.$with('cart_lines').as(upsertLines(tx, sql`(select id from ${cart})`, planned))
  const lines = await selectDetailedLines(tx.with(cart, inserted), lang)
  return { secret, lineIds: lines.map(({ id }) => id), lines }
}

/** Writes lines of a locked cart and renews its expiry. */
export async function updateCart(
  tx: Database,
  { id, secret }: CartRow,
  planned: readonly PlannedLine[],
  lang: Locale,
): Promise<WrittenLines> {
  const renewed = tx
    .$with('renewed')
    .as(tx.update(carts).set({ updated_at: sql`now()` }).where(eq(carts.id, id)).returning({ id: carts.id }))
  const [written, lines] = await Promise.all([
    // Sent before the next one: a builder that is not executed would be sent after the call of a function.
    upsertLines(tx.with(renewed), sql`${id}`, planned).execute(),
    findDetailedLines(tx, id, lang),
  ])
  return { secret, lineIds: written.map(line => line.id), lines }
}
