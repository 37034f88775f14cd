import { asc, eq } from 'drizzle-orm'
import { adjustStock, reserveStock } from '../checkout/stock.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { CommandError, type CommandServices, table } from './command.ts'

/** Maximum stock: the sum over the sizes of a product must fit a PostgreSQL integer. */
const MAX_STOCK = 1_000_000

interface Target {
  product_id: number
  option_id: number | null
  left: number
}

const sizesOf = (db: Database, productId: number) =>
  db
    .select({ id: options.id, name: options.name, code: options.code, left: options.left })
    .from(options)
    .where(eq(options.product_id, productId))
    .orderBy(asc(options.position))

async function findProduct(db: Database, code: string) {
  const [product] = await db
    .select({ id: products.id, code: products.code, left: products.left })
    .from(products)
    .where(eq(products.code, code))
  return product
}

/** Finds a product, and the size if one is given. The code may be that of a product or of a size. */
async function findTarget(db: Database, code: string, size: string | undefined): Promise<Target> {
  const [option] = await db
    .select({ product_id: options.product_id, option_id: options.id, left: options.left })
    .from(options)
    .where(eq(options.code, code))
  if (option && size === undefined) return option
  const product = await findProduct(db, code)
  if (!product) throw new CommandError(`There is no product or size with the code ${code}.`)
  const sizes = await sizesOf(db, product.id)
  const names = sizes.map(({ name }) => name).join(', ')
  if (size === undefined) {
    if (sizes.length > 0) throw new CommandError(`Say which size of ${code}: ${names}.`)
    return { product_id: product.id, option_id: null, left: product.left }
  }
  const found = sizes.find(({ name }) => name.toLowerCase() === size.toLowerCase())
  if (!found) throw new CommandError(`${code} has no size ${size}. Sizes: ${names || 'none'}.`)
  return { product_id: product.id, option_id: found.id, left: found.left }
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
