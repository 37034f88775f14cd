import { casesOf } from '../case.ts'
import { randomKey } from '../shop.ts'
import { returnable } from './prepare.ts'

const CREATE = '/api/return/create'

export const returns = casesOf(
  'returns',
  [
    'takes back no more than was bought',
    'Returns: never more than was bought.',
    async shop => {
      const { order, item, question } = await returnable(shop)
      const body = (count: number) => ({
        number: order.number,
        token: order.token,
        kind: 'return',
        items: [{ line_id: item.line_id, count }],
        question,
      })
      await shop.refused('invalid', CREATE, body(3), { key: randomKey() })
      const answers = await Promise.all([2, 2].map(count => shop.send(CREATE, body(count), { key: randomKey() })))
      shop.equal(answers.filter(({ status }) => status === 200).length, 1, 'number of requests for all pieces at once')
      const { orders } = await shop.ask('/api/return/show', { number: order.number, token: order.token })
      shop.equal(
        orders.flatMap(({ items }) => items).reduce((sum, { returnable: left }) => sum + left, 0),
        0,
        'pieces that can still be returned',
      )
    },
  ],
  [
    'takes back nothing that was not delivered',
    'Returns: within 14 days of delivery.',
    async shop => {
      const { number, token } = await shop.sharedOrder('guest')
      const { items } = await shop.ask('/api/checkout/order', { number, token })
      const lines = [{ line_id: items[0]?.line_id ?? 0, count: 1 }]
      const { questions, orders } = await shop.ask('/api/return/show', { number, token })
      shop.equal(orders, [], 'orders with goods to return')
      const body = { number, token, kind: 'return', items: lines, question: questions[0]?.id ?? '' }
      await shop.refused('conflict', CREATE, body, { key: randomKey() })
    },
  ],
  [
    'creates one request for one Idempotency-Key',
    'An `Idempotency-Key` belongs to the cart, order or account that it was first used with.',
    async shop => {
      const { order, item, question } = await returnable(shop)
      const items = [{ line_id: item.line_id, count: 1 }]
      const body = { number: order.number, token: order.token, kind: 'return' as const, items, question }
      const key = randomKey()
      const answers = await Promise.all([1, 2, 3].map(() => shop.ask(CREATE, body, { key })))
      shop.equal(new Set(answers.map(({ number }) => number)).size, 1, 'number of requests')
    },
  ],
  [
    'exchanges for the size that is asked for',
    '`/api/profile/return/create`: kind exchange | return, items: [{ line_id, count, option_id? }].',
    async shop => {
      const { order, item, question } = await returnable(shop)
      const wanted = item.options.find(
        ({ id, availability }) => id !== item.option_id && availability !== 'out_of_stock',
      )
      const lines = [{ line_id: item.line_id, count: 1 }]
      const body = { number: order.number, token: order.token, kind: 'exchange' as const, question }
      if (item.options.length > 0)
        await shop.refused('invalid', CREATE, { ...body, items: lines }, { key: randomKey() })
      if (!wanted) return
      const items = lines.map(line => ({ ...line, option_id: wanted.id }))
      const request = await shop.ask(CREATE, { ...body, items }, { key: randomKey() })
      shop.equal(
        request.items.map(({ wanted_option }) => wanted_option),
        [wanted.name],
        'wanted sizes',
      )
    },
  ],
)
