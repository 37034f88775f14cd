import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import type { PaymentState } from '../../../db/schema/index.ts'
import {
  type PaymentEvent,
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnavailable,
  type RefundResult,
  type ReturnedMoney,
} from '../../../payment/provider.ts'
import { optional, origin, withDefault } from '../../../platform/variables.ts'
import { askProvider, parseAnswer, readJsonBody } from '../provider-http.ts'

const API = 'https://api.monobank.ua'
/** The bank answers with addresses of this origin. */
const PAGES = 'https://pay.mbnk.biz'

export const monobankVariables = z
  .object({
    MONOBANK_TOKEN: optional(z.string()),
    MONOBANK_URL: withDefault(origin, API),
    /** Origin of its payment pages, which a form of the shop may lead to. */
    MONOBANK_PAGE_URL: optional(origin),
  })
  .transform(({ MONOBANK_TOKEN: token, MONOBANK_URL: url, MONOBANK_PAGE_URL: pages }) => ({
    pages: pages ?? (url === API ? PAGES : url),
    settings: token ? { url, token } : null,
  }))

interface MonobankOptions extends NonNullable<z.output<typeof monobankVariables>['settings']> {
  /** Milliseconds of a clock that never goes back. @default performance.now */
  now?: () => number
}

/** ISO 4217. */
const UAH = 980
/** Milliseconds between two requests for the key: forged callbacks must not cause one each. */
const KEY_REFETCH_MS = 60_000

/** Invoices are paid at once, so `hold` is not used; a status that is not known is not final. */
const states: Readonly<Record<string, PaymentState>> = {
  created: 'created',
  processing: 'processing',
  success: 'paid',
  failure: 'failed',
  reversed: 'refunded',
  expired: 'expired',
}

const Created = z.object({ invoiceId: z.string().min(1).max(100), pageUrl: z.url({ protocol: /^https?$/ }) })
const CancelStatus = z.enum(['processing', 'success', 'failure'])
const Invoice = z.object({
  invoiceId: z.string().min(1).max(100),
  status: z.string().max(64),
  amount: z.int().nonnegative(),
  ccy: z.int(),
  reference: z.string().max(255).optional(),
  modifiedDate: z.iso.datetime({ offset: true }).optional(),
  errCode: z.string().max(64).optional(),
  cancelList: z
    .array(z.object({ status: CancelStatus, amount: z.int().nonnegative(), extRef: z.string().optional() }))
    .optional(),
})
type Invoice = z.output<typeof Invoice>
const Cancelled = z.object({ status: CancelStatus })
const PublicKey = z.object({ key: z.base64() })
const Refusal = z.object({ errCode: z.string().max(64) })

const toRefundResult = (status: z.output<typeof CancelStatus>): RefundResult =>
  status === 'failure' ? { state: 'refused', code: status } : { state: status === 'success' ? 'done' : 'pending' }

/** What of an invoice was cancelled by the shop's requests and in the bank's cabinet. */
function returnedMoney({ cancelList }: Invoice): ReturnedMoney | null {
  const done = cancelList?.filter(({ status }) => status === 'success')
  return done
    ? {
        amount: done.reduce((sum, { amount }) => sum + amount, 0),
        references: done.flatMap(({ extRef }) => extRef ?? []),
      }
    : null
}

/** Whether a webhook is signed with the bank's key: ECDSA with P-256 and SHA-256 over the received bytes. */
export function isSignedByMonobank(body: Uint8Array, signature: string, key: KeyObject): boolean {
  try {
    return verify('sha256', body, key, Buffer.from(signature, 'base64'))
  } catch {
    return false // not a signature at all
  }
}

/** Reads the key as the bank sends it: a PEM in base64. */
export const toPublicKey = (key: string): KeyObject => createPublicKey(Buffer.from(key, 'base64'))

/** Internet acquiring of monobank: an invoice per attempt, with a page of its own. */
export function monobank({ url, token, now = () => performance.now() }: MonobankOptions): PaymentProvider {
  const headers = { 'X-Token': token, 'X-Cms': 'shop', 'Content-Type': 'application/json' }
  const post = (path: string, body: object, isRepeatable: boolean) =>
    askProvider(
      `${url}/api/merchant/${path}`,
      { method: 'POST', headers, body: JSON.stringify(body) },
      { isRepeatable },
    )
  const get = (path: string) => askProvider(`${url}/api/merchant/${path}`, { headers }, { isRepeatable: true })
  const refusalOf = ({ status, body }: { status: number; body: unknown }): string | null =>
    status === 200 ? null : (Refusal.safeParse(body).data?.errCode ?? String(status))

  let key: { value: KeyObject; fetchedAt: number } | null = null
  async function fetchKey(): Promise<KeyObject> {
    const answer = await get('pubkey')
    const refusal = refusalOf(answer)
    if (refusal) throw new ProviderUnavailable(`monobank gives no key: ${refusal}`)
    key = { value: toPublicKey(parseAnswer(PublicKey, answer.body).key), fetchedAt: now() }
    return key.value
  }
  async function isGenuine(body: Uint8Array, signature: string): Promise<boolean> {
    const known = key
    if (isSignedByMonobank(body, signature, known?.value ?? (await fetchKey()))) return true
    // The bank may have changed its key.
    if (known === null || now() - known.fetchedAt < KEY_REFETCH_MS) return false
    return isSignedByMonobank(body, signature, await fetchKey())
  }
  const toEvent = (invoice: Invoice, reference: string): PaymentEvent => ({
    reference,
    state: states[invoice.status] ?? 'processing',
    amount: invoice.amount,
    currency: invoice.ccy === UAH ? 'UAH' : String(invoice.ccy),
    providerId: invoice.invoiceId,
    at: invoice.modifiedDate === undefined ? null : new Date(invoice.modifiedDate),
    failure: invoice.errCode ?? null,
    returned: returnedMoney(invoice),
  })

  /** Null: the bank does not know of it. */
  async function findInvoice(invoiceId: string): Promise<Invoice | null> {
    const answer = await get(`invoice/status?${new URLSearchParams({ invoiceId })}`)
    const refusal = refusalOf(answer)
    if (refusal === 'NOT_FOUND') return null
    if (refusal) throw new ProviderUnavailable(`monobank does not say the state: ${refusal}`)
    return parseAnswer(Invoice, answer.body)
  }

  return {
    id: 'monobank',
    hasFixedIds: true,
    async createPayment({ reference, amount, expires_at }, { description, returnUrl, callbackUrl, now: moment }) {
      const answer = await post(
        'invoice/create',
        {
          amount,
          ccy: UAH,
          merchantPaymInfo: { reference, destination: description },
          redirectUrl: returnUrl,
          webHookUrl: callbackUrl,
          validity: Math.max(60, Math.floor((expires_at.getTime() - moment.getTime()) / 1_000)),
          paymentType: 'debit',
        },
        false,
      )
      const refusal = refusalOf(answer)
      if (refusal) throw new ProviderRefusal(refusal)
      const { invoiceId, pageUrl } = parseAnswer(Created, answer.body)
      return { start: { kind: 'redirect', url: pageUrl }, providerId: invoiceId }
    },
    async parseCallback(body, sent) {
      const signature = sent.get('x-sign')
      if (!signature) return { ok: false, code: 'forbidden' }
      if (!(await isGenuine(body, signature))) return { ok: false, code: 'forbidden' }
      const invoice = Invoice.safeParse(readJsonBody(body)).data
      return invoice?.reference === undefined
        ? { ok: false, code: 'malformed' }
        : { ok: true, event: toEvent(invoice, invoice.reference) }
    },
    acknowledge: () => new Response(null, { status: 200 }),
    async fetchStatus({ provider_id, reference }) {
      const invoice = provider_id === null ? null : await findInvoice(provider_id)
      return invoice ? toEvent(invoice, reference) : null
    },
    async refund({ payment: { provider_id }, reference, amount, isRepeated }) {
      if (provider_id === null) return { state: 'refused', code: 'no_invoice' }
      // The invoice names the cancellations that it had: one that got no answer is not requested again.
      const known = isRepeated
        ? (await findInvoice(provider_id))?.cancelList?.find(({ extRef }) => extRef === reference)
        : undefined
      if (known) return toRefundResult(known.status)
      const answer = await post('invoice/cancel', { invoiceId: provider_id, extRef: reference, amount }, false)
      const refusal = refusalOf(answer)
      return refusal ? { state: 'refused', code: refusal } : toRefundResult(parseAnswer(Cancelled, answer.body).status)
    },
    async withdraw({ provider_id }) {
      if (provider_id !== null) await post('invoice/remove', { invoiceId: provider_id }, true)
    },
  }
}
