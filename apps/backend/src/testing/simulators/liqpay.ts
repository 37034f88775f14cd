// A local LiqPay: the same paths, fields, signatures and errors, with a page that approves, declines or is left.
import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'
import {
  brokenAnswer,
  type CallbackMode,
  createPaymentSimulator,
  type Decision,
  type PaymentSimulator,
  paymentPage,
} from './simulator.ts'

/** Written anew from the protocol, so that it finds mistakes of the shop's adapter. */
const digest = (text: string, version: number) =>
  createHash(version < 7 ? 'sha1' : 'sha3-256')
    .update(text)
    .digest('base64')

const Fields = z.looseObject({
  version: z.coerce.number(),
  public_key: z.string(),
  action: z.string(),
  order_id: z.string().max(255).optional(),
  amount: z.coerce.number().positive().optional(),
  currency: z.enum(['UAH', 'USD', 'EUR']).optional(),
  description: z.string().optional(),
  result_url: z.string().optional(),
  server_url: z.string().optional(),
  expired_date: z.string().optional(),
  language: z.enum(['uk', 'ru', 'en']).optional(),
})
type Fields = z.infer<typeof Fields>

interface LiqPayPayment {
  fields: Fields
  payment_id: number
  status: string
  amount: number
  refunded: number
  err_code?: string
}

interface Options {
  port?: number
  publicKey?: string
  privateKey?: string
}

export interface LiqPaySimulator extends PaymentSimulator {
  /** By `order_id`. */
  payments: Map<string, LiqPayPayment>
  /** Decides without a browser: as the payment page does. */
  decide: (
    form: { action: string; fields: Record<string, string> },
    decision: Decision,
    callbacks?: CallbackMode,
  ) => Promise<Response>
  /** Signs and sends a callback with the given fields. */
  callback: (url: string, fields: Record<string, unknown>, privateKey?: string) => Promise<void>
  /** Returns money as the owner does in the cabinet, by `order_id`, with its callback. */
  refundInCabinet: (orderId: string, amount: number) => Promise<void>
}

export async function startLiqPay({
  port = 0,
  publicKey = 'i00000000000',
  privateKey = 'a4825234f4bae72a0be04eafe9e8e2bada209255',
}: Options = {}): Promise<LiqPaySimulator> {
  const payments = new Map<string, LiqPayPayment>()
  let requests = 0
  const { app, scenario, send, decideAt, start } = createPaymentSimulator('/simulator/decide/:payment', orderId => {
    const payment = payments.get(orderId)
    if (!payment) return null
    const { result_url: returnUrl = '/', server_url = '' } = payment.fields
    return {
      returnUrl,
      isDecided: payment.status !== 'prepared',
      decide(isApproved) {
        payment.status = isApproved ? 'success' : 'failure'
        if (!isApproved) payment.err_code = 'limit'
        const facts = toAnswer(payment)
        return {
          final: () => callback(server_url, facts),
          earlier: () => callback(server_url, { ...facts, status: 'processing' }),
          forged: () => callback(server_url, facts, 'not the key of the shop'),
        }
      },
    }
  })

  function read(form: Record<string, unknown>): { fields: Fields } | { error: string } {
    const { data, signature } = form
    if (typeof data !== 'string' || typeof signature !== 'string') return { error: 'no_data' }
    const parsed = Fields.safeParse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')))
    if (!parsed.success) return { error: 'invalid_data' }
    const fields = parsed.data
    if (fields.public_key !== publicKey) return { error: 'public_key_not_found' }
    if (signature !== digest(privateKey + data + privateKey, fields.version)) return { error: 'invalid_signature' }
    return { fields }
  }

  const toAnswer = ({ fields, payment_id, status, amount, err_code, refunded }: LiqPayPayment) => ({
    action: 'pay',
    version: fields.version,
    public_key: publicKey,
    order_id: fields.order_id,
    payment_id,
    status,
    amount,
    currency: fields.currency,
    paytype: 'card',
    description: fields.description,
    ...(err_code ? { err_code, err_description: 'Declined by the bank' } : {}),
    ...(refunded > 0 ? { refund_amount: refunded, refund_date_last: Date.now() } : {}),
    create_date: Date.now(),
    end_date: Date.now(),
  })

  async function callback(url: string, fields: Record<string, unknown>, key = privateKey): Promise<void> {
    const data = Buffer.from(JSON.stringify(fields)).toString('base64')
    const version = typeof fields.version === 'number' ? fields.version : 7
    await send(url, { body: new URLSearchParams({ data, signature: digest(key + data + key, version) }) })
  }

  app.post('/api/3/checkout', async context => {
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    const read_ = read(await context.req.parseBody())
    if ('error' in read_) return context.text(`Error: ${read_.error}`, 400)
    const { fields } = read_
    const { order_id, amount, expired_date } = fields
    if (fields.action !== 'pay' || !order_id || !amount) return context.text('Error: invalid_action', 400)
    if (expired_date && new Date(`${expired_date}Z`) < new Date()) return context.text('Error: expired', 400)
    const known = payments.get(order_id)
    if (known && known.status !== 'prepared') return context.text(`Error: order_id_duplicate (${known.status})`, 400)
    if (!known)
      payments.set(order_id, { fields, payment_id: randomInt(1e9, 2e9), status: 'prepared', amount, refunded: 0 })
    return context.html(
      paymentPage({
        title: 'LiqPay (simulator)',
        description: fields.description ?? '',
        amount: `${amount.toFixed(2)} ${fields.currency}`,
        action: `/simulator/decide/${encodeURIComponent(order_id)}`,
        callbacks: scenario.callbacks,
      }),
    )
  })

  app.post('/api/request', async context => {
    requests++
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    const read_ = read(await context.req.parseBody())
    if ('error' in read_) return context.json({ result: 'error', err_code: read_.error, err_description: 'Error' })
    const { fields } = read_
    const payment = payments.get(fields.order_id ?? '')
    if (!payment)
      return context.json({ result: 'error', err_code: 'payment_not_found', err_description: 'Payment not found' })
    if (fields.action === 'status') return context.json({ result: 'ok', ...toAnswer(payment) })
    if (fields.action !== 'refund') return context.json({ result: 'error', err_code: 'invalid_action' })
    const amount = fields.amount ?? 0
    if (payment.status !== 'success' || payment.refunded + amount > payment.amount)
      return context.json({ result: 'error', err_code: 'payment_cannot_be_refunded', err_description: 'Error' })
    payment.refunded += amount
    if (payment.refunded === payment.amount) payment.status = 'reversed'
    return context.json({ action: 'refund', result: 'ok', payment_id: payment.payment_id, status: payment.status })
  })

  app.get('/simulator/requests', context => context.json({ requests }))
  const running = await start(port)
  return {
    ...running,
    payments,
    callback,
    async refundInCabinet(orderId, amount) {
      const payment = payments.get(orderId)
      if (!payment) throw new Error(`There is no payment ${orderId}`)
      payment.refunded += amount
      if (payment.refunded === payment.amount) payment.status = 'reversed'
      // Of a part too, the callback says `reversed`.
      await callback(payment.fields.server_url ?? '', { ...toAnswer(payment), action: 'refund', status: 'reversed' })
    },
    async decide({ action, fields }, decision, mode) {
      const page = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })
      const text = await page.text()
      const path = /action="([^"]+)"/.exec(text)?.[1]
      if (!page.ok || !path) throw new Error(`The payment page does not open: ${text.slice(0, 200)}`)
      return decideAt(running.url + path, decision, mode)
    },
    variables: { LIQPAY_URL: running.url, LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey },
  }
}
