import { randomUUID } from 'node:crypto'
import { callApi } from '../http-request.ts'
import { cartIdIn, type Goods, plentifulOptions } from './goods.ts'
import { load, post, type Requests, type Speed } from './load.ts'

const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

/** Prime, and larger than the number of options of any product. */
const STRIDE = 37

/**
 * Orders on each connection: adds a line to a new cart and submits it. Options are selected with a stride, so that concurrent
 * orders rarely have the same product.
 */
export async function orders(address: string, add: { path: string; bodies: readonly unknown[] }, submit: string) {
  const carts = new WeakMap<object, string>()
  let turn = 0
  const { perSecond, late } = await load(address, [
    {
      setupRequest: request => {
        turn += 1
        return { ...request, ...post(add.path, add.bodies[(turn * STRIDE) % add.bodies.length]) }
      },
      onResponse(status, body, context) {
        if (status === 200) carts.set(context, cartIdIn(JSON.parse(body)))
      },
    },
    {
      setupRequest: (request, context) => ({
        ...request,
        ...post(
          submit,
          { cart_id: carts.get(context), contact: buyer, delivery: { id: 'pickup' }, payment: { id: 'on_receipt' } },
          { 'idempotency-key': randomUUID() },
        ),
      }),
    },
  ])
  return { perSecond: perSecond / 2, late }
}

let turn = 0
/** Requests none of which is like one before: an answer that is stored measures only the store. */
const eachNew = (requestOf: (turn: number) => Partial<Requests[number]>): Requests => [
  {
    setupRequest: request => {
      turn += 1
      return { ...request, ...requestOf(turn) }
    },
  },
]

/** An upper price above all goods that no request had before: the whole list. */
const priceAbove = (one: number) => 100_000 + one

const uncachedList = (path: string) => eachNew(one => ({ method: 'GET', path: `${path}?price_max=${priceAbove(one)}` }))

const newSearch = (queries: readonly string[]) =>
  eachNew(one =>
    post('/api/search', { query: queries[one % queries.length], filters: { price: { max: priceAbove(one) } } }),
  )

/** The names as they are typed, from four letters on: more than the backend stores the matches of. */
const typedNames = (goods: readonly Goods[]): string[] => [
  ...new Set(goods.flatMap(({ name }) => Array.from(name, (_, at) => name.slice(0, at + 1).trim()).slice(3))),
]

/** The first words of the names with a letter too much: more than the backend stores the corrections of. */
const misspeltNames = (goods: readonly Goods[]): string[] =>
  [...new Set(goods.map(({ name }) => name.split(' ')[0] ?? name))].flatMap(word =>
    Array.from('абвгдежзиклмнопрстуфхцчшщюя', letter =>
      Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + letter + word.slice(at + 1)),
    ).flat(),
  )

/** A cart with one line. */
const cartWith = async (shop: string, { product_id, option_id }: Goods): Promise<string> =>
  cartIdIn(await callApi(shop, '/api/cart/add', { product_id, option_id }))

const page = (path: string): Requests => [{ method: 'GET', path }]

/** What a row is compared with. */
export type Baseline = 'page' | 'call' | 'order'

/** `rendering`: pages only, from the cache and rendered. */
export type Part = 'all' | 'rendering'

/** The measurements in order. */
const rows: readonly {
  what: string
  by: Baseline
  measure(shop: string, goods: readonly [Goods, ...Goods[]]): Promise<Speed>
}[] = [
  { what: 'home, cached', by: 'page', measure: shop => load(shop, page('/')) },
  { what: 'category, cached', by: 'page', measure: shop => load(shop, page('/jackets')) },
  { what: 'product, cached', by: 'page', measure: (shop, [{ url }]) => load(shop, page(url)) },
  {
    what: 'cart page, rendered uncached',
    by: 'page',
    measure: async (shop, [one]) =>
      load(shop, [{ method: 'GET', path: '/cart', headers: { cookie: `cart_id=${await cartWith(shop, one)}` } }]),
  },
  { what: 'category, rendered uncached', by: 'page', measure: shop => load(shop, uncachedList('/jackets')) },
  {
    what: 'list with facets',
    by: 'call',
    measure: shop =>
      load(
        shop,
        eachNew(one => post('/api/page/show', { page: 'jackets', filters: { price: { max: priceAbove(one) } } })),
      ),
  },
  { what: 'search', by: 'call', measure: (shop, goods) => load(shop, newSearch(typedNames(goods))) },
  { what: 'search, misspelt', by: 'call', measure: (shop, goods) => load(shop, newSearch(misspeltNames(goods))) },
  {
    what: 'cart count',
    by: 'call',
    measure: async (shop, [one]) => load(shop, [post('/api/cart/count', { cart_id: await cartWith(shop, one) })]),
  },
  {
    what: 'add to a new cart',
    by: 'call',
    measure: (shop, [{ product_id, option_id }]) => load(shop, [post('/api/cart/add', { product_id, option_id })]),
  },
  {
    what: 'whole order',
    by: 'order',
    measure: (shop, goods) =>
      orders(
        shop,
        { path: '/api/cart/add', bodies: goods.map(({ product_id, option_id }) => ({ product_id, option_id })) },
        '/api/checkout/submit',
      ),
  },
]

export type Speeds = Map<string, Speed>

const rowsOf = (part: Part) => rows.filter(({ by }) => part === 'all' || by === 'page')

/** The baselines of a part. */
export const baselinesOf = (part: Part): ReadonlySet<Baseline> => new Set(rowsOf(part).map(({ by }) => by))

/** Runs the measurements of a running shop; an error names the row. */
export async function measured(
  shop: string,
  part: Part,
  then: (what: string, by: Baseline, speed: Speed) => void,
): Promise<Speeds> {
  const goods = await plentifulOptions(shop)
  const found: Speeds = new Map()
  for (const { what, by, measure } of rowsOf(part)) {
    const speed = await measure(shop, goods).catch((error: unknown) => {
      throw new Error(`«${what}» could not be measured`, { cause: error })
    })
    found.set(what, speed)
    then(what, by, speed)
  }
  return found
}
