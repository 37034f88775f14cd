import type { Extension } from '../capabilities.ts'
import type { BodyOf, DataOf } from '../client.ts'
import { RUNNING_OUT_MAX, SHOWN_STOCK_MAX } from '../constants.ts'
import { uploadPhoto } from '../photo-upload.ts'
import { Backend, type Findings } from './backend.ts'
import type { Fixtures, Goods, OrderTerms, SignedInCustomer } from './fixtures.ts'
import type { Target } from './http.ts'
import { skip } from './outcome.ts'

/** Random, so that a second run on the same backend does not meet the first. */
export const randomKey = (): string => crypto.randomUUID()

const randomDigits = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte % 10).join('')

/** A valid phone that the backend has not seen: limits count by phone. */
export function randomPhone(): string {
  const digits = randomDigits(7)
  return `+380 67 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5, 7)}`
}

export const randomEmail = (): string => `conformance-${randomKey().slice(0, 13)}@example.com`

export const PASSWORD = 'Conformance-7351'

export const person = { name: 'Олена', last_name: 'Шевчук' }

type Cart = DataOf<'/api/cart/show'>['cart']
type Submitted = DataOf<'/api/checkout/submit'>

export interface PlacedOrder extends Submitted {
  readonly cart_id: string
  readonly goods: Goods
  readonly key: string
  readonly body: BodyOf<'/api/checkout/submit'>
}

/** Products that cases buy as they like; the stock of others is counted. */
const PLENTY = 6

/** What the cases of one run share, so that each does not register and search anew. */
export interface Session extends Findings {
  goods?: Promise<readonly Goods[]>
  /** Options that were bought down to a small stock. */
  bought: Set<number>
  customers: Map<string, Promise<SignedInCustomer>>
  orders: Map<string, Promise<PlacedOrder>>
  terms?: Promise<OrderTerms>
}

export const createSession = (extensions: readonly Extension[] | undefined): Session => ({
  ...(extensions ? { extensions: Promise.resolve(new Set(extensions)) } : {}),
  bought: new Set(),
  customers: new Map(),
  orders: new Map(),
})

function remembered<Key, Value>(map: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** The backend as one case sees it, with what the case needs there: goods, carts, customers, orders. */
export class Shop extends Backend {
  readonly fixtures: Fixtures
  private readonly session: Session

  constructor(target: Target, fixtures: Fixtures, session: Session) {
    super(target, session)
    this.fixtures = fixtures
    this.session = session
  }

  /** The first products of the catalogue with their options. */
  private async listProducts() {
    const page = await this.ask('/api/page/show', { page: 'catalogue', per_page: 100 })
    if (page.kind === 'content')
      return skip('there is no collection `catalogue` to find products in: give fixtures.goods')
    const cards = page.products.items
    return { cards, found: await this.ask('/api/product/options', { ids: cards.map(card => card.id) }) }
  }

  private async findGoods(): Promise<readonly Goods[]> {
    const { cards, found } = await this.listProducts()
    const stock = found.flatMap(({ product_id, options }) => {
      const [most] = options.toSorted((a, b) => b.count_left - a.count_left)
      return most && most.count_left > RUNNING_OUT_MAX
        ? [{ goods: { product_id, option_id: most.id }, left: most.count_left }]
        : []
    })
    const withOptions = stock.toSorted((a, b) => b.left - a.left).map(({ goods }) => goods)
    const withoutOptions = cards
      .filter(card => card.options_count === 0 && card.availability === 'in_stock')
      .map(card => ({ product_id: card.id }))
    return [...withOptions, ...withoutOptions]
  }

  /** Different goods, those with the largest stock first. */
  async goods(count: number): Promise<readonly Goods[]> {
    this.session.goods ??= this.fixtures.goods?.() ?? this.prepare(() => this.findGoods())
    const all = await this.session.goods
    if (all.length < count)
      skip(`needs ${count} products in stock, the catalogue has ${all.length}: give fixtures.goods`)
    return all.slice(0, count)
  }

  async oneOf(index: number): Promise<Goods> {
    const goods = (await this.goods(index + 1))[index]
    return goods ?? skip('needs a product in stock')
  }

  /** An option with a small stock that no case has used, of which all pieces but so many are bought. */
  private async buyDownTo(left: number): Promise<Goods> {
    const plenty = new Set((await this.goods(PLENTY)).map(({ product_id }) => product_id))
    const { found } = await this.listProducts()
    const [fewest] = found
      .flatMap(({ product_id, options }) => options.map(option => ({ product_id, ...option })))
      .filter(({ product_id, id }) => !plenty.has(product_id) && !this.session.bought.has(id))
      .filter(({ count_left }) => count_left >= left && count_left <= SHOWN_STOCK_MAX)
      .toSorted((a, b) => a.count_left - b.count_left)
    if (!fewest) return skip(`no option has between ${left} and ${SHOWN_STOCK_MAX} pieces left: give fixtures.stocked`)
    this.session.bought.add(fewest.id)
    const goods = { product_id: fewest.product_id, option_id: fewest.id }
    if (fewest.count_left > left) await this.order(goods, { count: fewest.count_left - left })
    return goods
  }

  /** Something of which exactly so many pieces are left. */
  async stocked(left: number): Promise<Goods> {
    return this.fixtures.stocked?.(left) ?? this.prepare(() => this.buyDownTo(left))
  }

  /** The product with its options. */
  async pieceOf({ product_id }: Goods) {
    const [piece] = await this.ask('/api/product/pieces', { ids: [product_id] })
    return piece ?? this.broken(`product ${product_id}, which can be bought`, 'no product')
  }

  /** What is left of goods, as the API shows it. */
  async leftOf({ product_id, option_id }: Goods): Promise<number> {
    const [found] = await this.ask('/api/product/options', { ids: [product_id] })
    const option = found?.options.find(({ id }) => id === option_id)
    if (option) return option.count_left
    return skip('needs a product with options')
  }

  /** Path of a product's page: the address of its category and its own. */
  async addressOf({ product_id }: Goods): Promise<{ page: string; product: string }> {
    const [card] = await this.ask('/api/product/cards', { ids: [product_id] })
    const [product = '', page = ''] = (card?.url ?? '').split('/').toReversed()
    return { page, product }
  }

  /** A cart with some pieces of goods, each added by its own call. */
  cartWith(lines: readonly { goods: Goods; count?: number }[]): Promise<{ cart_id: string; cart: Cart }> {
    return this.prepare(async () => {
      let filled: { cart_id: string; cart: Cart } | undefined
      for (const { goods, count = 1 } of lines)
        filled = await this.ask('/api/cart/add', { ...goods, count, ...(filled ? { cart_id: filled.cart_id } : {}) })
      return filled ?? this.broken('a cart', 'nothing was added')
    })
  }

  private async register(): Promise<SignedInCustomer> {
    const email = randomEmail()
    const { access_token } = await this.ask('/api/auth/register', {
      ...person,
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    return { email, password: PASSWORD, token: access_token }
  }

  /** A customer of this case alone. */
  newCustomer(): Promise<SignedInCustomer> {
    return this.fixtures.customer?.() ?? this.prepare(() => this.register())
  }

  /** A customer whom the cases share; they change nothing that another relies on. */
  customer(name: 'first' | 'second' = 'first'): Promise<SignedInCustomer> {
    return remembered(this.session.customers, name, () => this.newCustomer())
  }

  private async findTerms(cart_id: string): Promise<OrderTerms> {
    const choose = (deliveries: DataOf<'/api/checkout/options'>['deliveries'], needs: readonly string[]) => {
      for (const id of ['on_receipt', 'iban'])
        for (const delivery of deliveries)
          if (needs.includes(delivery.needs) && delivery.payments.includes(id)) return { delivery, payment: { id } }
      return null
    }
    const [city] = (await this.offers('delivery-points')) ? await this.ask('/api/delivery/cities', {}) : []
    const { deliveries } = await this.ask('/api/checkout/options', {
      cart_id,
      ...(city ? { city_ref: city.ref } : {}),
    })
    const toPoint = city && choose(deliveries, ['branch', 'locker', 'post'])
    const kind = toPoint?.delivery.needs
    if (city && toPoint && (kind === 'branch' || kind === 'locker' || kind === 'post')) {
      const { items } = await this.ask('/api/delivery/points', { city_ref: city.ref, kind, cart_id })
      const [point] = items
      if (point) {
        const delivery = { id: toPoint.delivery.id, city_ref: city.ref, point_ref: point.ref }
        return { delivery, payment: toPoint.payment }
      }
    }
    const pickup = choose(deliveries, ['none'])
    if (pickup) return { delivery: { id: pickup.delivery.id }, payment: pickup.payment }
    return skip('finds no delivery to order with, paid on receipt or by invoice: give fixtures.terms')
  }

  terms(cart_id: string): Promise<OrderTerms> {
    this.session.terms ??= this.fixtures.terms?.(cart_id) ?? this.prepare(() => this.findTerms(cart_id))
    return this.session.terms
  }

  /** Body of an order of a cart, by a buyer who is not known yet. */
  async orderBody(cart_id: string, cart_version?: string): Promise<BodyOf<'/api/checkout/submit'>> {
    return {
      cart_id,
      ...(cart_version === undefined ? {} : { cart_version }),
      contact: { ...person, phone: randomPhone(), email: randomEmail() },
      ...(await this.terms(cart_id)),
    }
  }

  /** Orders goods. */
  order(goods: Goods, { token, count = 1 }: { token?: string; count?: number } = {}): Promise<PlacedOrder> {
    return this.prepare(async () => {
      const { cart_id, cart } = await this.cartWith([{ goods, count }])
      const body = await this.orderBody(cart_id, cart.version)
      const key = randomKey()
      const submitted = await this.ask('/api/checkout/submit', body, { key, token })
      return { ...submitted, cart_id, goods, key, body }
    })
  }

  /** An order that the cases share; they only read it. */
  sharedOrder(owner: 'guest' | 'first' | 'second'): Promise<PlacedOrder> {
    return remembered(this.session.orders, owner, async () => {
      const token = owner === 'guest' ? undefined : (await this.customer(owner)).token
      return this.order(await this.oneOf(0), token === undefined ? {} : { token })
    })
  }

  /** A coupon that applies to every cart. */
  async coupon(): Promise<string> {
    await this.needs('coupons')
    return this.fixtures.coupon?.() ?? skip('needs fixtures.coupon')
  }

  /** The token of the newest mail of a kind. */
  mailedToken(kind: Parameters<NonNullable<Fixtures['mailedToken']>>[0], email: string): Promise<string> {
    return this.fixtures.mailedToken?.(kind, email) ?? skip('needs fixtures.mailedToken')
  }

  /** Marks an order as delivered. */
  async delivered(order: { number: string; token: string }): Promise<void> {
    if (!this.fixtures.deliver) return skip('needs fixtures.deliver')
    await this.fixtures.deliver({ number: order.number, token: order.token })
  }

  /** Uploads a photo of an order's goods; the token that names it in a request. */
  async uploadPhoto(base64: string, { number, token }: { number: string; token: string }): Promise<string> {
    const photo = new Blob([Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))])
    const uploaded = await uploadPhoto(photo, { ...this.target, lang: 'uk', order: { number, token } })
    return uploaded.success ? uploaded.data.token : this.broken('a token of an uploaded photo', uploaded.error)
  }
}
