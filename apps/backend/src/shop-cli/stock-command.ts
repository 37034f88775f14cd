import { RUNNING_OUT_MAX } from '@shop/contract'
import { InvalidArgumentError } from 'commander'
import { asc, eq, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { options, products } from '../db/schema/index.ts'
import { catalogueLimits } from '../db/schema/limits.ts'
import { transact } from '../db/transact.ts'
import { adjustStock, reserveStock } from '../stock/stock.ts'
import { command, wholeNumber } from './arguments.ts'
import { type CommandContext, CommandError, listText, table } from './command.ts'
import { findGoods } from './goods.ts'

const MAX_LISTED = 500

/** Sizes that are running out or sold out, the fewest pieces first. */
async function listLowStock({ db }: CommandContext, most = RUNNING_OUT_MAX): Promise<string> {
  const left = sql<number>`coalesce(${options.left}, ${products.left})`
  const rows = await db
    .select({ Code: sql<string>`coalesce(${options.code}, ${products.code})`, Size: options.name, Left: left })
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

async function changeStock(
  { db }: CommandContext,
  code: string,
  [name, kind, count]: readonly [string | undefined, 'set' | 'add', number],
): Promise<string> {
  const find = async (tx: Database) => {
    const { product, sizes, size } = await findGoods(tx, code, name)
    if (!size && sizes.length > 0)
      throw new CommandError(`Say which size of ${code}: ${sizes.map(own => own.name).join(', ')}.`)
    return { product_id: product.id, option_id: size?.id ?? null, left: (size ?? product).left }
  }
  return transact(db, async tx => {
    await reserveStock(tx, [await find(tx)])
    const { left, ...target } = await find(tx)
    const wanted = kind === 'set' ? count : left + count
    if (wanted < 0 || wanted > catalogueLimits.stock)
      throw new CommandError(`There are ${left} pieces: the stock cannot become ${wanted}.`)
    if (wanted !== left) await bumpDataVersions(tx, await adjustStock(tx, [{ ...target, count: wanted - left }], 1))
    return `${[code, name].filter(Boolean).join(' ')}: ${left} → ${wanted} pieces.`
  })
}

/** Reads `set N` and `SIZE set N`, or the same with `add`. */
function parseChange(words: readonly string[]) {
  const [size, kind, count] = words.length === 3 ? words : [undefined, ...words]
  if (words.length > 3 || (kind !== 'set' && kind !== 'add') || count === undefined)
    throw new InvalidArgumentError('Say [size] set N or [size] add N.')
  return [size, kind, wholeNumber(count)] as const
}

export const stock = command(
  'stock [code] [change...]',
  'lists what is running out; shows the stock of a product, sets it ([size] set N) or adds to it ([size] add N, which may be negative); who waits for the product gets a mail',
  (context, code, change, { most }) => {
    if (code === undefined) return listLowStock(context, most)
    return change.length === 0 ? showStock(context.db, code) : changeStock(context, code, parseChange(change))
  },
  { '--most <units>': `lists sizes with at most so many; ${RUNNING_OUT_MAX} without it` },
)
