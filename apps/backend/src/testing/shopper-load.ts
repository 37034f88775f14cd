import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PaymentStart } from '@shop/contract'
import { z } from 'zod'

/** An option with a large stock. */
export interface Sold {
  product_id: number
  option_id: number
}

export interface Ordered extends Sold {
  key: string
  number: string
  token: string
  /** In hryvnias, as answered. */
  total: number
  /** How the provider's page is opened; null when it is not paid online, or the provider did not answer. */
  payment: PaymentStart | null
  /** Ids of the methods. */
  paymentId: string
  deliveryId: string
}

export interface Report {
  /** Descriptions of invalid responses, each once. */
  faults: Map<string, number>
  /** Acknowledged orders, after any number of attempts with the same key. */
  orders: Ordered[]
  answers: number
  /** Number of 503 responses. */
  unavailable: number
  /** Number of requests without a response, of a shop with several processes. */
  unanswered: number
  /** Longest response time in milliseconds. */
  slowest: number
}

interface Options {
  shoppers: number
  goods: readonly Sold[]
  /** Id of the payment method of the n-th order of a shopper. @default on_receipt */
  paymentOf?: (turn: number) => string
  /** Delivery of the n-th order of a shopper. @default pick-up */
  deliveryOf?: (turn: number) => { id: string; city_ref?: string; point_ref?: string }
  /** Coupon of every second order. */
  coupon?: string
  /** Paths of pages to read between orders. */
  pages?: readonly string[]
  /** A slower response is a fault, in milliseconds. @default none is */
  longest?: number
  /** Milliseconds before a failed request is repeated. @default 100 */
  retryDelayMs?: number
  /** What a shopper does with an order: opens it, pays for it, cancels it. */
  afterOrder?: (order: Ordered, asks: Asks) => Promise<void>
}

/** Requests that are repeated until there is a valid response. */
export interface Asks {
  /** Posts JSON, each time with the same key. */
  post(path: string, body: object, key: string): Promise<unknown>
}

/** Shorter than `Retry-After`, like a shopper who presses the button again. */
const RETRY_DELAY_MS = 100

/** Random, so that no rate limit applies. */
const phone = () => `+380 67 ${randomInt(100, 999)} ${randomInt(10, 99)} ${randomInt(10, 99)}`

const Added = z.object({ data: z.object({ cart_id: z.string() }) })
const Submitted = z.object({
  data: z.object({
    number: z.string(),
    token: z.string(),
    total: z.number(),
    payment: PaymentStart.nullable(),
  }),
})

/**
 * Generates load: each shopper reads pages and submits orders in a loop until `close`. Repeats an order with the same key until
 * it is acknowledged, and then once more.
 *
 * `processes`: addresses of the processes of one shop, read at each request, which goes to any of them as by a load balancer.
 * With several, a request without a response is no fault: the process was killed, and the repeated request reaches another one.
 */
export function startShoppers(
  processes: readonly string[],
  {
    shoppers,
    goods,
    paymentOf = () => 'on_receipt',
    deliveryOf = () => ({ id: 'pickup' }),
    coupon,
    pages = [],
    longest = Number.POSITIVE_INFINITY,
    retryDelayMs = RETRY_DELAY_MS,
    afterOrder,
  }: Options,
) {
  const report: Report = { faults: new Map(), orders: [], answers: 0, unavailable: 0, unanswered: 0, slowest: 0 }
  let isRunning = true
  const fault = (what: string) => report.faults.set(what, (report.faults.get(what) ?? 0) + 1)

  /** Null without a valid response. */
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const began = performance.now()
    const kind = path.startsWith('/api/') ? path : 'page'
    const address = processes[randomInt(processes.length)] ?? ''
    try {
      // A new connection for each request, because a kept-alive one may be closed by the server.
      const response = await fetch(address + path, { ...init, headers: { ...init.headers, connection: 'close' } })
      const text = await response.text()
      report.answers += 1
      if (response.status === 503) report.unavailable += 1
      if (response.status >= 500 && (response.status !== 503 || !response.headers.has('retry-after')))
        fault(`${kind}: ${response.status}, Retry-After ${response.headers.get('retry-after')}: ${text.slice(0, 200)}`)
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
      if (kind === 'page' && !isJson && !response.headers.has('content-security-policy'))
        fault(`page: ${response.status} without a Content-Security-Policy`)
      if (!response.ok) {
        if (response.status < 500) fault(`${kind}: ${response.status} ${text.slice(0, 200)}`)
        return null
      }
      return kind === 'page' ? text : JSON.parse(text)
    } catch (error) {
      if (processes.length > 1) report.unanswered += 1
      else fault(`${kind}: no response (${error instanceof Error ? (error.cause ?? error) : error})`)
      return null
    } finally {
      const took = performance.now() - began
      report.slowest = Math.max(report.slowest, took)
      if (took > longest) fault(`${kind}: took ${Math.round(took / 1000)} s`)
    }
  }

  async function untilAnswered(path: string, init?: RequestInit): Promise<unknown> {
    for (let attempt = 0; attempt < 300; attempt++) {
      const answer = await ask(path, init)
      if (answer !== null) return answer
      await wait(retryDelayMs)
    }
    throw new Error(`${path} never got a valid response`)
  }

  const post: Asks['post'] = (path, body, key) =>
    untilAnswered(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })

  async function order(sold: Sold, turn: number): Promise<void> {
    const added = Added.parse(await post('/api/cart/add', sold, randomUUID()))
    const key = randomUUID()
    const body = {
      cart_id: added.data.cart_id,
      contact: { name: 'Олена', last_name: 'Коваль', phone: phone(), email: 'olena@poshta.example' },
      delivery: deliveryOf(turn),
      payment: { id: paymentOf(turn) },
      ...(coupon !== undefined && turn % 2 === 0 ? { coupon } : {}),
    }
    const submitted = Submitted.parse(await post('/api/checkout/submit', body, key)).data
    const { number, token, total, payment } = submitted
    const ordered = {
      ...sold,
      key,
      number,
      token,
      total,
      payment,
      paymentId: body.payment.id,
      deliveryId: body.delivery.id,
    }
    report.orders.push(ordered)
    const again = Submitted.parse(await post('/api/checkout/submit', body, key)).data
    if (again.number !== number) fault(`the same key gave ${number} and ${again.number}`)
    await afterOrder?.(ordered, { post })
  }

  async function shopper(nth: number): Promise<void> {
    for (let turn = nth; isRunning; turn++) {
      const page = pages[turn % pages.length]
      if (page !== undefined) await (processes.length > 1 ? untilAnswered(page) : ask(page))
      const sold = goods[turn % goods.length]
      if (sold) await order(sold, turn)
    }
  }
  const done = Promise.all(Array.from({ length: shoppers }, (_, nth) => shopper(nth)))
  // The rejection is handled by `close`.
  done.catch(() => undefined)

  return {
    report,
    /** Waits until every shopper has finished the current order. */
    async close(): Promise<Report> {
      isRunning = false
      await done
      return report
    },
  }
}
