import type { Cart, CartLine } from '@shop/contract'
import { availabilityOf } from '@shop/contract/cart-rules'
import { type Answers, failure, success } from './fake-client.ts'

/** Goods of the fake backend; prices in hryvnias. `optionId`: a size of a product. */
export interface FakeGoods {
  productId: number
  optionId?: number
  name: string
  price: number
  left: number
}

export interface FakeCarts {
  readonly answers: Answers
  /** Pieces by line id of a cart, as the backend holds them. */
  pieces(cartId: string): Readonly<Record<number, number>>
  /** Changes stock behind the shopper's back. */
  stock(productId: number, left: number): void
  /** Changes a price behind the shopper's back. */
  price(productId: number, price: number): void
  cart(cartId: string): Cart
  /** An order was made of it. */
  empty(cartId: string): void
}

interface Line {
  id: number
  goods: FakeGoods
  count: number
}

/**
 * Carts in memory that answer as wire.md says: one line per product and option, what is left and no more, idempotent additions
 * (a repeated one is answered with the cart as it is now, one under the same key with another body is refused).
 */
export function createFakeCarts(
  goods: readonly FakeGoods[],
  coupons: Readonly<Record<string, number>> = {},
): FakeCarts {
  const stockItems = goods.map(item => ({ ...item }))
  const carts = new Map<string, { lines: Line[]; notices: Cart['notices'] }>()
  const answered = new Map<string, { body: string; cart_id: string; line_id: number }>()
  let lastLine = 0

  const lineOf = ({ id, goods: { productId, optionId, name, price, left }, count }: Line): CartLine => ({
    id,
    product_id: productId,
    option_id: optionId ?? null,
    code: `A-${productId}`,
    name,
    option: optionId === undefined ? null : String(optionId),
    url: `/goods/${productId}`,
    image: { src: `/${productId}.webp`, alt: name, width: 4, height: 5, sources: [] },
    price,
    old_price: null,
    count,
    total: price * count,
    availability: availabilityOf(left),
    count_left: left,
  })

  function answer(cartId: string, code?: string): Cart {
    const { lines, notices } = carts.get(cartId) ?? { lines: [], notices: [] }
    const items = lines.map(lineOf)
    const subtotal = items.reduce((sum, { total }) => sum + total, 0)
    const percent = code === undefined ? undefined : coupons[code]
    const discount = percent === undefined ? 0 : (subtotal * percent) / 100
    const coupon: Cart['coupon'] =
      code === undefined ? null : { code, state: percent === undefined ? 'unknown' : 'applied', message: `${code} ` }
    const state = { items, count: items.reduce((sum, { count }) => sum + count, 0), subtotal, discount, coupon }
    return {
      version: JSON.stringify([items.map(({ id, count, price }) => [id, count, price]), coupon?.code]),
      list_total: subtotal,
      total_price: subtotal - discount,
      notices,
      ...state,
    }
  }

  /** Puts pieces into a line, as many as there are. */
  function fill(cart: { notices: Cart['notices'] }, line: Line, count: number) {
    line.count = Math.min(count, line.goods.left)
    cart.notices = line.count < count ? [{ line_id: line.id, kind: 'reduced', text: `Лише ${line.goods.left}` }] : []
  }

  const change = (cartId: string, id: number, code: string | undefined, change: (line: Line) => void) => {
    const cart = carts.get(cartId)
    const line = cart?.lines.find(other => other.id === id)
    if (!cart || !line) return failure('not_found')
    change(line)
    cart.lines = cart.lines.filter(({ count }) => count > 0)
    return success({ cart_id: cartId, cart: answer(cartId, code) })
  }

  return {
    pieces: cartId => Object.fromEntries(carts.get(cartId)?.lines.map(({ id, count }) => [id, count]) ?? []),
    stock(productId, left) {
      for (const item of stockItems) if (item.productId === productId) item.left = left
    },
    price(productId, price) {
      for (const item of stockItems) if (item.productId === productId) item.price = price
    },
    cart: cartId => answer(cartId),
    empty(cartId) {
      const cart = carts.get(cartId)
      if (cart) cart.lines = []
    },
    answers: {
      '/api/cart/add': ({ product_id, option_id, count = 1, cart_id, coupon }, { idempotencyKey = '' }) => {
        const before = answered.get(idempotencyKey)
        const body = JSON.stringify([product_id, option_id, count, cart_id])
        if (before && before.body !== body) return failure('conflict', { message: 'Ключ уже використано' })
        if (before)
          return success({ cart_id: before.cart_id, line_id: before.line_id, cart: answer(before.cart_id, coupon) })
        const wanted = stockItems.find(({ productId, optionId }) => productId === product_id && optionId === option_id)
        if (!wanted) return failure('not_found')
        if (wanted.left === 0) return failure('conflict', { message: 'Нічого не лишилося' })
        const cartId = cart_id !== undefined && carts.has(cart_id) ? cart_id : `cart-${carts.size + 1}`
        const cart = carts.get(cartId) ?? { lines: [], notices: [] }
        carts.set(cartId, cart)
        let line = cart.lines.find(other => other.goods === wanted)
        if (!line) {
          lastLine += 1
          line = { id: lastLine, goods: wanted, count: 0 }
          cart.lines.push(line)
        }
        fill(cart, line, line.count + count)
        answered.set(idempotencyKey, { body, cart_id: cartId, line_id: line.id })
        return success({ cart_id: cartId, cart: answer(cartId, coupon), line_id: line.id })
      },
      '/api/cart/update': ({ id, cart_id, count, coupon }) =>
        change(cart_id, id, coupon, line => fill(carts.get(cart_id) ?? { notices: [] }, line, count)),
      '/api/cart/delete': ({ id, cart_id, coupon }) =>
        change(cart_id, id, coupon, line => {
          line.count = 0
        }),
      '/api/cart/clear': ({ cart_id }) => {
        const cart = carts.get(cart_id)
        if (cart) cart.lines = []
        return success({ cart_id, cart: answer(cart_id) })
      },
      '/api/cart/show': ({ cart_id, coupon }) => success({ cart_id, cart: answer(cart_id, coupon) }),
      '/api/cart/count': ({ cart_id, coupon }) => {
        const { count, total_price } = answer(cart_id ?? '', coupon)
        return success({ count, total_price })
      },
    },
  }
}
