import type { APIRequestContext } from '@playwright/test'
import { buyer, type Goods } from './shopper.ts'

interface Choice {
  delivery: string
  /** Kind of pickup point, for methods that have points. */
  kind?: 'branch' | 'locker' | 'post'
  payment: string
}

export interface PlacedOrder {
  number: string
  token: string
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

async function call(request: APIRequestContext, path: string, body: object, headers: Record<string, string> = {}) {
  const answer: unknown = await (await request.post(path, { data: body, headers })).json()
  if (isRecord(answer) && 'data' in answer) return answer.data
  throw new Error(`${path} failed: ${JSON.stringify(answer)}`)
}

/** The string at a path in a response: `text(page, 'items', '0', 'ref')`. */
function text(value: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), value)
  if (typeof found === 'string') return found
  throw new Error(`No text at ${path.join('.')}`)
}

/** Places an order through the API with the given product, delivery and payment. */
export async function placeOrder(
  request: APIRequestContext,
  goods: Goods,
  { delivery, kind, payment }: Choice,
  /** Access token of the customer who orders. @default a guest orders */
  token?: string,
): Promise<PlacedOrder> {
  const customer: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const added = await call(request, '/api/cart/add', { product_id: goods.product, option_id: goods.option })
  const cities = await call(request, '/api/delivery/cities', {})
  const city_ref = text(cities, '0', 'ref')
  const points = kind ? await call(request, '/api/delivery/points', { city_ref, kind }) : null
  const body = {
    cart_id: text(added, 'cart_id'),
    contact: { name: buyer.name, last_name: buyer.lastName, phone: '+380 67 123 45 67', email: buyer.email },
    delivery: { id: delivery, city_ref, ...(points ? { point_ref: text(points, 'items', '0', 'ref') } : {}) },
    payment: { id: payment },
  }
  const order = await call(request, '/api/checkout/submit', body, {
    'Idempotency-Key': crypto.randomUUID(),
    ...customer,
  })
  return { number: text(order, 'number'), token: text(order, 'token') }
}
