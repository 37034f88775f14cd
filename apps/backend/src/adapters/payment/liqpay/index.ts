import { z } from 'zod'
import type { PaymentState } from '../../../db/schema/index.ts'
import {
  type PaymentEvent,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundResult,
  UNKNOWN_OUTCOME,
} from '../../../payment/provider.ts'
import { oneOf, optional, origin, together, withDefault } from '../../../platform/variables.ts'
import { hryvnias, kopiykasOf } from '../../../values/money.ts'
import { askProvider, parseAnswer } from '../provider-http.ts'
import { isSignedByLiqPay, type LiqPayVersion, signLiqPay } from './signature.ts'

export const liqPayVariables = z
  .object({
    /** Both keys, or neither. */
    LIQPAY_PUBLIC_KEY: optional(z.string()),
    LIQPAY_PRIVATE_KEY: optional(z.string()),
    LIQPAY_URL: withDefault(origin, 'https://www.liqpay.ua'),
    /** Version of its protocol: 3 signs with SHA-1, 7 with SHA3-256. */
    LIQPAY_VERSION: withDefault(oneOf('3', '7'), '7').transform((version): LiqPayVersion => (version === '3' ? 3 : 7)),
  })
  .superRefine(together('LIQPAY_PRIVATE_KEY', 'LIQPAY_PUBLIC_KEY'))
  .transform(
    ({ LIQPAY_URL: url, LIQPAY_VERSION: version, LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey }) => ({
      pages: url,
      settings: publicKey && privateKey ? { url, publicKey, privateKey, version } : null,
    }),
  )

type LiqPaySettings = NonNullable<z.output<typeof liqPayVariables>['settings']>

/** Test keys, with which no money is moved. */
const SANDBOX_KEY = /^sandbox_/

const PAID = new Set(['success', 'subscribed'])
const FAILED = new Set(['failure', 'error'])

/** Reads `status`; one that is not known is not final. `sandbox` is a payment only with test keys: no money has moved. */
function stateOf(status: string, isTest: boolean): PaymentState {
  if (PAID.has(status)) return 'paid'
  if (FAILED.has(status)) return 'failed'
  if (status === 'reversed') return 'refunded'
  if (status === 'sandbox') return isTest ? 'paid' : 'failed'
  return 'processing'
}

const text = z.union([z.string(), z.number()]).transform(String)

/** Kopiykas that went back; null: some did, and the answer does not say how many. */
function returnedAmount({ status, amount, refund_amount, refund_date_last }: Payment): number | null {
  if (refund_amount !== undefined) return kopiykasOf(refund_amount)
  if (status === 'reversed') return kopiykasOf(amount)
  return refund_date_last === undefined ? 0 : null
}

/** The fields of a callback and of the answer to `status` that are read. */
const Payment = z.object({
  order_id: z.string().min(1).max(255),
  status: z.string().max(64),
  amount: z.coerce.number().nonnegative(),
  currency: z.string().max(3),
  payment_id: text.optional(),
  err_code: z.string().max(64).optional(),
  /** Sum of the refunds, and when the last one was made; neither before the first. */
  refund_amount: z.coerce.number().nonnegative().optional(),
  refund_date_last: text.optional(),
})
type Payment = z.output<typeof Payment>

const Refusal = z.object({ result: z.literal('error'), err_code: z.string().max(64).optional() })
const Refunded = z.object({ result: z.literal('ok').optional(), status: z.string().max(64) })

/** UTC as `YYYY-MM-DD HH:mm:ss`. */
const utcTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** The provider liqpay.ua of PrivatBank. Its page is opened by a form; it reports by a signed form. */
export function liqPay({ url, publicKey, privateKey, version }: LiqPaySettings): PaymentProvider {
  const isTest = SANDBOX_KEY.test(publicKey)
  const sign = (fields: Readonly<Record<string, unknown>>) => {
    const data = Buffer.from(JSON.stringify({ version, public_key: publicKey, ...fields })).toString('base64')
    return { data, signature: signLiqPay(data, privateKey, version) }
  }
  const toEvent = (payment: Payment): PaymentEvent => ({
    reference: payment.order_id,
    // The callback about the refund of a part has the status `reversed` too.
    state:
      payment.status === 'reversed' && (returnedAmount(payment) ?? 0) < kopiykasOf(payment.amount)
        ? 'paid'
        : stateOf(payment.status, isTest),
    amount: kopiykasOf(payment.amount),
    currency: payment.currency,
    providerId: payment.payment_id ?? null,
    // The times of a callback are documented for some payment types only.
    at: null,
    failure: payment.err_code ?? null,
    returned:
      payment.refund_amount === undefined ? null : { amount: kopiykasOf(payment.refund_amount), references: null },
  })
  const request = async (fields: Readonly<Record<string, unknown>>, isRepeatable: boolean): Promise<unknown> => {
    const body = new URLSearchParams(sign(fields))
    const answer = await askProvider(`${url}/api/request`, { method: 'POST', body }, { isRepeatable })
    return answer.body
  }
  /** Null: nobody has opened the form. */
  async function findPayment(reference: string): Promise<Payment | null> {
    const answer = await request({ action: 'status', order_id: reference }, true)
    const refusal = Refusal.safeParse(answer).data
    if (refusal?.err_code === 'payment_not_found') return null
    const payment = Payment.safeParse(answer).data
    if (payment?.order_id === reference) return payment
    throw new ProviderUnavailable(`LiqPay does not say the state: ${refusal?.err_code ?? 'unknown form'}`)
  }

  return {
    id: 'liqpay',
    async createPayment({ reference, amount, currency, expires_at }, { lang, description, returnUrl, callbackUrl }) {
      const fields = sign({
        action: 'pay',
        amount: hryvnias(amount),
        currency,
        description,
        order_id: reference,
        language: lang,
        result_url: returnUrl,
        server_url: callbackUrl,
        expired_date: utcTime(expires_at),
      })
      return { start: { kind: 'form', action: `${url}/api/3/checkout`, fields }, providerId: null }
    },
    async parseCallback(body) {
      const form = new URLSearchParams(Buffer.from(body).toString('utf8'))
      const [data, signature] = [form.get('data'), form.get('signature')]
      if (!data || !signature) return { ok: false, code: 'malformed' }
      if (!isSignedByLiqPay(data, signature, { privateKey, version })) return { ok: false, code: 'forbidden' }
      try {
        return { ok: true, event: toEvent(Payment.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')))) }
      } catch {
        return { ok: false, code: 'malformed' }
      }
    },
    acknowledge: () => new Response('OK', { headers: { 'Content-Type': 'text/plain' } }),
    async fetchStatus({ reference }) {
      const payment = await findPayment(reference)
      return payment ? toEvent(payment) : null
    },
    async refund({ payment: { reference }, amount, refunded, isRepeated }): Promise<RefundResult> {
      // A refund has no name of its own at LiqPay: before a repeat the payment says whether the former request was executed.
      if (isRepeated) {
        const payment = await findPayment(reference)
        const returned = payment && returnedAmount(payment)
        if (returned === null) return { state: 'refused', code: UNKNOWN_OUTCOME }
        if (returned >= refunded + amount) return { state: 'done' }
      }
      const answer = await request({ action: 'refund', order_id: reference, amount: hryvnias(amount) }, false)
      const refusal = Refusal.safeParse(answer).data
      if (refusal) return { state: 'refused', code: refusal.err_code ?? 'error' }
      const { status } = parseAnswer(Refunded, answer)
      if (FAILED.has(status)) throw new ProviderRefusal(status)
      return { state: status === 'wait_reserve' || status === 'processing' ? 'pending' : 'done' }
    },
  }
}
