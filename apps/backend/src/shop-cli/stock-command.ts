import { asc, eq, inArray, sql } from 'drizzle-orm'
import { adjustStock, reserveStock } from '../checkout/stock.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { CommandError, type CommandServices, table } from './command.ts'
import { findProduct, findSize, findSizeByCode, sizesOf, type Target } from './goods.ts'

/** Maximum stock: the sum over the sizes of a product must fit a PostgreSQL integer. */
const MAX_STOCK = 1_000_000
const MAX_LISTED = 500

/** Finds a product, and the size if one is given. The code may be that of a product or of a size. */
async function findTarget(db: Database, code: string, size: string | undefined): Promise<Target> {
  const ofSize = size === undefined ? await findSizeByCode(db, code) : undefined
  if (ofSize) return ofSize
  const product = await findProduct(db, code)
  if (!product) throw new CommandError(`There is no product or size with the code ${code}.`)
  if (size !== undefined) return findSize(db, product, size)
  const sizes = await sizesOf(db, product.id)
  if (sizes.length > 0)
    throw new CommandError(`Say which size of ${code}: ${sizes.map(({ name }) => name).join(', ')}.`)
  return { product_id: product.id, option_id: null, left: product.left }
}

/** Sizes that are running out or sold out, the fewest pieces first. */
export async function listLowStock({ db }: CommandServices, most: number): Promise<string> {
  const rows = await db
    .select({ code: products.code, option: options.code, size: options.name, left: options.left })
    .from(products)
    .leftJoin(options, eq(options.product_id, products.id))
    .where(sql`coalesce(${options.left}, ${products.left}) <= ${most}`)
    .orderBy(sql`coalesce(${options.left}, ${products.left})`, asc(products.code), asc(options.position))
    .limit(MAX_LISTED)
  if (rows.length === 0) return `Of everything, more than ${most} pieces are left.`
  const left = await db
    .select({ id: products.code, left: products.left })
    .from(products)
    .where(
      inArray(
        products.code,
        rows.map(({ code }) => code),
      ),
    )
  const total = new Map(left.map(row => [row.id, row.left]))
  const listed = table([
    ['Code', 'Size', 'Left'],
    ...rows.map(row => [row.option ?? row.code, row.size, row.left ?? total.get(row.code) ?? 0]),
  ])
  return rows.length < MAX_LISTED ? listed : `${listed}\nOnly the first ${MAX_LISTED} are listed.`
}

export async function showStock({ db }: CommandServices, code: string): Promise<string> {
  const product = await findProduct(db, code)
  if (!product) {
    const { left } = await findTarget(db, code, undefined)
    return table([[code, left]])
  }
  const sizes = await sizesOf(db, product.id)
  return table([[product.code, 'all', product.left], ...sizes.map(size => [size.code, size.name, size.left])])
}

async function leftOf(tx: Database, { product_id, option_id }: Target): Promise<number> {
  const [row] =
    option_id === null
      ? await tx.select({ left: products.left }).from(products).where(eq(products.id, product_id))
      : await tx.select({ left: options.left }).from(options).where(eq(options.id, option_id))
  return row?.left ?? 0
}

export async function changeStock(
  { db, dataVersions }: CommandServices,
  goods: { code: string; size: string | undefined },
  change: { kind: 'set' | 'add'; count: number },
): Promise<string> {
  const { before, after } = await transact(db, async tx => {
    const target = await findTarget(tx, goods.code, goods.size)
    await reserveStock(tx, [target])
    const present = await leftOf(tx, target)
    const wanted = change.kind === 'set' ? change.count : present + change.count
    if (wanted < 0 || wanted > MAX_STOCK)
      throw new CommandError(`There are ${present} pieces: the stock cannot become ${wanted}.`)
    if (wanted !== present)
      await bumpDataVersions(tx, await adjustStock(tx, [{ ...target, count: wanted - present }], 1))
    return { before: present, after: wanted }
  })
  dataVersions.expire()
  return `${[goods.code, goods.size].filter(Boolean).join(' ')}: ${before} → ${after} pieces.`
}
