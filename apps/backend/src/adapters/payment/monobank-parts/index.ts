import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { PaymentState } from '../../../db/schema/index.ts'
import { CURRENCY, type PaymentProvider, ProviderRefusal, ProviderUnavailable } from '../../../payment/provider.ts'
import { timingSafeTextEqual } from '../../../platform/secrets.ts'
import { optional, origin, together, withDefault } from '../../../platform/variables.ts'
import { kyivDay } from '../../../values/kyiv-time.ts'
import { hryvnias, kopiykasOf } from '../../../values/money.ts'
import { countsVariable, type InstalmentTerms, minSumVariable } from '../instalment-settings.ts'
import { askProvider, parseAnswer, readJsonBody } from '../provider-http.ts'

/** Payments that a purchase may be divided into. Source: the bank's `available_parts_count`. */
export const MONOBANK_COUNTS = { min: 3, max: 25 } as const

export const monobankPartsVariables = z
  .object({
    /** Both, or neither. */
    MONOBANK_PARTS_STORE: optional(z.string()),
    MONOBANK_PARTS_SECRET: optional(z.string()),
    MONOBANK_PARTS_URL: withDefault(origin, 'https://u2.monobank.com.ua'),
    MONOBANK_PARTS_COUNTS: countsVariable(MONOBANK_COUNTS.min, MONOBANK_COUNTS.max),
    MONOBANK_PARTS_MIN_SUM: minSumVariable('500'),
  })
  .superRefine(together('MONOBANK_PARTS_SECRET', 'MONOBANK_PARTS_STORE'))
  .transform(
    ({
      MONOBANK_PARTS_STORE: store,
      MONOBANK_PARTS_SECRET: secret,
      MONOBANK_PARTS_URL: url,
      MONOBANK_PARTS_COUNTS: counts,
      MONOBANK_PARTS_MIN_SUM: min,
    }) => {
      // What a client may buy for is the bank's affair.
      const terms: InstalmentTerms = { counts, limits: { min, max: Number.POSITIVE_INFINITY } }
      // There is no page of the bank: the client confirms in its application.
      return { pages: null, settings: store && secret ? { url, store, secret, terms } : null }
    },
  )

type MonobankParts = NonNullable<z.output<typeof monobankPartsVariables>['settings']>

const Order = z.object({ order_id: z.uuid() })
const OrderState = Order.extend({
  state: z.enum(['SUCCESS', 'FAIL', 'IN_PROCESS']),
  order_sub_state: z.string().max(64),
})
type OrderState = z.output<typeof OrderState>
const OrderData = z.object({
  store_order_id: z.string().max(64),
  total_sum: z.number().nonnegative(),
  reverse_list: z.array(z.object({ sum: z.number().nonnegative() })).nullish(),
})
const Returned = z.object({ status: z.string().max(64) })

/** Base64 of the HMAC with SHA-256 over the bytes that are sent. */
export const signMonobankParts = (body: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')

/** The client has agreed; the bank pays when the shop confirms that it has handed the goods over. */
const isAuthorized = ({ order_sub_state }: OrderState): boolean => order_sub_state === 'WAITING_FOR_STORE_CONFIRM'

function stateOf(order: OrderState): PaymentState {
  const { state, order_sub_state } = order
  if (isAuthorized(order)) return 'paid'
  if (state === 'SUCCESS') return order_sub_state === 'RETURNED' ? 'refunded' : 'paid'
  if (state === 'FAIL') return 'failed'
  return order_sub_state === 'WAITING_FOR_CLIENT' ? 'created' : 'processing'
}

const returnedSum = ({ reverse_list }: z.output<typeof OrderData>): number | null =>
  reverse_list?.reduce((sum, reverse) => sum + kopiykasOf(reverse.sum), 0) ?? null

/**
 * «Покупка частинами» of monobank in `count` monthly payments: the bank asks the client in its application, for 15 minutes, and pays
 * the shop when the goods have been received. Source: https://monobank.ua/api-docs/chast
 */
export function monobankParts(id: string, count: number, { url, store, secret }: MonobankParts): PaymentProvider {
  const post = (path: string, fields: object, isRepeatable: boolean) => {
    const body = JSON.stringify(fields)
    const headers = {
      'Content-Type': 'application/json',
      'store-id': store,
      signature: signMonobankParts(body, secret),
    }
    return askProvider(`${url}/api/order/${path}`, { method: 'POST', headers, body }, { isRepeatable })
  }
  const read = async <Schema extends z.ZodType>(path: string, order_id: string, schema: Schema) => {
    const { status, body } = await post(path, { order_id }, true)
    if (status === 404) return null
    if (status !== 200) throw new ProviderUnavailable(`monobank refuses ${path}: ${status}`)
    return parseAnswer(schema, body)
  }

  /** Null: the bank does not know of the order. */
  async function toEvent(reported: OrderState | null) {
    if (!reported) return null
    const { order_id } = reported
    const data = await read('data', order_id, OrderData)
    if (!data) return null
    const state = stateOf(reported)
    const returned = returnedSum(data)
    return {
      reference: data.store_order_id,
      state,
      amount: kopiykasOf(data.total_sum),
      currency: CURRENCY,
      providerId: order_id,
      at: null,
      failure: state === 'failed' ? reported.order_sub_state : null,
      returned: returned === null ? null : { amount: returned, references: null },
      isAuthorized: isAuthorized(reported),
    }
  }

  return {
    id,
    hasFixedIds: true,
    async createPayment({ reference, amount }, { number, description, phone, returnUrl, callbackUrl, now }) {
      const { status, body } = await post(
        'create',
        {
          store_order_id: reference,
          client_phone: phone,
          total_sum: hryvnias(amount),
          invoice: { number, date: kyivDay(now), source: 'INTERNET' },
          available_programs: [{ available_parts_count: [count] }],
          products: [{ name: description, count: 1, sum: hryvnias(amount) }],
          result_callback: callbackUrl,
        },
        true, // the same reference is the same order
      )
      if (status !== 200 && status !== 201) throw new ProviderRefusal(String(status))
      return { start: { kind: 'redirect', url: returnUrl }, providerId: parseAnswer(Order, body).order_id }
    },
    async parseCallback(body, headers) {
      if (!timingSafeTextEqual(headers.get('signature') ?? '', signMonobankParts(body, secret)))
        return { ok: false, code: 'forbidden' }
      const reported = OrderState.safeParse(readJsonBody(body)).data
      const event = reported && (await toEvent(reported))
      return event ? { ok: true, event } : { ok: false, code: 'malformed' }
    },
    acknowledge: () => new Response(null, { status: 200 }),
    fetchStatus: async ({ provider_id }) =>
      provider_id === null ? null : toEvent(await read('state', provider_id, OrderState)),
    async capture({ provider_id }) {
      if (provider_id === null) return null
      // What is confirmed or annulled already is refused: the state tells.
      await post('confirm', { order_id: provider_id }, true)
      return toEvent(await read('state', provider_id, OrderState))
    },
    async refund({ payment, reference, amount, refunded, isRepeated }) {
      const { provider_id } = payment
      const order = provider_id === null ? null : await read('state', provider_id, OrderState)
      if (provider_id === null || order === null) return { state: 'refused', code: 'no_order' }
      // Nothing was paid: the purchase was annulled, here or by the bank.
      if (order.state === 'FAIL') return { state: 'done' }
      if (isAuthorized(order)) {
        // A purchase that is not confirmed is annulled as a whole.
        if (amount < payment.amount) return { state: 'refused', code: order.order_sub_state }
        const { status } = await post('reject', { order_id: provider_id }, false)
        return status === 200 ? { state: 'done' } : { state: 'refused', code: String(status) }
      }
      if (isRepeated) {
        // The bank lists the sums that it has returned: one that got no answer is not requested again.
        const data = await read('data', provider_id, OrderData)
        if (data && (returnedSum(data) ?? 0) >= refunded + amount) return { state: 'done' }
      }
      const { status, body } = await post(
        'return',
        { order_id: provider_id, sum: hryvnias(amount), store_return_id: reference, return_money_to_card: true },
        false,
      )
      if (status !== 200) return { state: 'refused', code: String(status) }
      const { status: outcome } = parseAnswer(Returned, body)
      return outcome === 'OK' ? { state: 'done' } : { state: 'refused', code: outcome }
    },
    async withdraw({ provider_id }) {
      if (provider_id !== null) await post('reject', { order_id: provider_id }, true)
    },
  }
}
