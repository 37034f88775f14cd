// A local «Покупка частинами» of monobank: the same paths, fields, signatures and errors. Its page stands for the client's application.
import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  brokenAnswer,
  type CallbackMode,
  createPaymentSimulator,
  type Decision,
  type PaymentSimulator,
  paymentPage,
} from './simulator.ts'

const Create = z.object({
  store_order_id: z.string().min(1).max(64),
  client_phone: z.string().regex(/^\+380\d{9}$/),
  total_sum: z.number().min(1),
  invoice: z.object({ number: z.string().min(1), date: z.iso.date(), source: z.enum(['INTERNET', 'STORE']) }),
  available_programs: z.tuple([z.object({ available_parts_count: z.array(z.int().min(3).max(25)).min(1) })]),
  products: z
    .array(z.object({ name: z.string().min(1).max(500), count: z.int().min(1), sum: z.number().min(0.01) }))
    .min(1),
  result_callback: z.url(),
})
const Named = z.object({
  order_id: z.uuid(),
  /** Of a return. */
  sum: z.number().min(0.01).optional(),
  store_return_id: z.string().min(1).optional(),
  return_money_to_card: z.boolean().optional(),
})

interface PartsOrder {
  order_id: string
  store_order_id: string
  total_sum: number
  parts: number
  state: 'SUCCESS' | 'FAIL' | 'IN_PROCESS'
  order_sub_state: string
  reverse_list: { sum: number; timestamp: string }[]
  result_callback: string
}

interface Options {
  port?: number
  store?: string
  secret?: string
}

export interface MonobankPartsSimulator extends PaymentSimulator {
  /** By the bank's own id. */
  orders: Map<string, PartsOrder>
  /** Answers for the client, by the shop's reference of the attempt. */
  decide: (reference: string, decision: Decision, callbacks?: CallbackMode) => Promise<Response>
}

export async function startMonobankParts({
  port = 0,
  store = 'test_store_with_confirm',
  secret = 'secret_98765432--123-123',
}: Options = {}): Promise<MonobankPartsSimulator> {
  const orders = new Map<string, PartsOrder>()
  /** Written anew from the protocol, so that it finds mistakes of the shop's adapter. */
  const sign = (body: string, key = secret) => createHmac('sha256', key).update(Buffer.from(body)).digest('base64')
  const { app, scenario, send, decideAt, start } = createPaymentSimulator('/app/:payment', id => {
    const order = orders.get(id)
    if (!order) return null
    return {
      returnUrl: '/app',
      isDecided: order.order_sub_state !== 'WAITING_FOR_CLIENT',
      decide(isApproved) {
        const waiting = stateOf(order)
        if (!isApproved) order.state = 'FAIL'
        order.order_sub_state = isApproved ? 'WAITING_FOR_STORE_CONFIRM' : 'REJECTED_BY_CLIENT'
        const final = stateOf(order)
        return {
          final: () => callback(order, final),
          earlier: () => callback(order, waiting),
          forged: () => callback(order, final, 'not the secret of the store'),
        }
      },
    }
  })
  const stateOf = ({ order_id, state, order_sub_state }: PartsOrder) => ({ order_id, state, order_sub_state })
  const byReference = (reference: string) => [...orders.values()].find(order => order.store_order_id === reference)
  const error = (status: number, message: string) => Response.json({ message }, { status })

  async function callback({ result_callback }: PartsOrder, state: object, key?: string): Promise<void> {
    const body = JSON.stringify(state)
    await send(result_callback, {
      body,
      headers: { 'Content-Type': 'application/json', signature: sign(body, key) },
    })
  }

  app.use('/api/*', async (context, next) => {
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    const body = await context.req.text()
    if (context.req.header('store-id') !== store || context.req.header('signature') !== sign(body))
      return error(401, 'Підпис не валідний')
    await next()
    return
  })

  app.post('/api/order/create', async context => {
    const parsed = Create.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return error(400, 'invalid request')
    const { store_order_id, total_sum, result_callback, available_programs } = parsed.data
    const known = byReference(store_order_id)
    if (known) return context.json({ order_id: known.order_id }, 201)
    const order_id = randomUUID()
    orders.set(order_id, {
      order_id,
      store_order_id,
      total_sum,
      parts: available_programs[0].available_parts_count[0] ?? 0,
      state: 'IN_PROCESS',
      order_sub_state: 'WAITING_FOR_CLIENT',
      reverse_list: [],
      result_callback,
    })
    return context.json({ order_id }, 201)
  })

  for (const action of ['state', 'data', 'confirm', 'reject', 'return'] as const)
    app.post(`/api/order/${action}`, async context => {
      const parsed = Named.safeParse(await context.req.json().catch(() => null))
      if (!parsed.success) return error(400, 'invalid request')
      const { order_id, sum, store_return_id, return_money_to_card } = parsed.data
      const order = orders.get(order_id)
      if (!order) return error(404, 'order not found')
      if (action === 'data') {
        const { store_order_id, total_sum, reverse_list } = order
        return context.json({ store_order_id, total_sum, source: 'INTERNET', reverse_list })
      }
      if (action === 'confirm') {
        if (order.order_sub_state !== 'WAITING_FOR_STORE_CONFIRM') return error(400, 'nothing to confirm')
        Object.assign(order, { state: 'SUCCESS', order_sub_state: 'ACTIVE' })
      }
      if (action === 'reject') {
        if (order.state !== 'IN_PROCESS') return error(400, 'nothing to reject')
        Object.assign(order, { state: 'FAIL', order_sub_state: 'REJECTED_BY_STORE' })
      }
      if (action === 'return') {
        if (sum === undefined || !store_return_id || return_money_to_card === undefined)
          return error(400, 'invalid request')
        const returned = order.reverse_list.reduce((all, reverse) => all + reverse.sum, sum)
        if (order.state !== 'SUCCESS' || returned > order.total_sum) return error(400, 'sum is too high')
        order.reverse_list.push({ sum, timestamp: new Date().toISOString() })
        if (returned === order.total_sum) order.order_sub_state = 'RETURNED'
        return context.json({ status: 'OK' })
      }
      return context.json(stateOf(order))
    })

  app.get('/app', context => {
    const order = [...orders.values()].findLast(({ order_sub_state }) => order_sub_state === 'WAITING_FOR_CLIENT')
    if (!order) return context.text('Nothing to confirm', 404)
    return context.html(
      paymentPage({
        title: 'monobank (simulator of the application)',
        description: `${order.store_order_id}: ${order.parts} payments`,
        amount: `${order.total_sum.toFixed(2)} UAH`,
        action: `/app/${order.order_id}`,
        callbacks: scenario.callbacks,
      }),
    )
  })

  const running = await start(port)
  return {
    ...running,
    orders,
    decide: (reference, decision, mode) =>
      decideAt(`${running.url}/app/${byReference(reference)?.order_id}`, decision, mode),
    variables: {
      MONOBANK_PARTS_URL: running.url,
      MONOBANK_PARTS_STORE: store,
      MONOBANK_PARTS_SECRET: secret,
    },
  }
}
