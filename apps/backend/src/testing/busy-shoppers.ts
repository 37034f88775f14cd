import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** Goods that there are plenty of. */
export interface Sold {
  product_id: number
  option_id: number
}

export interface Ordered extends Sold {
  key: string
  number: string
}

export interface Report {
  /** Answers that no shopper should get, in words, each once per kind. */
  faults: Map<string, number>
  /** Orders that were acknowledged, after as many attempts with the same key as it took. */
  orders: Ordered[]
  answers: number
  /** Answers of 503. */
  unavailable: number
  /** Milliseconds of the longest wait for an answer. */
  slowest: number
}

interface Options {
  shoppers: number
  goods: readonly Sold[]
  /** Paths of pages to read between orders. */
  pages?: readonly string[]
  /** Milliseconds beyond which an answer is a fault. */
  longest: number
}

/** Milliseconds before the same is asked again: less than `Retry-After` says, for those who press the button. */
const AGAIN = 100

/** Everybody is somebody else: limits are not what is tried. */
const phone = () => `+380 67 ${randomInt(100, 999)} ${randomInt(10, 99)} ${randomInt(10, 99)}`

const Added = z.object({ data: z.object({ cart_id: z.string() }) })
const Submitted = z.object({ data: z.object({ number: z.string() }) })

/**
 * Shoppers who read pages and order one thing after the other until they are told to stop, whatever befalls the shop: each
 * sends an order again under the same key until it is acknowledged, and then once more.
 */
export function letShoppersIn(shop: string, { shoppers, goods, pages = [], longest }: Options) {
  const report: Report = { faults: new Map(), orders: [], answers: 0, unavailable: 0, slowest: 0 }
  let isOpen = true
  const fault = (what: string) => report.faults.set(what, (report.faults.get(what) ?? 0) + 1)

  /** Null when there was no good answer. */
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const began = performance.now()
    const kind = path.startsWith('/api/') ? path : 'page'
    try {
      // A connection of its own: whether the shop's process lives is what is asked, not whether a kept connection does.
      const response = await fetch(shop + path, { ...init, headers: { ...init.headers, connection: 'close' } })
      const text = await response.text()
      report.answers += 1
      if (response.status === 503) report.unavailable += 1
      if (response.status >= 500 && (response.status !== 503 || !response.headers.has('retry-after')))
        fault(`${kind}: ${response.status}, Retry-After ${response.headers.get('retry-after')}: ${text.slice(0, 200)}`)
      if (kind === 'page' && !response.headers.has('content-security-policy'))
        fault(`page: ${response.status} without a policy`)
      if (!response.ok) {
        if (response.status < 500) fault(`${kind}: ${response.status} ${text.slice(0, 200)}`)
        return null
      }
      return kind === 'page' ? text : JSON.parse(text)
    } catch (error) {
      fault(`${kind}: no answer (${error instanceof Error ? (error.cause ?? error) : error})`)
      return null
    } finally {
      const took = performance.now() - began
      report.slowest = Math.max(report.slowest, took)
      if (took > longest) fault(`${kind}: took ${Math.round(took / 1000)} s`)
    }
  }

  async function untilAnswered(path: string, body: object, key: string): Promise<unknown> {
    for (let attempt = 0; attempt < 300; attempt++) {
      const answer = await ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      })
      if (answer !== null) return answer
      await wait(AGAIN)
    }
    throw new Error(`${path} was never answered well`)
  }

  async function order(sold: Sold): Promise<void> {
    const added = Added.parse(await untilAnswered('/api/cart/add', sold, randomUUID()))
    const key = randomUUID()
    const body = {
      cart_id: added.data.cart_id,
      contact: { name: 'Олена', last_name: 'Коваль', phone: phone(), email: 'olena@poshta.example' },
      delivery: { id: 'pickup' },
      payment: { id: 'on_receipt' },
    }
    const { number } = Submitted.parse(await untilAnswered('/api/checkout/submit', body, key)).data
    report.orders.push({ ...sold, key, number })
    const again = Submitted.parse(await untilAnswered('/api/checkout/submit', body, key)).data
    if (again.number !== number) fault(`the same key gave ${number} and ${again.number}`)
  }

  async function shopper(nth: number): Promise<void> {
    for (let turn = nth; isOpen; turn++) {
      const page = pages[turn % pages.length]
      if (page !== undefined) await ask(page)
      const sold = goods[turn % goods.length]
      if (sold) await order(sold)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, (_, nth) => shopper(nth)))
  // Told where it is waited for.
  all.catch(() => undefined)

  return {
    report,
    /** Lets everyone finish what they are about. */
    async close(): Promise<Report> {
      isOpen = false
      await all
      return report
    },
  }
}
