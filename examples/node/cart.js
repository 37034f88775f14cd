// A cart without a page: what a bot, a till or a test of a backend needs. The backend is one function here, and answers only at
// the third call: the flow repeats by itself, and the piece is added once.
import { CallError, createAdapter } from '@shop/flows/adapter'
import { createCartFlow } from '@shop/flows/cart'

const pieces = new Map()
const made = new Set()
let calls = 0

const basket = () => ({
  items: [...pieces].map(([sku, count]) => ({ id: sku, product_id: sku, name: 'Jacket', price: 49.5, count })),
})

const client = createAdapter(
  {
    add({ productId, count, idempotencyKey }) {
      calls += 1
      if (!made.has(idempotencyKey)) pieces.set(productId, (pieces.get(productId) ?? 0) + count)
      made.add(idempotencyKey)
      if (calls < 3) throw new CallError('network')
      return basket()
    },
    update({ lineId, count }) {
      pieces.set(lineId, count)
      return basket()
    },
    delete({ lineId }) {
      pieces.delete(lineId)
      return basket()
    },
    clear() {
      pieces.clear()
      return basket()
    },
    show: basket,
    count: () => ({ count: [...pieces.values()].reduce((sum, count) => sum + count, 0), total_price: 0 }),
  },
  { session: true },
)

/** Nothing to remember here between two runs; a bot would write a file. */
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const cart = createCartFlow({ client, storage, lang: 'en' })
cart.on('cart.waiting', () => console.log('no answer yet, trying again'))
cart.on('cart.added', ({ line, count }) => {
  console.log(`added after ${calls} calls: ${count} × ${line.name}, $${cart.getView().total}`)
  cart.stop()
})
cart.start()
cart.send({ type: 'cart.add', productId: 'jacket', count: 2 })
console.log(`shown at once: ${cart.getView().count}`)
