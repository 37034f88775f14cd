'use server'
import { cookies } from 'next/headers'
import { goods } from './goods'

// The backend of the example, in memory: server functions that know the basket by a cookie.
const baskets = new Map<string, { pieces: Map<string, number>; made: Set<string> }>()

async function open() {
  const jar = await cookies()
  const session = jar.get('basket')?.value ?? crypto.randomUUID()
  jar.set('basket', session, { httpOnly: true, sameSite: 'lax' })
  const basket = baskets.get(session) ?? { pieces: new Map(), made: new Set() }
  baskets.set(session, basket)
  return basket
}

const linesOf = (pieces: ReadonlyMap<string, number>) =>
  goods.flatMap(({ sku, name, price, stock }) => {
    const count = pieces.get(sku)
    return count ? [{ id: sku, product_id: sku, name, price, count, count_left: stock }] : []
  })

/** The lines of the basket. */
export async function readBasket() {
  const { pieces } = await open()
  return { items: linesOf(pieces) }
}

/** Adds pieces once for each key. `refused`: there are not so many. */
export async function addToBasket(sku: string, count: number, key: string) {
  const { pieces, made } = await open()
  const wanted = (pieces.get(sku) ?? 0) + count
  const left = goods.find(article => article.sku === sku)?.stock ?? 0
  if (!made.has(key) && wanted > left) return { refused: `Only ${left} left`, items: linesOf(pieces) }
  if (!made.has(key)) pieces.set(sku, wanted)
  made.add(key)
  return { refused: null, items: linesOf(pieces) }
}

/** Sets the pieces of a line; 0 removes it. */
export async function setPieces(sku: string, count: number) {
  const { pieces } = await open()
  if (count > 0) pieces.set(sku, count)
  else pieces.delete(sku)
  return { items: linesOf(pieces) }
}

/** Removes all lines. */
export async function clearBasket() {
  const { pieces } = await open()
  pieces.clear()
  return { items: [] }
}
