// A local acquiring of monobank: the same paths, fields, signatures and errors, with a page that approves, declines or is left.
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import {
  brokenAnswer,
  type CallbackMode,
  createPaymentSimulator,
  type Decision,
  type PaymentSimulator,
  paymentPage,
} from './simulator.ts'

const Create = z.looseObject({
  amount: z.int().positive(),
  ccy: z.literal(980).default(980),
  merchantPaymInfo: z.looseObject({ reference: z.string().max(255), destination: z.string() }),
  redirectUrl: z.string(),
  webHookUrl: z.string(),
  validity: z.int().positive().default(86_400),
  paymentType: z.enum(['debit', 'hold']).default('debit'),
})
const Cancel = z.looseObject({
  invoiceId: z.string(),
  extRef: z.string().optional(),
  amount: z.int().positive().optional(),
})

interface Cancellation {
  status: 'processing' | 'success' | 'failure'
  amount: number
  ccy: number
  createdDate: string
  modifiedDate: string
  extRef?: string
}

interface MonobankInvoice {
  invoiceId: string
  status: 'created' | 'processing' | 'success' | 'failure' | 'reversed' | 'expired'
  errCode?: string
  amount: number
  ccy: number
  finalAmount: number
  createdDate: string
  modifiedDate: string
  reference: string
  destination: string
  cancelList: Cancellation[]
}

interface Options {
  port?: number
  token?: string
}

export interface MonobankSimulator extends PaymentSimulator {
  invoices: Map<string, MonobankInvoice>
  /** Decides without a browser: as the payment page does. */
  decide: (pageUrl: string, decision: Decision, callbacks?: CallbackMode) => Promise<Response>
  /** Signs and sends a webhook with the given body. */
  callback: (url: string, invoice: object) => Promise<void>
  /** Cancels a part as the owner does in the cabinet, with its webhook. */
  cancelInCabinet: (invoiceId: string, amount: number) => Promise<void>
  /** The bank signs with another key from now on. */
  changeKey: () => void
  /** Requests for the public key. */
  keyRequests: () => number
}

const MAX_TRIES = 3

export async function startMonobank({
  port = 0,
  token = 'token of the shop',
}: Options = {}): Promise<MonobankSimulator> {
  const invoices = new Map<string, MonobankInvoice>()
  const links = new Map<string, { redirectUrl: string; webHookUrl: string }>()
  const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let keys = newKey()
  let keyRequests = 0
  let lastMoment = 0
  const { app, scenario, send, decideAt, start } = createPaymentSimulator('/pay/:payment', id => {
    const invoice = invoices.get(id)
    const link = links.get(id)
    if (!invoice || !link) return null
    return {
      returnUrl: link.redirectUrl,
      isDecided: invoice.status !== 'created',
      decide(isApproved) {
        const processing = { ...invoice, status: 'processing', modifiedDate: moment() }
        invoice.status = isApproved ? 'success' : 'failure'
        if (!isApproved) invoice.errCode = '59'
        invoice.modifiedDate = moment()
        const final = { ...invoice }
        return {
          final: () => callback(link.webHookUrl, final),
          earlier: () => callback(link.webHookUrl, processing),
          forged: () => callback(link.webHookUrl, final, newKey().privateKey),
        }
      },
    }
  })
  const error = (errCode: string, status: number, errText: string) => Response.json({ errCode, errText }, { status })

  /** Two changes have two moments. */
  function moment(): string {
    lastMoment = Math.max(Date.now(), lastMoment + 1)
    return new Date(lastMoment).toISOString()
  }

  async function callback(url: string, invoice: object, key = keys.privateKey): Promise<void> {
    const body = JSON.stringify(invoice, null, 1)
    const sign = createSign('sha256').update(body).sign(key).toString('base64')
    const init = { body, headers: { 'Content-Type': 'application/json', 'X-Sign': sign } }
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      if ((await send(url, init)).status === 200) return
    }
  }

  /** Returns the moment. */
  function cancel(invoice: MonobankInvoice, amount: number, extRef?: string): string {
    const now = moment()
    invoice.cancelList.push({
      status: 'success',
      amount,
      ccy: invoice.ccy,
      createdDate: now,
      modifiedDate: now,
      ...(extRef === undefined ? {} : { extRef }),
    })
    invoice.finalAmount -= amount
    invoice.modifiedDate = now
    if (invoice.finalAmount === 0) invoice.status = 'reversed'
    return now
  }

  app.use('/api/*', async (context, next) => {
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    if (context.req.header('x-token') !== token) return error('FORBIDDEN', 403, 'forbidden')
    await next()
    return
  })

  app.get('/api/merchant/pubkey', context => {
    keyRequests++
    const pem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    return context.json({ key: Buffer.from(pem).toString('base64') })
  })

  app.post('/api/merchant/invoice/create', async context => {
    const parsed = Create.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return error('BAD_REQUEST', 400, 'invalid body')
    const { amount, ccy, merchantPaymInfo, redirectUrl, webHookUrl } = parsed.data
    const invoiceId = `p2_${randomBytes(7).toString('base64url')}`
    const createdDate = moment()
    const { reference, destination } = merchantPaymInfo
    invoices.set(invoiceId, {
      invoiceId,
      status: 'created',
      amount,
      ccy,
      finalAmount: amount,
      createdDate,
      modifiedDate: createdDate,
      reference,
      destination,
      cancelList: [],
    })
    links.set(invoiceId, { redirectUrl, webHookUrl })
    return context.json({ invoiceId, pageUrl: `${running.url}/pay/${invoiceId}` })
  })

  app.get('/api/merchant/invoice/status', context => {
    const invoice = invoices.get(context.req.query('invoiceId') ?? '')
    return invoice ? context.json(invoice) : error('NOT_FOUND', 404, 'invoice not found')
  })

  app.post('/api/merchant/invoice/cancel', async context => {
    const parsed = Cancel.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return error('BAD_REQUEST', 400, 'invalid body')
    const { invoiceId, extRef, amount: wanted } = parsed.data
    const invoice = invoices.get(invoiceId)
    if (!invoice) return error('NOT_FOUND', 404, 'invoice not found')
    const amount = wanted ?? invoice.finalAmount
    if (invoice.status !== 'success' || amount > invoice.finalAmount) return error('BAD_REQUEST', 400, 'invalid amount')
    const now = cancel(invoice, amount, extRef)
    return context.json({ status: 'success', createdDate: now, modifiedDate: now })
  })

  app.post('/api/merchant/invoice/remove', async context => {
    const parsed = Cancel.safeParse(await context.req.json().catch(() => null))
    const invoice = parsed.success ? invoices.get(parsed.data.invoiceId) : undefined
    if (!invoice) return error('NOT_FOUND', 404, 'invoice not found')
    if (invoice.status !== 'created') return error('BAD_REQUEST', 400, 'invoice is not active')
    invoice.status = 'expired'
    invoice.modifiedDate = moment()
    return context.json({})
  })

  app.get('/pay/:invoice', context => {
    const invoice = invoices.get(context.req.param('invoice'))
    if (!invoice || invoice.status === 'expired') return context.text('The invoice is not active', 404)
    if (invoice.status !== 'created') return context.redirect(links.get(invoice.invoiceId)?.redirectUrl ?? '/', 302)
    return context.html(
      paymentPage({
        title: 'plata by mono (simulator)',
        description: invoice.destination,
        amount: `${(invoice.amount / 100).toFixed(2)} UAH`,
        action: `/pay/${invoice.invoiceId}`,
        callbacks: scenario.callbacks,
      }),
    )
  })

  const running = await start(port)
  return {
    ...running,
    invoices,
    callback,
    decide: decideAt,
    async cancelInCabinet(invoiceId, amount) {
      const invoice = invoices.get(invoiceId)
      if (!invoice) throw new Error(`There is no invoice ${invoiceId}`)
      cancel(invoice, amount)
      await callback(links.get(invoiceId)?.webHookUrl ?? '', invoice)
    },
    changeKey() {
      keys = newKey()
    },
    keyRequests: () => keyRequests,
    variables: { MONOBANK_URL: running.url, MONOBANK_TOKEN: token },
  }
}
