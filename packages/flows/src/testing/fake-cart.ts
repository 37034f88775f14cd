import type { Cart, CartLine } from '@shop/contract'
import { availabilityOf } from '@shop/contract/cart-rules'
import { type Answers, failure, success } from './fake-client.ts'
import { type FakeMessages, fakeMessages } from './fake-messages.ts'

/** A product of the fake backend; prices in hryvnias. `optionId`: a size of it. */
export interface FakeProduct {
  productId: number
  optionId?: number
  name: string
  price: number
  left: number
}

interface Line {
  id: number
  product: FakeProduct
  count: number
}

/**
 * Carts in memory by the specification of the wire: one line per product and option, at most what is in stock, idempotent additions
 * (a repeated one is answered with the current cart; one under the same key with another body is rejected).
 */
export function createFakeCarts(
  products: readonly FakeProduct[],
  coupons: Readonly<Record<string, number>> = {},
  messages: FakeMessages = fakeMessages,
) {
  const stockItems = products.map(item => ({ ...item }))
  const carts = new Map<string, { lines: Line[]; removed: Line[]; notices: Cart['notices'] }>()
  const answered = new Map<string, { body: string; cart_id: string; line_id: number }>()
  let lastLine = 0

  const lineOf = ({ id, product: { productId, optionId, name, price, left }, count }: Line): CartLine => ({
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

  /** Sets the count of a line, at most what is in stock. */
  function setCount(cart: { notices: Cart['notices'] }, line: Line, count: number) {
    line.count = Math.min(count, line.product.left)
    const text = messages.reduced.replace('{left}', String(line.product.left))
    cart.notices = line.count < count ? [{ line_id: line.id, kind: 'reduced', text }] : []
  }

  const change = (cartId: string, id: number, code: string | undefined, change: (line: Line) => void) => {
    const cart = carts.get(cartId)
    const line = cart?.lines.find(other => other.id === id)
    if (!cart || !line) return failure('not_found')
    change(line)
    cart.lines = cart.lines.filter(({ count }) => count > 0)
    return success({ cart_id: cartId, cart: answer(cartId, code) })
  }

  const answers: Answers = {
    '/api/cart/add': ({ product_id, option_id, count = 1, items, cart_id, coupon }, { idempotencyKey = '' }) => {
      const before = answered.get(idempotencyKey)
      const body = JSON.stringify([product_id, option_id, count, items, cart_id])
      if (before && before.body !== body) return failure('conflict', { message: messages.keyReused })
      if (before)
        return success({ cart_id: before.cart_id, line_id: before.line_id, cart: answer(before.cart_id, coupon) })
      const wanted = (items ?? [{ product_id, option_id, count }]).map(item => ({
        asked: item.count,
        product: stockItems.find(
          ({ productId, optionId }) => productId === (item.product_id ?? product_id) && optionId === item.option_id,
        ),
      }))
      const known = wanted.flatMap(({ asked, product }) => (product ? [{ asked, product }] : []))
      if (known.length < wanted.length) return failure('not_found')
      if (known.every(({ product }) => product.left === 0)) return failure('conflict', { message: messages.soldOut })
      const cartId = cart_id !== undefined && carts.has(cart_id) ? cart_id : `cart-${carts.size + 1}`
      const cart = carts.get(cartId) ?? { lines: [], removed: [], notices: [] }
      carts.set(cartId, cart)
      const line_ids: number[] = []
      const short: string[] = []
      for (const { product, asked } of known) {
        let line = cart.lines.find(other => other.product === product)
        if (!line && product.left > 0) {
          lastLine += 1
          line = { id: lastLine, product, count: 0 }
          cart.lines.push(line)
        }
        const before = line?.count ?? 0
        if (line) {
          line_ids.push(line.id)
          setCount(cart, line, before + asked)
        }
        const added = (line?.count ?? 0) - before
        if (added < asked) short.push(`${product.optionId}: ${added}/${asked}`)
      }
      if (items) cart.notices = short.length > 0 ? [{ line_id: null, kind: 'reduced', text: short.join(', ') }] : []
      const [line_id = 0] = line_ids
      answered.set(idempotencyKey, { body, cart_id: cartId, line_id })
      return success({ cart_id: cartId, cart: answer(cartId, coupon), line_id, ...(items ? { line_ids } : {}) })
    },
    '/api/cart/update': ({ id, cart_id, count, coupon }) =>
      change(cart_id, id, coupon, line => setCount(carts.get(cart_id) ?? { notices: [] }, line, count)),
    '/api/cart/option': ({ id, option_id, cart_id, coupon }) => {
      const cart = carts.get(cart_id)
      const line = cart?.lines.find(other => other.id === id)
      if (!cart || !line) return failure('not_found')
      const product = stockItems.find(
        ({ productId, optionId }) => productId === line.product.productId && optionId === option_id,
      )
      if (!product) return failure('invalid')
      if (product.left === 0) return failure('conflict', { message: messages.soldOut })
      const merged = cart.lines.find(other => other !== line && other.product === product)
      line.product = product
      setCount(cart, line, line.count + (merged?.count ?? 0))
      cart.lines = cart.lines.filter(other => other !== merged)
      return success({ cart_id, cart: answer(cart_id, coupon) })
    },
    '/api/cart/restore': ({ id, cart_id, coupon }) => {
      const cart = carts.get(cart_id)
      const line = cart && [...cart.lines, ...cart.removed].find(other => other.id === id)
      if (!line) return failure('not_found')
      cart.removed = cart.removed.filter(other => other !== line)
      const merged = cart.lines.find(other => other !== line && other.product === line.product)
      line.count += merged?.count ?? 0
      cart.lines = [...cart.lines.filter(other => other !== merged && other !== line), line].toSorted(
        (one, other) => one.id - other.id,
      )
      return success({ cart_id, cart: answer(cart_id, coupon) })
    },
    '/api/cart/delete': ({ id, cart_id, coupon }) => {
      const cart = carts.get(cart_id)
      const line = cart?.lines.find(other => other.id === id)
      if (!cart || !line) return failure('not_found')
      cart.lines = cart.lines.filter(other => other !== line)
      cart.removed.push(line)
      return success({ cart_id, cart: answer(cart_id, coupon) })
    },
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
  }
  return {
    answers,
    /** Counts by line id of a cart in the backend. */
    pieces: (cartId: string): Readonly<Record<number, number>> =>
      Object.fromEntries(carts.get(cartId)?.lines.map(({ id, count }) => [id, count]) ?? []),
    /** Changes the stock in the backend. */
    stock(productId: number, left: number) {
      for (const item of stockItems) if (item.productId === productId) item.left = left
    },
    /** Changes a price in the backend. */
    price(productId: number, price: number) {
      for (const item of stockItems) if (item.productId === productId) item.price = price
    },
    cart: (cartId: string) => answer(cartId),
    /** Empties a cart, as an order does. */
    empty(cartId: string) {
      const cart = carts.get(cartId)
      if (cart) cart.lines = []
    },
  }
}

export type FakeCarts = ReturnType<typeof createFakeCarts>
