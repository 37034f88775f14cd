import { type AdapterCart, CallError, createAdapter } from '@shop/flows/adapter'
import { createCartFlow } from '@shop/flows/cart'

// Articles are named by texts here.
declare module '@shop/contract/register' {
  interface Register {
    id: string
  }
}

interface Basket {
  lines: { sku: string; title: string; unitCents: number; quantity: number; stock: number }[]
}

/** Calls the REST API; throws what the cart flow can handle. */
async function ask(method: string, path: string, signal?: AbortSignal, body?: object, key = ''): Promise<AdapterCart> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const response = await fetch(`/basket${path}`, {
    method,
    headers,
    ...(signal ? { signal } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (response.status >= 500) throw new CallError('unavailable')
  const answer = await response.json()
  if (!response.ok) throw new CallError(response.status === 409 ? 'conflict' : 'not_found', answer.message)
  const { lines }: Basket = answer
  return {
    items: lines.map(({ sku, title, unitCents, quantity, stock }) => ({
      id: sku,
      product_id: sku,
      name: title,
      price: unitCents / 100,
      count: quantity,
      count_left: stock,
    })),
  }
}

const client = createAdapter(
  {
    add: ({ productId, count, idempotencyKey }, { signal }) =>
      ask('POST', '/lines', signal, { sku: productId, quantity: count }, idempotencyKey),
    update: ({ lineId, count }, { signal }) => ask('PATCH', `/lines/${lineId}`, signal, { quantity: count }),
    delete: ({ lineId }, { signal }) => ask('DELETE', `/lines/${lineId}`, signal),
    clear: ({ signal }) => ask('DELETE', '', signal),
    show: ({ signal }) => ask('GET', '', signal),
    async count({ signal }) {
      const { items } = await ask('GET', '', signal)
      const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((total, item) => total + of(item), 0)
      return { count: sum(({ count }) => count), total_price: sum(({ count, price }) => count * price) }
    },
  },
  { session: true },
)

/** The cart of the page: optimistic, queued, retried when the network is back. */
export const cart = createCartFlow({ client, storage: localStorage, tabStorage: sessionStorage, lang: 'en' })
