import { RUNNING_OUT_MAX } from '@shop/contract'
import { InvalidArgumentError } from 'commander'
import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { transact } from '../db/transact.ts'
import { adjustStock, cardTagsOf, reserveStock } from '../stock/stock.ts'
import { hryvniasText, priceOf } from './amounts.ts'
import { command, wholeNumber } from './arguments.ts'
import { type CommandContext, CommandError, found, listText, table } from './command.ts'

const MAX_LISTED = 500
/** A price that changes by a larger factor is probably a slip: it must be confirmed. */
const MAX_FACTOR = 2

/** A product with its sizes; `size`: the one that is named, or whose code is given. */
async function findGoods(db: Database, code: string, name?: string) {
  const ofSize = inArray(products.id, db.select({ id: options.product_id }).from(options).where(eq(options.code, code)))
  const ofProduct = eq(products.code, code)
  const isMeant = name === undefined ? or(ofProduct, ofSize) : ofProduct
  const [row] = await db.select().from(products).where(isMeant).orderBy(desc(ofSize)).limit(1)
  const product = found(row, `product or size with the code ${code}`)
  const ofThis = eq(options.product_id, product.id)
  const sizes = await db.select().from(options).where(ofThis).orderBy(asc(options.position))
  const size = sizes.find(own =>
    name === undefined ? own.code === code : own.name.toLowerCase() === name.toLowerCase(),
  )
  if (name !== undefined && !size)
    throw new CommandError(`${code} has no size ${name}. Sizes: ${sizes.map(own => own.name).join(', ') || 'none'}.`)
  return { product, sizes, size }
}

/** As `findGoods`, and locks what is found as orders do: none is made half with the former price or stock. */
async function lockGoods(tx: Database, code: string, name: string | undefined) {
  const { product, sizes, size } = await findGoods(tx, code, name)
  const option_ids = [null, ...(size ? [size] : sizes).map(({ id }) => id)]
  await reserveStock(
    tx,
    option_ids.map(option_id => ({ product_id: product.id, option_id })),
  )
  return findGoods(tx, code, name)
}

/** Sizes that are running out or sold out, the fewest pieces first. */
async function listLowStock(db: Database, most = RUNNING_OUT_MAX): Promise<string> {
  const left = sql`coalesce(${options.left}, ${products.left})`.mapWith(products.left)
  const rows = await db
    .select({
      Code: sql`coalesce(${options.code}, ${products.code})`.mapWith(products.code),
      Size: options.name,
      Left: left,
    })
    .from(products)
    .leftJoin(options, eq(options.product_id, products.id))
    .where(sql`${left} <= ${most}`)
    .orderBy(left, asc(products.code), asc(options.position))
    .limit(MAX_LISTED)
  const text = listText(rows, `Of everything, more than ${most} pieces are left.`)
  return rows.length < MAX_LISTED ? text : `${text}\nOnly the first ${MAX_LISTED} are listed.`
}

async function showStock(db: Database, code: string): Promise<string> {
  const { product, sizes, size } = await findGoods(db, code)
  if (size) return table([[code, size.left]])
  return table([[product.code, 'all', product.left], ...sizes.map(own => [own.code, own.name, own.left])])
}

/** `words`: `set N` or `SIZE set N`, or the same with `add`. */
async function changeStock({ db }: CommandContext, code: string, words: readonly string[]): Promise<string> {
  const [name, kind, typed] = words.length === 3 ? words : [undefined, ...words]
  if (words.length > 3 || (kind !== 'set' && kind !== 'add') || typed === undefined)
    throw new InvalidArgumentError('Say [size] set N or [size] add N.')
  const count = wholeNumber(typed)
  return transact(db, async tx => {
    const { product, sizes, size } = await lockGoods(tx, code, name)
    if (!size && sizes.length > 0)
      throw new CommandError(`Say which size of ${code}: ${sizes.map(own => own.name).join(', ')}.`)
    const { left } = size ?? product
    const wanted = kind === 'set' ? count : left + count
    if (wanted < 0 || wanted > catalogueLimits.stock)
      throw new CommandError(`There are ${left} pieces: the stock cannot become ${wanted}.`)
    const change = { product_id: product.id, option_id: size?.id ?? null, count: wanted - left }
    if (wanted !== left) await bumpDataVersions(tx, await adjustStock(tx, [change], 1))
    return `${[code, name].filter(Boolean).join(' ')}: ${left} → ${wanted} pieces.`
  })
}

export const stock = command(
  'stock [code] [change...]',
  'lists what is running out; shows the stock of a product, sets it ([size] set N) or adds to it ([size] add N, which may be negative); who waits for the product gets a mail',
  (context, code, change, { most }) => {
    if (code === undefined) return listLowStock(context.db, most)
    return change.length === 0 ? showStock(context.db, code) : changeStock(context, code, change)
  },
  { '--most <units>': `lists sizes with at most so many; ${RUNNING_OUT_MAX} without it` },
)

async function showPrice(db: Database, code: string): Promise<string> {
  const { product, sizes, size } = await findGoods(db, code)
  const old = product.old_price === null ? '' : `before ${hryvniasText(product.old_price)}`
  return table([
    [product.code, 'from', hryvniasText(product.price), old],
    ...(size ? [size] : sizes).map(own => [own.code, own.name, hryvniasText(own.price), '']),
  ])
}

/**
 * Sets the price of a product with all its sizes, or of one size. The product shows the lowest price of its sizes. Carts get a
 * notice, and a checkout that has shown the former price must be confirmed again. `old`: the price before a reduction.
 */
const changePrice = (
  { db, confirm }: CommandContext,
  code: string,
  [name, price]: readonly [string | undefined, number],
  old: number | 'none' | undefined,
): Promise<string> =>
  transact(db, async tx => {
    const { product, sizes, size } = await lockGoods(tx, code, name)
    const changed = size ? [size] : sizes
    const known = changed.length > 0 ? changed.map(own => own.price) : [product.price]
    const label = [code, name].filter(Boolean).join(' ')
    const from = [...new Set(known)].map(hryvniasText).join(', ')
    if (known.some(own => Math.max(own, price) > MAX_FACTOR * Math.min(own, price)))
      confirm(`The price of ${label} changes from ${from} to ${hryvniasText(price)}.`)
    const lowest = Math.min(price, ...sizes.filter(own => !changed.includes(own)).map(own => own.price))
    const oldPrice = old === undefined ? product.old_price : old === 'none' ? null : old
    const isOutdated = oldPrice !== null && oldPrice <= lowest
    if (isOutdated && old !== undefined)
      throw new CommandError(`The old price must be higher than the present one, ${hryvniasText(lowest)}.`)
    const changedIds = changed.map(({ id }) => id)
    await tx.update(options).set({ price }).where(inArray(options.id, changedIds))
    const ofProduct = { price: lowest, old_price: isOutdated ? null : oldPrice }
    await tx.update(products).set(ofProduct).where(eq(products.id, product.id))
    await bumpDataVersions(tx, [`product:${product.id}`, 'catalogue', ...(await cardTagsOf(tx, [product.id]))])
    const said = `${label}: ${from} → ${hryvniasText(price)}.`
    if (oldPrice === null) return said
    return isOutdated
      ? `${said}\nThe old price ${hryvniasText(oldPrice)} is removed: it is not higher any more.`
      : `${said}\nThe old price shown is ${hryvniasText(oldPrice)}.`
  })

export const price = command(
  'price <code> [change...]',
  'shows the prices of a product, or sets that of all its sizes or of one ([size] PRICE, in hryvnias: 2490.50); carts get a notice',
  (context, code, change, { old }) => {
    const [size, typed] = change.length === 2 ? change : [undefined, change[0]]
    if (change.length === 0 && old === undefined) return showPrice(context.db, code)
    if (typed === undefined || change.length > 2) throw new InvalidArgumentError('Say [size] PRICE.')
    return changePrice(context, code, [size, priceOf(typed)], old)
  },
  { '--old <old>': 'price before the reduction, shown crossed out; none removes it' },
)
