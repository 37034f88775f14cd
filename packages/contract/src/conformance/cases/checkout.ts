import * as z from 'zod'
import { Cart } from '../../cart.ts'
import type { Failure } from '../../failure.ts'
import { casesOf } from '../case.ts'
import { skip } from '../outcome.ts'
import { person, randomKey, type Shop } from '../shop.ts'
import { bitsOf } from './cart.ts'

const Conflict = z.object({ cart_id: z.string(), cart: Cart })

/** The fresh cart of a conflict. */
function freshCart(shop: Shop, { data }: Failure) {
  const parsed = Conflict.safeParse(data)
  return parsed.success ? parsed.data.cart : shop.broken('`data` with the fresh cart: { cart_id, cart }', data)
}

/** A cart that is ready to be ordered. */
async function ready(shop: Shop, count = 1) {
  const goods = await shop.oneOf(2)
  const { cart_id, cart } = await shop.cartWith([{ goods, count }])
  return { goods, cart_id, cart, body: await shop.orderBody(cart_id, cart.version) }
}

const SUBMIT = '/api/checkout/submit'

/** Sends the orders of several buyers at once; returns how many were accepted. Any other answer must be a conflict. */
async function race(shop: Shop, buyers: number, left: number) {
  const goods = await shop.stocked(left)
  const bodies: Awaited<ReturnType<Shop['orderBody']>>[] = []
  for (let buyer = 0; buyer < buyers; buyer++) {
    const { cart_id, cart } = await shop.cartWith([{ goods }])
    bodies.push(await shop.orderBody(cart_id, cart.version))
  }
  const answers = await Promise.all(bodies.map(body => shop.send(SUBMIT, body, { key: randomKey() })))
  const accepted = answers.filter(({ status }) => status === 200).map(answer => shop.dataOf(SUBMIT, answer))
  for (const answer of answers) if (answer.status !== 200) freshCart(shop, shop.failureOf(answer, 'conflict'))
  return { goods, accepted }
}

export const checkout = casesOf(
  'checkout',
  [
    'creates an order that its number and token open',
    'Knowing an order’s `token` is the right to use it; `Order` as declared.',
    async shop => {
      const { goods, cart, cart_id, body } = await ready(shop, 2)
      const recipient = { name: 'Ірина', last_name: 'Коваленко', phone: '050 765-43-21' }
      const submitted = await shop.ask(SUBMIT, { ...body, recipient, comment: 'Після 18:00' }, { key: randomKey() })
      const order = await shop.ask('/api/checkout/order', { number: submitted.number, token: submitted.token })
      shop.equal(order.number, submitted.number, 'number')
      shop.equal(order.status, 'new', 'status')
      shop.equal(
        order.items.map(item => [item.product_id, item.option_id, item.count]),
        [[goods.product_id, goods.option_id ?? null, 2]],
        'items as product, option and count',
      )
      shop.equal([order.contact.name, order.contact.email], [person.name, body.contact.email], 'the buyer')
      shop.equal(order.recipient, { ...recipient, phone: '+380 50 765 43 21' }, 'the recipient')
      shop.equal(order.comment, 'Після 18:00', 'the comment')
      shop.equal([order.payment.id, order.delivery.id], [body.payment.id, body.delivery.id], 'payment and delivery')
      shop.equal([order.subtotal, order.total], [cart.subtotal, cart.total_price], 'subtotal and total')
      shop.equal(order.history[0]?.status, 'new', 'the first entry of the history')
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 0, 'pieces left in the cart')
    },
  ],
  [
    'asks for what is paid to the shop',
    '`total` is what is paid to the shop: never with `delivery_price`, which is the carrier’s.',
    async shop => {
      const { cart, body } = await ready(shop)
      const { number, token, total } = await shop.ask(SUBMIT, body, { key: randomKey() })
      const order = await shop.ask('/api/checkout/order', { number, token })
      shop.equal([total, order.total], [cart.total_price, cart.total_price], 'total of the answer and of the order')
      shop.equal(
        order.total,
        Math.round((order.subtotal - order.discount) * 100) / 100,
        'total of subtotal and discount',
      )
    },
  ],
  [
    'has order tokens that cannot be guessed',
    'An order’s `token` is at least 128 random bits.',
    async shop => {
      const { token, number } = await shop.order(await shop.oneOf(2))
      shop.expect(bitsOf(token) >= 128, 'a token of at least 128 bits', token)
      shop.expect(token !== number, 'a token that is not the number', token)
    },
  ],
  [
    'sends a code alike whether or not there is such an order, and opens none with a wrong one',
    'An order is found by its number, its phone and a code that was sent; nothing tells whether there is one.',
    async shop => {
      const { number, body } = await shop.order(await shop.oneOf(2))
      const { phone } = body.contact
      // One of these may be the code of the order.
      const codes = ['000000', '999999']
      for (const { lookup, refused } of [
        { lookup: { number, phone }, refused: 1 },
        { lookup: { number, phone: '+380 50 765 43 21' }, refused: codes.length },
        { lookup: { number: 'NO-SUCH-1', phone }, refused: codes.length },
      ]) {
        shop.equal(await shop.ask('/api/checkout/order/code', lookup), {}, 'data')
        const answers = await Promise.all(codes.map(code => shop.send('/api/checkout/order/find', { ...lookup, code })))
        const refusals = answers.filter(({ status }) => status === 422)
        shop.expect(refusals.length >= refused, '422 for a wrong code', answers)
      }
    },
  ],
  [
    'needs an Idempotency-Key',
    'Header `Idempotency-Key`.',
    async shop => {
      const { body, cart_id } = await ready(shop)
      await shop.invalid('Idempotency-Key', SUBMIT, body)
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 1, 'pieces left in the cart')
    },
  ],
  [
    'creates one order for requests that are repeated at once',
    'The same `Idempotency-Key` gives the same order, whatever happened in between.',
    async shop => {
      const { body, goods } = await ready(shop, 2)
      const before = await shop.leftOf(goods)
      const key = randomKey()
      const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ask(SUBMIT, body, { key })))
      shop.equal(new Set(answers.map(({ number }) => number)).size, 1, 'number of orders')
      const after = await shop.leftOf(goods)
      // Stock is shown exactly up to 20.
      if (before <= 20) shop.equal(after, before - 2, 'stock after one order of two pieces')
    },
  ],
  [
    'answers a repeat with the same order, also later and in another language',
    'The same `Idempotency-Key` gives the same order, whatever happened in between.',
    async shop => {
      const { body, cart_id, goods } = await ready(shop)
      const key = randomKey()
      const first = await shop.ask(SUBMIT, body, { key })
      await shop.ask('/api/cart/add', { ...goods, cart_id })
      const again = await shop.ask(SUBMIT, { ...body, lang: 'en' }, { key })
      shop.equal(
        [again.number, again.token, again.total],
        [first.number, first.token, first.total],
        'order of the repeat',
      )
      shop.equal((await shop.ask('/api/cart/count', { cart_id })).count, 1, 'pieces that were added in between')
    },
  ],
  [
    'refuses a key that comes with another body',
    'The same key with another body: 409.',
    async shop => {
      const { body } = await ready(shop)
      const key = randomKey()
      await shop.ask(SUBMIT, body, { key })
      await shop.refused('conflict', SUBMIT, { ...body, comment: 'Інше' }, { key })
    },
  ],
  [
    'does not give away an order for the key of another buyer',
    'An `Idempotency-Key` belongs to the cart, order or account that it was first used with.',
    async shop => {
      const [mine, theirs] = [await ready(shop), await ready(shop)]
      const key = randomKey()
      const { number } = await shop.ask(SUBMIT, theirs.body, { key })
      const answer = await shop.send(SUBMIT, mine.body, { key })
      if (answer.status === 200) shop.expect(shop.dataOf(SUBMIT, answer).number !== number, 'another order', number)
      else shop.expect(!answer.text.includes(number), 'a failure without the number of the order', answer.text)
    },
  ],
  [
    'refuses a cart that has changed since it was shown',
    'With a `cart_version` that is no longer the cart’s: 409 `conflict` with the fresh cart in `data`, and no order.',
    async shop => {
      const { body, cart_id, goods } = await ready(shop)
      await shop.ask('/api/cart/add', { ...goods, cart_id })
      const key = randomKey()
      const fresh = freshCart(shop, await shop.refused('conflict', SUBMIT, body, { key }))
      shop.equal(fresh.count, 2, 'pieces of the fresh cart')
      shop.equal((await shop.ask('/api/cart/show', { cart_id })).cart.count, 2, 'pieces left in the cart')
      const { total } = await shop.ask(SUBMIT, { ...body, cart_version: fresh.version }, { key: randomKey() })
      shop.equal(total, fresh.total_price, 'total of the order of the fresh cart')
    },
  ],
  [
    'refuses an order at a price that is no longer the present one',
    'With a `cart_version` that is no longer the cart’s (a price, stock or coupon changed since it was shown): 409.',
    async shop => {
      if (!shop.fixtures.reprice) return skip('needs fixtures.reprice')
      const goods = await shop.stocked(5)
      const { cart_id, cart } = await shop.cartWith([{ goods }])
      const body = await shop.orderBody(cart_id, cart.version)
      await shop.fixtures.reprice(goods)
      const fresh = freshCart(shop, await shop.refused('conflict', SUBMIT, body, { key: randomKey() }))
      shop.expect(fresh.total_price !== cart.total_price, 'a fresh cart with the new price', fresh.total_price)
    },
  ],
  [
    'takes the stock with the order',
    'Stock is taken in the same transaction that makes the order.',
    async shop => {
      const goods = await shop.stocked(4)
      const { number, token } = await shop.order(goods, { count: 3 })
      shop.equal(await shop.leftOf(goods), 1, 'pieces left')
      if (!(await shop.offers('order-changes'))) return
      await shop.ask('/api/checkout/cancel', { number, token })
      shop.equal(await shop.leftOf(goods), 4, 'pieces left after the order was cancelled')
    },
  ],
  [
    'sells the last piece once',
    'The last piece is sold once.',
    async shop => {
      const { goods, accepted } = await race(shop, 6, 1)
      shop.equal(accepted.length, 1, 'number of orders of six buyers at once')
      shop.equal(await shop.leftOf(goods), 0, 'pieces left')
    },
  ],
  [
    'sells as many pieces as there are',
    'Stock is taken in the same transaction that makes the order.',
    async shop => {
      const { goods, accepted } = await race(shop, 6, 3)
      shop.equal(new Set(accepted.map(({ number }) => number)).size, 3, 'number of orders of six buyers at once')
      shop.equal(await shop.leftOf(goods), 0, 'pieces left')
    },
  ],
  [
    'orders in opposite directions without getting stuck',
    'The last piece is sold once.',
    async shop => {
      const [left, right] = [await shop.stocked(20), await shop.stocked(20)]
      const bodies: Awaited<ReturnType<Shop['orderBody']>>[] = []
      for (let buyer = 0; buyer < 6; buyer++) {
        const lines = buyer % 2 === 0 ? [{ goods: left }, { goods: right }] : [{ goods: right }, { goods: left }]
        const { cart_id } = await shop.cartWith(lines)
        bodies.push(await shop.orderBody(cart_id))
      }
      await Promise.all(bodies.map(body => shop.ask(SUBMIT, body, { key: randomKey() })))
      shop.equal([await shop.leftOf(left), await shop.leftOf(right)], [14, 14], 'pieces left of both')
    },
  ],
  [
    'orders no empty cart',
    'The last piece is sold once; an empty cart is a conflict.',
    async shop => {
      const { body, cart_id } = await ready(shop)
      await shop.ask('/api/cart/clear', { cart_id })
      for (const empty of [cart_id, `unknown-${randomKey()}`]) {
        const { cart_version: _, ...rest } = body
        const failure = await shop.refused('conflict', SUBMIT, { ...rest, cart_id: empty }, { key: randomKey() })
        shop.equal(freshCart(shop, failure).items, [], 'lines of the cart in `data`')
      }
    },
  ],
  [
    'names wrong fields by dotted paths, in the language of the call',
    '`fields` keys are dotted paths (contact.phone).',
    async shop => {
      const { body } = await ready(shop)
      const wrong = { ...body, contact: { ...body.contact, phone: '12', email: 'no-address', name: 'Я' } }
      const texts = new Set<string>()
      for (const lang of ['uk', 'ru', 'en'] as const) {
        const { fields = {} } = await shop.refused('invalid', SUBMIT, { ...wrong, lang }, { key: randomKey() })
        shop.equal(Object.keys(fields).toSorted(), ['contact.email', 'contact.name', 'contact.phone'], 'fields')
        texts.add(fields['contact.email']?.[0] ?? '')
      }
      shop.equal(texts.size, 3, 'number of different messages in the three languages')
      await shop.invalid('contact', SUBMIT, { ...body, contact: undefined }, { key: randomKey() })
      await shop.invalid(
        'contact.price',
        SUBMIT,
        { ...body, contact: { ...body.contact, price: 1 } },
        { key: randomKey() },
      )
      await shop.invalid('total', SUBMIT, { ...body, total: 1 }, { key: randomKey() })
    },
  ],
  [
    'takes phones as they are usually typed',
    'Phones are normalised to +380 67 123 45 67.',
    async shop => {
      const { body } = await ready(shop)
      const phone = body.contact.phone.replace('+380 ', '0').replaceAll(' ', '-')
      const { number, token } = await shop.ask(
        SUBMIT,
        { ...body, contact: { ...body.contact, phone } },
        { key: randomKey() },
      )
      const { contact } = await shop.ask('/api/checkout/order', { number, token })
      shop.equal(contact.phone, body.contact.phone, 'phone of the order')
    },
  ],
  [
    'refuses deliveries and payments that it does not offer',
    'Ids: np_branch …; on_receipt …: those of `/api/checkout/options`.',
    async shop => {
      const { body } = await ready(shop)
      await shop.invalid(
        'delivery.id',
        SUBMIT,
        { ...body, delivery: { ...body.delivery, id: 'rocket' } },
        { key: randomKey() },
      )
      await shop.invalid('payment.id', SUBMIT, { ...body, payment: { id: 'shells' } }, { key: randomKey() })
      const elsewhere = { ...body.delivery, city_ref: 'no-such-city-7351' }
      await shop.invalid('delivery.city_ref', SUBMIT, { ...body, delivery: elsewhere }, { key: randomKey() })
    },
  ],
  [
    'cancels a new order, and only once takes it back into stock',
    '`/api/checkout/cancel` (while `new`) → `Order`; cancelled from the first three.',
    async shop => {
      const goods = await shop.stocked(3)
      const { number, token } = await shop.order(goods, { count: 2 })
      const { status } = await shop.ask('/api/checkout/cancel', { number, token })
      shop.equal(status, 'cancelled', 'status')
      await shop.send('/api/checkout/cancel', { number, token })
      shop.equal(await shop.leftOf(goods), 3, 'pieces left after cancelling twice')
    },
  ],
  [
    'takes no word about a payment that its provider has not signed',
    '`/api/payment/{provider}/callback`: the provider’s own signed body.',
    async shop => {
      const { number, token } = await shop.sharedOrder('guest')
      const form = 'application/x-www-form-urlencoded'
      const data = btoa(JSON.stringify({ order_id: number, status: 'success', amount: 1, currency: 'UAH' }))
      const words = [
        ['liqpay', `data=${encodeURIComponent(data)}&signature=AAAA`, { 'Content-Type': form }],
        ['monobank', JSON.stringify({ reference: number, status: 'success', amount: 100 }), { 'X-Sign': 'AAAA' }],
      ] as const
      for (const [provider, body, headers] of words) {
        const { status } = await shop.send(`/api/payment/${provider}/callback`, body, { headers })
        shop.expect(status >= 400 && status < 500, 'a refusal (4xx)', status)
      }
      const order = await shop.ask('/api/checkout/order', { number, token })
      shop.expect(order.payment_status !== 'paid', 'an order that is not paid', order.payment_status)
    },
  ],
  [
    'redeems a coupon with the order',
    'total_price = subtotal − discount.',
    async shop => {
      const coupon = await shop.coupon()
      const { cart_id, body } = await ready(shop)
      const { cart } = await shop.ask('/api/cart/show', { cart_id, coupon })
      const submit = { ...body, coupon, cart_version: cart.version }
      const { number, token, total } = await shop.ask(SUBMIT, submit, { key: randomKey() })
      const order = await shop.ask('/api/checkout/order', { number, token })
      shop.equal(
        [total, order.total, order.discount],
        [cart.total_price, cart.total_price, cart.discount],
        'totals and discount',
      )
      shop.expect(order.discount > 0, 'a discount', order.discount)
    },
  ],
)
