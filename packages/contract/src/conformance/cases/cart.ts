import { MAX_QUANTITY } from '../../constants.ts'
import { casesOf } from '../case.ts'
import { skip } from '../outcome.ts'
import { randomKey, type Shop } from '../shop.ts'
import { twoOptions } from './prepare.ts'

/** Random bits that a text can hold at most, by the characters that it has. */
export function bitsOf(text: string): number {
  const sign = text.replace(/-/g, '')
  return sign.length * (/^[0-9a-f]*$/i.test(sign) ? 4 : 6)
}

const unknownCart = () => `unknown-${randomKey()}`

const pieces = (cart: { items: readonly { product_id: number; option_id: number | null; count: number }[] }) =>
  cart.items.map(({ product_id, option_id, count }) => [product_id, option_id, count])

/** A cart with one line of goods with a large stock. */
async function oneLine(shop: Shop, count = 1) {
  const goods = await shop.oneOf(0)
  const { cart_id, cart } = await shop.cartWith([{ goods, count }])
  return { goods, cart_id, cart, id: cart.items[0]?.id ?? shop.broken('a line', cart) }
}

export const cart = casesOf(
  'cart',
  [
    'answers an unknown cart as an empty one',
    'An unknown cart: `count` zeros, `show` and `clear` an empty cart.',
    async shop => {
      const cart_id = unknownCart()
      shop.equal(await shop.ask('/api/cart/count', { cart_id }), { count: 0, total_price: 0 }, 'count')
      for (const path of ['/api/cart/show', '/api/cart/clear'] as const) {
        const shown = await shop.ask(path, { cart_id })
        shop.equal(
          [shown.cart.items, shown.cart.count, shown.cart.total_price],
          [[], 0, 0],
          `lines, pieces and total of ${path}`,
        )
      }
    },
  ],
  [
    'answers changes of an unknown cart and of an unknown line with 404',
    'An unknown cart: `update` and `delete` 404.',
    async shop => {
      const { cart_id, id } = await oneLine(shop)
      for (const body of [
        { cart_id: unknownCart(), id },
        { cart_id, id: 2_147_483_647 },
      ]) {
        await shop.refused('not_found', '/api/cart/update', { ...body, count: 1 })
        await shop.refused('not_found', '/api/cart/delete', body)
      }
    },
  ],
  [
    'adds to a new cart when the named one is unknown',
    'An unknown cart: `add` a new one.',
    async shop => {
      const goods = await shop.oneOf(0)
      const asked = unknownCart()
      const { cart_id } = await shop.ask('/api/cart/add', { ...goods, cart_id: asked })
      shop.expect(cart_id !== asked, 'an id that the backend has chosen', cart_id)
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 1, 'pieces')
    },
  ],
  [
    'names carts so that they cannot be guessed',
    'A `cart_id` is at least 128 random bits.',
    async shop => {
      const [left, right] = [await oneLine(shop), await oneLine(shop)]
      shop.expect(left.cart_id !== right.cart_id, 'two ids for two carts', left.cart_id)
      shop.expect(bitsOf(left.cart_id) >= 128, 'a cart_id of at least 128 bits', left.cart_id)
    },
  ],
  [
    'keeps the same goods in one line',
    'The same product and option twice is one line.',
    async shop => {
      const { goods, cart_id, id } = await oneLine(shop)
      const added = await shop.ask('/api/cart/add', { ...goods, cart_id, count: 2 })
      shop.equal(
        pieces(added.cart),
        [[goods.product_id, goods.option_id ?? null, 3]],
        'lines as product, option and count',
      )
      shop.equal(added.line_id, id, 'line_id')
    },
  ],
  [
    'adds what comes at once',
    'The same product and option twice is one line.',
    async shop => {
      const { goods, cart_id } = await oneLine(shop)
      await Promise.all(Array.from({ length: 8 }, () => shop.ask('/api/cart/add', { ...goods, cart_id })))
      const shown = await shop.ask('/api/cart/show', { cart_id })
      shop.equal(
        pieces(shown.cart),
        [[goods.product_id, goods.option_id ?? null, 9]],
        'lines after eight additions at once',
      )
    },
  ],
  [
    'computes totals from its own prices',
    'total_price = subtotal − discount; list_total at old prices, subtotal at present prices.',
    async shop => {
      const goods = await shop.goods(3)
      const { cart_id, cart } = await shop.cartWith(goods.map((piece, at) => ({ goods: piece, count: at + 1 })))
      const sum = (of: (line: (typeof cart.items)[number]) => number) =>
        Math.round(cart.items.reduce((total, line) => total + of(line) * 100, 0)) / 100
      shop.equal(cart.items.length, 3, 'number of lines')
      for (const line of cart.items)
        shop.equal(
          line.total,
          Math.round(line.price * line.count * 100) / 100,
          `total of ${line.count} × ${line.price}`,
        )
      shop.equal(
        cart.count,
        sum(({ count }) => count),
        'pieces',
      )
      shop.equal(
        cart.subtotal,
        sum(({ total }) => total),
        'subtotal',
      )
      shop.equal(
        cart.list_total,
        sum(({ old_price, price, count }) => (old_price ?? price) * count),
        'list_total',
      )
      shop.equal([cart.discount, cart.coupon], [0, null], 'discount and coupon')
      shop.equal(cart.total_price, cart.subtotal, 'total_price')
      const counted = await shop.ask('/api/cart/count', { cart_id })
      shop.equal(counted, { count: cart.count, total_price: cart.total_price }, 'the count of the cart')
      for (const line of cart.items) {
        const { product, options } = await shop.pieceOf({ product_id: line.product_id })
        const option = options.find(({ id }) => id === line.option_id)
        shop.equal(line.price, option?.price ?? product.price, `price of ${line.name}`)
      }
    },
  ],
  [
    'takes no price from a request',
    'A price in a request is an unknown key.',
    async shop => {
      const { goods, cart_id, id } = await oneLine(shop)
      await shop.invalid('price', '/api/cart/add', { ...goods, price: 1 })
      await shop.invalid('total', '/api/cart/update', { cart_id, id, count: 2, total: 1 })
      shop.equal((await shop.ask('/api/cart/show', { cart_id })).cart.count, 1, 'pieces')
    },
  ],
  [
    'takes counts from 1 to 999',
    'Counts are integers 1…999.',
    async shop => {
      const { goods, cart_id, id } = await oneLine(shop)
      for (const count of [0, -1, 1.5, MAX_QUANTITY + 1, '2', null]) {
        await shop.invalid('count', '/api/cart/add', { ...goods, count })
        await shop.invalid('count', '/api/cart/update', { cart_id, id, count })
      }
    },
  ],
  [
    'asks for the option of a product that has options',
    'A product that has options and no `option_id`: 422 on `option_id`.',
    async shop => {
      const goods = (await shop.goods(6)).find(({ option_id }) => option_id !== undefined)
      if (!goods) return skip('no product has options')
      await shop.invalid('option_id', '/api/cart/add', { product_id: goods.product_id })
    },
  ],
  [
    'gives a line what is left and says so',
    'More than is left: the line gets what is left and a notice says so.',
    async shop => {
      const goods = await shop.stocked(3)
      const { cart_id, cart, line_id } = await shop.ask('/api/cart/add', { ...goods, count: 5 })
      shop.equal(
        cart.items.map(({ count }) => count),
        [3],
        'counts of the lines',
      )
      shop.expect(
        cart.notices.some(({ kind }) => kind === 'reduced'),
        'a notice `reduced`',
        cart.notices,
      )
      await shop.ask('/api/cart/update', { cart_id, id: line_id, count: 1 })
      const updated = await shop.ask('/api/cart/update', { cart_id, id: line_id, count: 9 })
      shop.equal(
        updated.cart.items.map(({ count }) => count),
        [3],
        'counts of the lines after an update',
      )
      shop.expect(
        updated.cart.notices.some(({ kind }) => kind === 'reduced'),
        'a notice `reduced`',
        updated.cart.notices,
      )
    },
  ],
  [
    'adds nothing when nothing is left',
    'Nothing left: 409.',
    async shop => {
      const { cart_id } = await oneLine(shop)
      await shop.refused('conflict', '/api/cart/add', { ...(await shop.stocked(0)), cart_id })
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 1, 'pieces')
    },
  ],
  [
    'shows present prices',
    'subtotal (at present prices).',
    async shop => {
      if (!shop.fixtures.reprice) return skip('needs fixtures.reprice')
      const goods = await shop.stocked(5)
      const { cart_id, cart: before } = await shop.cartWith([{ goods }])
      await shop.fixtures.reprice(goods)
      const { cart: after } = await shop.ask('/api/cart/show', { cart_id })
      shop.expect(after.total_price !== before.total_price, 'another total', after.total_price)
      shop.expect(after.version !== before.version, 'another version', after.version)
      shop.expect(
        after.notices.some(({ kind }) => kind === 'price'),
        'a notice `price`',
        after.notices,
      )
    },
  ],
  [
    'has a version that tells whether it has changed',
    'The version changes whenever a line, a price, the stock of a line or the coupon changes.',
    async shop => {
      const { cart_id, cart, id } = await oneLine(shop)
      shop.equal(
        (await shop.ask('/api/cart/show', { cart_id })).cart.version,
        cart.version,
        'version of an unchanged cart',
      )
      const updated = await shop.ask('/api/cart/update', { cart_id, id, count: 2 })
      shop.expect(updated.cart.version !== cart.version, 'another version after a change', updated.cart.version)
    },
  ],
  [
    'sets a count, so that a repeat changes nothing',
    '`/api/cart/update` sets the quantity of a line.',
    async shop => {
      const { cart_id, id } = await oneLine(shop)
      for (const _ of [1, 2]) await shop.ask('/api/cart/update', { cart_id, id, count: 4 })
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 4, 'pieces')
    },
  ],
  [
    'adds once for one Idempotency-Key',
    'A repeat with the same `Idempotency-Key` adds nothing.',
    async shop => {
      const { goods, cart_id } = await oneLine(shop)
      const key = randomKey()
      const body = { ...goods, cart_id, count: 2 }
      const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ask('/api/cart/add', body, { key })))
      shop.equal(new Set(answers.map(({ line_id }) => line_id)).size, 1, 'number of lines that were answered')
      await shop.ask('/api/cart/add', body, { key })
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 3, 'pieces')
      await shop.refused('conflict', '/api/cart/add', { ...body, count: 3 }, { key })
      shop.equal(
        (await shop.ask('/api/cart/count', { cart_id })).count,
        3,
        'pieces after the key came with another body',
      )
    },
  ],
  [
    'creates one cart for one Idempotency-Key',
    'A repeat with the same `Idempotency-Key` adds nothing.',
    async shop => {
      const goods = await shop.oneOf(0)
      const key = randomKey()
      const first = await shop.ask('/api/cart/add', goods, { key })
      const again = await shop.ask('/api/cart/add', goods, { key })
      shop.equal([again.cart_id, again.cart.count], [first.cart_id, 1], 'cart and pieces of a repeat')
    },
  ],
  [
    'keeps the keys of carts apart',
    'An `Idempotency-Key` belongs to the cart, order or account that it was first used with.',
    async shop => {
      const { goods, cart_id } = await oneLine(shop)
      const other = await oneLine(shop)
      const key = randomKey()
      await shop.ask('/api/cart/add', { ...goods, cart_id }, { key })
      const added = await shop.ask('/api/cart/add', { ...goods, cart_id: other.cart_id }, { key })
      shop.equal([added.cart_id, added.cart.count], [other.cart_id, 2], 'the other cart and its pieces')
    },
  ],
  [
    'adds several at once',
    'One option, or several options and products at once as `items`.',
    async shop => {
      const [left, right] = await shop.goods(2)
      if (!left || !right) return skip('needs two products')
      const items = [
        { ...left, count: 2 },
        { ...right, count: 1 },
      ]
      const { cart, line_ids } = await shop.ask('/api/cart/add', { product_id: left.product_id, items })
      shop.equal(
        pieces(cart),
        items.map(({ product_id, option_id, count }) => [product_id, option_id ?? null, count]),
        'lines as product, option and count',
      )
      shop.equal(
        line_ids,
        cart.items.map(({ id }) => id),
        'line_ids',
      )
    },
  ],
  [
    'merges a line into the one that has its new option already',
    'A line that has this option already is merged into it.',
    async shop => {
      const { goods, other } = await twoOptions(shop)
      const { cart_id, cart } = await shop.cartWith([{ goods }, { goods: { ...goods, option_id: other } }])
      const [first] = cart.items
      const merged = await shop.ask('/api/cart/option', { cart_id, id: first?.id ?? 0, option_id: other })
      shop.equal(pieces(merged.cart), [[goods.product_id, other, 2]], 'lines as product, option and count')
    },
  ],
  [
    'puts a removed line back',
    '`/api/cart/restore` puts a line that was removed back, with its quantity. A repeat changes nothing.',
    async shop => {
      const { cart_id, cart, id } = await oneLine(shop, 3)
      await shop.ask('/api/cart/delete', { cart_id, id })
      await shop.refused('not_found', '/api/cart/delete', { cart_id, id })
      for (const _ of [1, 2]) {
        const restored = await shop.ask('/api/cart/restore', { cart_id, id })
        shop.equal(pieces(restored.cart), pieces(cart), 'lines')
      }
    },
  ],
  [
    'shows a cart with a coupon that does not exist',
    'Wrong coupons: showing a cart never fails for it: the coupon’s state is `unknown`.',
    async shop => {
      await shop.needs('coupons')
      const { cart_id, cart } = await oneLine(shop)
      const shown = (await shop.ask('/api/cart/show', { cart_id, coupon: 'NO-SUCH-7351' })).cart
      shop.equal(
        [shown.coupon?.state, shown.discount, shown.total_price],
        ['unknown', 0, cart.total_price],
        'state, discount and total',
      )
      shop.expect((shown.coupon?.message ?? '') !== '', 'a message about the coupon', shown.coupon)
    },
  ],
  [
    'deducts a coupon',
    'total_price = subtotal − discount.',
    async shop => {
      const coupon = await shop.coupon()
      const { cart_id, cart: before } = await oneLine(shop, 2)
      const { cart } = await shop.ask('/api/cart/show', { cart_id, coupon: ` ${coupon.toLowerCase()} ` })
      shop.equal(cart.coupon?.state, 'applied', 'state of the coupon')
      shop.expect(cart.discount > 0 && cart.discount <= cart.subtotal, 'a discount', cart.discount)
      shop.equal(cart.total_price, Math.round((cart.subtotal - cart.discount) * 100) / 100, 'total_price')
      shop.expect(cart.version !== before.version, 'another version than without the coupon', cart.version)
      const counted = await shop.ask('/api/cart/count', { cart_id, coupon })
      shop.equal(counted.total_price, cart.total_price, 'total of the count')
    },
  ],
  [
    'answers in the language of the call',
    '`lang` is optional on every call.',
    async shop => {
      const { cart_id } = await oneLine(shop)
      const { cart } = await shop.ask('/api/cart/show', { cart_id, lang: 'en' })
      shop.expect(cart.items[0]?.url.startsWith('/en/') === true, 'an English address', cart.items[0]?.url)
    },
  ],
)
