import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@shop/contract/client'
import type { Pool } from 'pg'

/** Milliseconds that a buyer waits for a shop that is overloaded. */
const RETRY_MS = 5 * 60_000

/**
 * Repeats a request that was refused by an overloaded shop (503) after the seconds of `Retry-After`, as the store does. A
 * repeated order has the same idempotency key.
 */
export async function fetchWithRetry(request: Request): Promise<Response> {
  const since = performance.now()
  for (;;) {
    const response = await fetch(request.clone())
    const seconds = Number(response.headers.get('retry-after') ?? 1)
    if (response.status !== 503 || performance.now() - since > RETRY_MS) return response
    await response.body?.cancel()
    await sleep(seconds * 1000)
  }
}

/** A client for a busy machine. */
export const shopAt = (baseUrl: string) => createClient({ baseUrl, fetch: fetchWithRetry, timeout: RETRY_MS + 60_000 })
export type Shop = ReturnType<typeof shopAt>

export const buyer = { name: 'Олена', last_name: 'Коваль', phone: '+380 67 123 45 67', email: 'olena@poshta.example' }

export async function cartWith(shop: Shop, product_id: number, option_id: number): Promise<string> {
  const added = await shop.call('/api/cart/add', { product_id, option_id })
  if (!added.success) throw new Error(`cart/add: ${JSON.stringify(added.error)}`)
  return added.data.cart_id
}

export const submit = (shop: Shop, cart_id: string, idempotencyKey: string = randomUUID(), coupon?: string) =>
  shop.call(
    '/api/checkout/submit',
    {
      cart_id,
      contact: buyer,
      delivery: { id: 'pickup' },
      payment: { id: 'on_receipt' },
      ...(coupon === undefined ? {} : { coupon }),
    },
    { idempotencyKey },
  )

/** Options of the demo shop in stock. */
export async function someOptions(shop: Shop): Promise<{ product: number; option: number; left: number }[]> {
  const listed = await shop.call('/api/page/show', { page: 'jackets', per_page: 40 })
  if (!listed.success || listed.data.kind !== 'category') throw new Error('no jackets')
  const found: { product: number; option: number; left: number }[] = []
  for (const { url } of listed.data.products.items.flatMap(({ variants }) => variants)) {
    const [, page = '', product = ''] = url.split('/')
    const shown = await shop.call('/api/product/show', { page, product })
    if (!shown.success) throw new Error(`no ${url}`)
    for (const { id, count_left } of shown.data.product.options)
      if (count_left > 0) found.push({ product: shown.data.product.id, option: id, left: count_left })
  }
  return found
}

/** Sets the stock of options. A product's stock is the sum of its options'. */
export async function setStock(sql: Pool, options: readonly number[], left: number): Promise<void> {
  await sql.query('update options set "left" = $2 where id = any($1)', [options, left])
  await sql.query(
    `update products p set "left" = (select sum(o."left") from options o where o.product_id = p.id)
     where p.id in (select product_id from options where id = any($1))`,
    [options],
  )
}
