/** A cart over the shop's own REST API: cookies instead of a cart id, texts as ids, amounts in cents. */
import { type AdapterCart, CallError, createAdapter } from '@shop/flows/adapter'
import { type CartFlow, createCartFlow } from '@shop/flows/cart'

declare module '@shop/contract/register' {
  interface Register {
    /** Products and lines have UUIDs. */
    id: string
  }
}

interface RestLine {
  readonly uuid: string
  readonly sku: string
  readonly title: string
  readonly cents: number
  readonly quantity: number
  readonly photo: { readonly url: string; readonly width: number; readonly height: number }
}

const toCart = (lines: readonly RestLine[]): AdapterCart => ({
  items: lines.map(({ uuid, sku, title, cents, quantity, photo }) => ({
    id: uuid,
    product_id: sku,
    name: title,
    price: cents / 100,
    count: quantity,
    // All of its members are required; a picture of one size and format has no other sources.
    image: { src: photo.url, alt: title, width: photo.width, height: photo.height, sources: [] },
  })),
})

/** What the keys of `localStorage` and `sessionStorage` are; in Node an object in memory. */
type Storage = Parameters<typeof createCartFlow>[0]['storage']

export function createRestCart(api: string, storage: Storage): CartFlow {
  async function send(method: string, path: string, signal: AbortSignal | undefined, body?: object) {
    // A failed fetch and a timeout are retried by the cart; nothing is to be caught here.
    const response = await fetch(`${api}${path}`, {
      method,
      credentials: 'include',
      signal: signal ?? AbortSignal.timeout(10_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    })
    if (response.status === 409) throw new CallError('conflict', 'There are not that many left.')
    if (response.status === 404) throw new CallError('not_found')
    if (response.status >= 500) throw new CallError('unavailable')
    const lines: RestLine[] = await response.json()
    return toCart(lines)
  }

  const client = createAdapter(
    {
      add: ({ productId, count, idempotencyKey: key }, { signal }) =>
        send('POST', '/lines', signal, { sku: productId, quantity: count, key }),
      update: ({ lineId, count }, { signal }) => send('PATCH', `/lines/${lineId}`, signal, { quantity: count }),
      delete: ({ lineId }, { signal }) => send('DELETE', `/lines/${lineId}`, signal),
      clear: ({ signal }) => send('DELETE', '/lines', signal),
      show: ({ signal }) => send('GET', '/lines', signal),
      async count({ signal }) {
        const { items } = await send('GET', '/lines', signal)
        return {
          count: items.reduce((sum, { count }) => sum + count, 0),
          total_price: items.reduce((sum, { price, count }) => sum + price * count, 0),
        }
      },
    },
    { session: true },
  )
  return createCartFlow({ client, storage, lang: 'en' })
}
