// A local «Оплата частинами» of PrivatBank: the same paths, fields, signatures and errors, with a page that approves, declines or is left.
import { createHash, randomUUID } from 'node:crypto'
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
  storeId: z.string().max(20),
  orderId: z.string().min(1).max(50),
  amount: z.number().min(300).max(300_000),
  partsCount: z.int().min(2).max(25),
  merchantType: z.enum(['II', 'PP', 'PB', 'IA']),
  products: z
    .array(z.object({ name: z.string().min(1).max(128), count: z.int().min(1), price: z.number().min(0.01) }))
    .min(1),
  responseUrl: z.url(),
  redirectUrl: z.url(),
  signature: z.string(),
})
const Named = z.object({
  storeId: z.string(),
  orderId: z.string(),
  showAmount: z.enum(['true', 'false']).optional(),
  amount: z.number().positive().optional(),
  signature: z.string(),
})

interface Purchase {
  orderId: string
  paymentState: 'CREATED' | 'SUCCESS' | 'FAIL' | 'RETURNED'
  amount: number
  partsCount: number
  refunded: number
  responseUrl: string
  redirectUrl: string
}

interface Options {
  port?: number
  store?: string
  password?: string
}

export interface PrivatBankPartsSimulator extends PaymentSimulator {
  /** By the token of their page. */
  purchases: Map<string, Purchase>
  /** Decides without a browser: as the bank's page does. */
  decide: (pageUrl: string, decision: Decision, callbacks?: CallbackMode) => Promise<Response>
}

/** Written anew from the protocol, so that it finds mistakes of the shop's adapter. `250.5` is signed as `25050`. */
const withoutPoint = (amount: number): string => amount.toFixed(2).replace('.', '')

export async function startPrivatBankParts({
  port = 0,
  store = '4AAD1369CF734B64B70F',
  password = '75bef16bfdce4d0e9c0ad5a19b9940df',
}: Options = {}): Promise<PrivatBankPartsSimulator> {
  const purchases = new Map<string, Purchase>()
  const digest = (text: string, key = password) =>
    createHash('sha1')
      .update(key + text + key, 'utf8')
      .digest('base64')
  const { app, scenario, send, decideAt, start } = createPaymentSimulator('/decide/:payment', token => {
    const purchase = purchases.get(token)
    if (!purchase) return null
    return {
      returnUrl: purchase.redirectUrl,
      isDecided: purchase.paymentState !== 'CREATED',
      decide(isApproved) {
        purchase.paymentState = isApproved ? 'SUCCESS' : 'FAIL'
        const { paymentState } = purchase
        return {
          final: () => callback(purchase, paymentState),
          earlier: () => callback(purchase, 'CLIENT_WAIT'),
          forged: () => callback(purchase, paymentState, 'not the password of the store'),
        }
      },
    }
  })

  async function callback({ orderId, responseUrl }: Purchase, paymentState: string, key?: string): Promise<void> {
    const message = paymentState === 'FAIL' ? 'Недостатній ліміт' : ''
    const signature = digest(store + orderId + paymentState + message, key)
    const body = JSON.stringify({ storeId: store, orderId, paymentState, message, signature })
    await send(responseUrl, { body, headers: { 'Content-Type': 'application/json' } })
  }

  const fail = (message: string) => Response.json({ state: 'FAIL', storeId: store, message })
  const find = (orderId: string) => [...purchases.values()].find(purchase => purchase.orderId === orderId)
  /** Reads a request about a known purchase, or says what is wrong with it. */
  function read(json: unknown, signed: (fields: z.output<typeof Named>) => string) {
    const fields = Named.safeParse(json).data
    if (!fields || fields.storeId !== store) return fail('invalid request')
    if (fields.signature !== digest(store + signed(fields))) return fail('Signature invalid')
    const purchase = find(fields.orderId)
    return purchase ? { purchase, fields } : fail('order not found')
  }

  app.use('/ipp/*', async (_, next) => {
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    await next()
    return
  })

  app.post('/ipp/v2/payment/create', async context => {
    const parsed = Create.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return fail('invalid request')
    const { storeId, orderId, amount, partsCount, merchantType, products, responseUrl, redirectUrl, signature } =
      parsed.data
    const lines = products.map(({ name, count, price }) => name + count + withoutPoint(price)).join('')
    const signed =
      storeId + orderId + withoutPoint(amount) + partsCount + merchantType + responseUrl + redirectUrl + lines
    if (storeId !== store || signature !== digest(signed)) return fail('Signature invalid')
    if (find(orderId)) return fail('orderId must be unique')
    const token = randomUUID()
    purchases.set(token, {
      orderId,
      paymentState: 'CREATED',
      amount,
      partsCount,
      refunded: 0,
      responseUrl,
      redirectUrl,
    })
    return context.json({
      state: 'SUCCESS',
      storeId,
      orderId,
      token,
      signature: digest(`SUCCESS${storeId}${orderId}${token}`),
    })
  })

  app.post('/ipp/v2/payment/state', async context => {
    const found = read(await context.req.json().catch(() => null), ({ orderId }) => orderId)
    if (found instanceof Response) return found
    const { orderId, paymentState, amount } = found.purchase
    return context.json({
      state: 'SUCCESS',
      storeId: store,
      orderId,
      paymentState,
      message: '',
      ...(found.fields.showAmount === 'true' ? { amount } : {}),
      signature: digest(`SUCCESS${store}${orderId}${paymentState}`),
    })
  })

  app.post('/ipp/v2/payment/decline', async context => {
    const found = read(
      await context.req.json().catch(() => null),
      ({ orderId, amount = 0 }) => orderId + withoutPoint(amount),
    )
    if (found instanceof Response) return found
    const { purchase, fields } = found
    const amount = fields.amount ?? 0
    if (purchase.paymentState !== 'SUCCESS' || purchase.refunded + amount > purchase.amount)
      return fail('amount is too high')
    purchase.refunded += amount
    if (purchase.refunded === purchase.amount) purchase.paymentState = 'RETURNED'
    return context.json({ state: 'SUCCESS', storeId: store, orderId: purchase.orderId, message: '' })
  })

  app.get('/ipp/v2/payment', context => {
    const token = context.req.query('token') ?? ''
    const purchase = purchases.get(token)
    if (!purchase) return context.text('There is no such purchase', 404)
    return context.html(
      paymentPage({
        title: 'Оплата частинами (simulator)',
        description: `${purchase.orderId}: ${purchase.partsCount} payments`,
        amount: `${purchase.amount.toFixed(2)} UAH`,
        action: `/decide/${token}`,
        callbacks: scenario.callbacks,
      }),
    )
  })

  const running = await start(port)
  return {
    ...running,
    purchases,
    decide: (pageUrl, decision, mode) =>
      decideAt(`${running.url}/decide/${new URL(pageUrl).searchParams.get('token')}`, decision, mode),
    variables: {
      PRIVATBANK_PARTS_URL: running.url,
      PRIVATBANK_PARTS_STORE: store,
      PRIVATBANK_PARTS_PASSWORD: password,
    },
  }
}
