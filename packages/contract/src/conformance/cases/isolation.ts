import { EVERYTHING } from '../../wishlist-map.ts'
import { casesOf } from '../case.ts'
import { randomKey, type Shop } from '../shop.ts'
import { address, likes } from './prepare.ts'

const RULE = 'Another customer’s line, address, order or return answers 404, exactly as one that does not exist.'

const UNKNOWN_ID = 2_147_483_647

/** Two customers; what belongs to the second must stay closed to the first. */
async function two(shop: Shop) {
  return { mine: await shop.customer('first'), theirs: await shop.customer('second') }
}

/** Refuses a foreign thing exactly as one that does not exist. */
async function closed(
  shop: Shop,
  path: string,
  foreign: object,
  unknown: object,
  sent: { token?: string; key?: string } = {},
) {
  const missing = await shop.refused('not_found', path, unknown, sent)
  shop.equal(await shop.refused('not_found', path, foreign, sent), missing, 'the failure for what belongs to another')
}

export const isolation = casesOf(
  'isolation',
  [
    'keeps addresses to their customer',
    RULE,
    async shop => {
      const { mine, theirs } = await two(shop)
      const { id } = await shop.ask('/api/profile/address/create', address, { token: theirs.token })
      const { token } = mine
      for (const path of ['/api/profile/address/setmain', '/api/profile/address/destroy'])
        await closed(shop, path, { id }, { id: UNKNOWN_ID }, { token })
      await shop.refused('not_found', '/api/profile/address/{id}', address, { token, params: { id } })
      const list = await shop.ask('/api/profile/address', {}, { token })
      shop.expect(!list.some(other => other.id === id), 'a list without the address of another', list)
      const kept = await shop.ask('/api/profile/address', {}, { token: theirs.token })
      shop.expect(
        kept.some(other => other.id === id),
        'the address of its customer',
        kept,
      )
    },
  ],
  [
    'keeps sessions to their customer',
    RULE,
    async shop => {
      const { mine, theirs } = await two(shop)
      const [session] = await shop.ask('/api/profile/sessions', {}, { token: theirs.token })
      await closed(
        shop,
        '/api/profile/sessions/end',
        { id: session?.id ?? 0 },
        { id: UNKNOWN_ID },
        { token: mine.token },
      )
      await shop.ask('/api/auth/user', {}, { token: theirs.token })
    },
  ],
  [
    'keeps orders to their customer',
    RULE,
    async shop => {
      const { mine } = await two(shop)
      const order = await shop.sharedOrder('second')
      for (const number of [undefined, order.number]) {
        const list = await shop.ask('/api/profile/orders', number === undefined ? {} : { number }, {
          token: mine.token,
        })
        shop.expect(
          !list.items.some(other => other.number === order.number),
          'a list without the order of another',
          list,
        )
      }
      const exported = await shop.ask('/api/profile/export', {}, { token: mine.token })
      const orders = await shop.ask('/api/profile/export/list', { list: 'orders' }, { token: mine.token })
      const text = JSON.stringify([exported, orders])
      shop.expect(
        !text.includes(order.number) && !text.includes(order.body.contact.email),
        'an export without the order of another',
        text,
      )
    },
  ],
  ...(
    [
      ['/api/checkout/order', {}],
      ['/api/checkout/pay', { payment: { id: 'on_receipt' } }],
      ['/api/checkout/cancel', {}],
      ['/api/checkout/delivery', { delivery: {} }],
      ['/api/return/show', {}],
      ['/api/return/create', { kind: 'return', items: [{ line_id: 1, count: 1 }], question: 'too_small' }],
    ] as const
  ).map(
    ([path, rest]) =>
      [
        `opens an order by its own token only: ${path}`,
        RULE,
        async (shop: Shop) => {
          const order = await ((await shop.offers('accounts'))
            ? shop.sharedOrder('second')
            : shop.order(await shop.oneOf(0)))
          const { token } = await shop.sharedOrder('guest')
          const key = randomKey()
          for (const wrong of [token, order.token.slice(0, -1), `${order.token}x`, 'x'])
            await closed(
              shop,
              path,
              { ...rest, number: order.number, token: wrong },
              { ...rest, number: 'NO-SUCH-7351', token: wrong },
              { key },
            )
          const { status } = await shop.ask('/api/checkout/order', { number: order.number, token: order.token })
          shop.equal(status, 'new', 'status of the order')
        },
      ] as const,
  ),
  [
    'keeps lines to their cart',
    RULE,
    async shop => {
      const goods = await shop.oneOf(0)
      const theirs = await shop.cartWith([{ goods, count: 2 }])
      const mine = await shop.cartWith([{ goods }])
      const id = theirs.cart.items[0]?.id ?? 0
      const { cart_id } = mine
      await closed(shop, '/api/cart/update', { cart_id, id, count: 1 }, { cart_id, id: UNKNOWN_ID, count: 1 })
      await closed(shop, '/api/cart/delete', { cart_id, id }, { cart_id, id: UNKNOWN_ID })
      await closed(shop, '/api/cart/restore', { cart_id, id }, { cart_id, id: UNKNOWN_ID })
      const kept = await shop.ask('/api/cart/show', { cart_id: theirs.cart_id })
      shop.equal(
        kept.cart.items.map(line => [line.id, line.count]),
        [[id, 2]],
        'lines of the other cart',
      )
    },
  ],
  [
    'keeps wishlists to their customer',
    RULE,
    async shop => {
      const { mine } = await two(shop)
      const { product_id } = await likes(shop)
      const token = mine.token
      const name = `Група ${randomKey().slice(0, 8)}`
      const other = await shop.newCustomer()
      await shop.ask('/api/profile/wishlist/toggle', { product_id, group_id: name }, { token: other.token })
      const share = (group_id: string) => ({ group_id, shared: true })
      await closed(shop, '/api/profile/wishlist/share', share(name), share(`${name} 2`), { token })
      await shop.ask('/api/profile/wishlist/update', { wishlist: { [EVERYTHING]: [] } }, { token })
      const kept = await shop.ask('/api/profile/wishlist', {}, { token: other.token })
      shop.equal(kept[name], [product_id], 'the group of the other customer')
    },
  ],
  [
    'takes returns of own orders only',
    RULE,
    async shop => {
      const { mine } = await two(shop)
      const order = await shop.sharedOrder('second')
      const { items } = await shop.ask('/api/checkout/order', { number: order.number, token: order.token })
      const body = { kind: 'return', items: [{ line_id: items[0]?.line_id ?? 0, count: 1 }], question: 'too_small' }
      const foreign = { ...body, number: order.number }
      await closed(
        shop,
        '/api/profile/return/create',
        foreign,
        { ...body, number: 'NO-SUCH-7351' },
        { token: mine.token, key: randomKey() },
      )
    },
  ],
  [
    'answers shoppers at once without mixing them',
    'Knowing a `cart_id` or a token is the right to use it.',
    async shop => {
      const { mine, theirs } = await two(shop)
      const asked = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? mine : theirs))
      const users = await Promise.all(asked.map(({ token }) => shop.ask('/api/auth/user', {}, { token })))
      shop.equal(
        users.map(({ email }) => email),
        asked.map(({ email }) => email),
        'e-mails of the users',
      )
    },
  ],
)
