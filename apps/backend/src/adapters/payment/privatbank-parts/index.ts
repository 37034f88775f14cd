import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentState } from '../../../db/schema/index.ts'
import {
  CURRENCY,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  UNKNOWN_OUTCOME,
} from '../../../payment/provider.ts'
import { timingSafeTextEqual } from '../../../platform/secrets.ts'
import { optional, origin, together, withDefault } from '../../../platform/variables.ts'
import { hryvnias, kopiykasOf } from '../../../values/money.ts'
import { countsVariable, type InstalmentTerms, minSumVariable } from '../instalment-settings.ts'
import { askProvider, parseAnswer, readJsonBody } from '../provider-http.ts'

/** Payments that a purchase may be divided into. Source: the bank's `partsCount`. */
export const PRIVATBANK_COUNTS = { min: 2, max: 25 } as const
/** Kopiykas. Source: the bank's `amount`. */
const MAX_SUM = 300_000_00

export const privatBankPartsVariables = z
  .object({
    /** Both, or neither. */
    PRIVATBANK_PARTS_STORE: optional(z.string().max(20)),
    PRIVATBANK_PARTS_PASSWORD: optional(z.string()),
    PRIVATBANK_PARTS_URL: withDefault(origin, 'https://payparts2.privatbank.ua'),
    PRIVATBANK_PARTS_COUNTS: countsVariable(PRIVATBANK_COUNTS.min, PRIVATBANK_COUNTS.max),
    /** Its own minimum is 300. */
    PRIVATBANK_PARTS_MIN_SUM: minSumVariable('300'),
  })
  .superRefine(together('PRIVATBANK_PARTS_PASSWORD', 'PRIVATBANK_PARTS_STORE'))
  .transform(
    ({
      PRIVATBANK_PARTS_STORE: store,
      PRIVATBANK_PARTS_PASSWORD: password,
      PRIVATBANK_PARTS_URL: url,
      PRIVATBANK_PARTS_COUNTS: counts,
      PRIVATBANK_PARTS_MIN_SUM: min,
    }) => {
      const terms: InstalmentTerms = { counts, limits: { min, max: MAX_SUM } }
      return { pages: url, settings: store && password ? { url, store, password, terms } : null }
    },
  )

type PrivatBankParts = NonNullable<z.output<typeof privatBankPartsVariables>['settings']>

/** A state that is not known is not final. */
const states: Readonly<Record<string, PaymentState>> = {
  CREATED: 'created',
  SUCCESS: 'paid',
  FAIL: 'failed',
  CANCELED: 'failed',
  CLIENT_CANCEL: 'failed',
  MERCHANT_CANCEL: 'failed',
  TIMEOUT: 'failed',
  RETURNED: 'refunded',
}

const text = z
  .string()
  .max(1000)
  .nullish()
  .transform(value => value ?? '')
const Answer = z.object({ state: z.string().max(64), message: text, token: z.string().min(1).max(200).optional() })
const State = z.object({ paymentState: z.string().max(64), message: text, amount: z.coerce.number().optional() })
const Callback = z.object({
  storeId: z.string(),
  orderId: z.string().max(64),
  paymentState: z.string().max(64),
  message: text,
  signature: z.string(),
})

/** Base64 of the SHA-1 of all parts between the password of the store. */
export const signPrivatBank = (password: string, ...parts: readonly (string | number)[]): string =>
  createHash('sha1')
    .update([password, ...parts, password].join(''))
    .digest('base64')

/**
 * «Оплата частинами» of PrivatBank in `count` monthly payments: the bank pays the shop at once. Each attempt has a page of the bank.
 * Source: https://bw.gitbooks.io/api-oc, https://pbdocs.gitbook.io/api-oc
 */
export function privatBankParts(id: string, count: number, { url, store, password }: PrivatBankParts): PaymentProvider {
  const sign = (...parts: readonly (string | number)[]) => signPrivatBank(password, store, ...parts)
  const post = async (path: string, fields: object, isRepeatable: boolean): Promise<unknown> => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json; charset=UTF-8' }
    const body = JSON.stringify({ storeId: store, ...fields })
    return (await askProvider(`${url}/ipp/v2/payment/${path}`, { method: 'POST', headers, body }, { isRepeatable }))
      .body
  }
  const toEvent = (
    reference: string,
    { paymentState, amount }: Pick<z.output<typeof State>, 'paymentState' | 'amount'>,
  ) => {
    const state = states[paymentState] ?? 'processing'
    return {
      reference,
      state,
      amount: amount === undefined ? null : kopiykasOf(amount),
      currency: CURRENCY,
      providerId: null,
      at: null,
      failure: state === 'failed' ? paymentState : null,
      returned: null,
    }
  }
  /** Null: the bank does not know of it. */
  async function findPayment(reference: string) {
    const answer = await post('state', { orderId: reference, showAmount: 'true', signature: sign(reference) }, true)
    const found = State.safeParse(answer).data
    if (found) return found
    const { message } = parseAnswer(Answer, answer)
    if (/not found/i.test(message)) return null
    throw new ProviderUnavailable('PrivatBank does not say the state')
  }

  return {
    id,
    async createPayment({ reference, amount }, { description, returnUrl, callbackUrl }) {
      // One line: those of the order are not its price, which a coupon reduces.
      const products = [{ name: description.slice(0, 128), count: 1, price: hryvnias(amount) }]
      const productText = products.map(({ name, count: pieces }) => `${name}${pieces}${amount}`).join('')
      const answer = await post(
        'create',
        {
          orderId: reference,
          amount: hryvnias(amount),
          partsCount: count,
          merchantType: 'PP',
          products,
          responseUrl: callbackUrl,
          redirectUrl: returnUrl,
          signature: sign(reference, amount, count, 'PP', callbackUrl, returnUrl, productText),
        },
        false,
      )
      const { state, token } = parseAnswer(Answer, answer)
      if (state !== 'SUCCESS' || token === undefined) throw new ProviderRefusal(state)
      const start = { kind: 'redirect', url: `${url}/ipp/v2/payment?${new URLSearchParams({ token })}` } as const
      return { start, providerId: token }
    },
    async parseCallback(body) {
      const parsed = Callback.safeParse(readJsonBody(body))
      if (!parsed.success) return { ok: false, code: 'malformed' }
      const { storeId, orderId, paymentState, message, signature } = parsed.data
      const isSigned = storeId === store && timingSafeTextEqual(signature, sign(orderId, paymentState, message))
      return isSigned ? { ok: true, event: toEvent(orderId, { paymentState }) } : { ok: false, code: 'forbidden' }
    },
    acknowledge: () => new Response(null, { status: 200 }),
    async fetchStatus({ reference }) {
      const found = await findPayment(reference)
      return found && toEvent(reference, found)
    },
    async refund({ payment: { reference, amount: whole }, amount, refunded, isRepeated }) {
      // A refund has no name of its own at the bank, which tells only of the last one that it was executed.
      if (isRepeated) {
        if (refunded + amount < whole) return { state: 'refused', code: UNKNOWN_OUTCOME }
        if ((await findPayment(reference))?.paymentState === 'RETURNED') return { state: 'done' }
      }
      const fields = { orderId: reference, amount: hryvnias(amount), signature: sign(reference, amount) }
      const { state } = parseAnswer(Answer, await post('decline', fields, false))
      return state === 'SUCCESS' ? { state: 'done' } : { state: 'refused', code: state }
    },
  }
}
