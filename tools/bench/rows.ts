import { randomUUID } from 'node:crypto'
import { cartIdIn, type Goods, plentiful } from './goods.ts'
import { load, post, type Requests, type Speed } from './load.ts'

const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

/** Prime, and more sizes than a product has. */
const STRIDE = 37

/**
 * Whole orders, one after another on each connection: a line into a new cart, then the order of that cart. Goods are taken
 * in turn, in strides, so that orders at the same time are seldom of the same product.
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

let asked = 0
/** A page at an address that nobody has asked for yet: nothing of it is kept. */
const anew = (path: string): Requests => [
  {
    setupRequest: request => {
      asked += 1
      return { ...request, method: 'GET', path: `${path}?bench=${asked}` }
    },
  },
]

const page = (path: string): Requests => [{ method: 'GET', path }]

/** What is measured, in this order: a name and how. `page`, `call` and `order` say what it is measured by. */
const rows: readonly {
  what: string
  by: 'page' | 'call' | 'order'
  measure(shop: string, goods: readonly [Goods, ...Goods[]]): Promise<Speed>
}[] = [
  { what: 'home, cached', by: 'page', measure: shop => load(shop, page('/')) },
  { what: 'category, cached', by: 'page', measure: shop => load(shop, page('/jackets')) },
  { what: 'product, cached', by: 'page', measure: (shop, [{ url }]) => load(shop, page(url)) },
  { what: 'cart page, rendered anew', by: 'page', measure: shop => load(shop, page('/cart')) },
  { what: 'home, rendered anew', by: 'page', measure: shop => load(shop, anew('/')) },
  { what: 'category, rendered anew', by: 'page', measure: shop => load(shop, anew('/jackets')) },
  { what: 'product, rendered anew', by: 'page', measure: (shop, [{ url }]) => load(shop, anew(url)) },
  { what: 'list with facets', by: 'call', measure: shop => load(shop, [post('/api/page/show', { page: 'jackets' })]) },
  { what: 'search', by: 'call', measure: shop => load(shop, [post('/api/search', { query: 'куртка' })]) },
  { what: 'search, misspelt', by: 'call', measure: shop => load(shop, [post('/api/search', { query: 'куртака' })]) },
  { what: 'cart count', by: 'call', measure: shop => load(shop, [post('/api/cart/count', {})]) },
  {
    what: 'add to cart',
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

/** Measures everything of one running shop, row by row; an error names the row. */
export async function measured(
  shop: string,
  then: (what: string, by: 'page' | 'call' | 'order', speed: Speed) => void,
): Promise<Speeds> {
  const goods = await plentiful(shop)
  const found: Speeds = new Map()
  for (const { what, by, measure } of rows) {
    const speed = await measure(shop, goods).catch((error: unknown) => {
      throw new Error(`«${what}» could not be measured`, { cause: error })
    })
    found.set(what, speed)
    then(what, by, speed)
  }
  return found
}
