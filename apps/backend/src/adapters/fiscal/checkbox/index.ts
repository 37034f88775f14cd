import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ReceiptMeans } from '../../../db/schema/index.ts'
import { optional, origin, together, withDefault } from '../../../platform/variables.ts'
import type { FiscalReceipt, FiscalService, Registration } from '../../../receipts/fiscal-service.ts'
import { kyivDay } from '../../../values/kyiv-time.ts'
import { askProvider, type ProviderAnswer, parseAnswer } from '../../payment/provider-http.ts'

/** Null: not used. */
export const checkboxVariables = z
  .object({
    /** The licence key of the cash register and the PIN of its cashier; both, or neither. */
    CHECKBOX_LICENSE_KEY: optional(z.string()),
    CHECKBOX_PIN: optional(z.string()),
    CHECKBOX_URL: withDefault(origin, 'https://api.checkbox.ua'),
    /** Codes of the taxes of every product at that cash register: `8`, or several with commas. None without it. */
    CHECKBOX_TAXES: optional(z.string().regex(/^\d{1,6}(,\d{1,6})*$/, 'must be numbers with commas between them')),
  })
  .superRefine(together('CHECKBOX_PIN', 'CHECKBOX_LICENSE_KEY'))
  .transform(({ CHECKBOX_URL: url, CHECKBOX_LICENSE_KEY: licenseKey, CHECKBOX_PIN: pin, CHECKBOX_TAXES: taxes }) =>
    licenseKey && pin ? { url, licenseKey, pin, taxes: taxes?.split(',').map(Number) ?? [] } : null,
  )

export type CheckboxSettings = NonNullable<z.output<typeof checkboxVariables>>

interface CheckboxOptions extends CheckboxSettings {
  /** @default the system's clock */
  now?: () => Date
  /** Milliseconds between two questions about what goes on. */
  pollMs?: number
  /** Milliseconds for an answer. */
  timeoutMs?: number
}

/** Nobody waits for these requests but the job. */
const TIMEOUT_MS = 5_000
const POLL_MS = 1_000
/** Questions about a receipt, or the day, in one go; together they end before the job may repeat the receipt. */
const MAX_POLLS = 5

/** Of the payments; the forms are those of the tax authority. */
const payments: Readonly<Record<ReceiptMeans, { type: 'CASH' | 'CASHLESS'; label: string }>> = {
  card: { type: 'CASHLESS', label: 'Інтернет-еквайринг' },
  carrier: { type: 'CASHLESS', label: 'Переказ через ННПП' },
  cash: { type: 'CASH', label: 'Готівка' },
  account: { type: 'CASHLESS', label: 'Переказ з поточного рахунку' },
}

const Token = z.object({ access_token: z.string().min(1) })
const Shift = z.object({ status: z.string(), opened_at: z.iso.datetime({ offset: true }).nullish() })
type Shift = z.output<typeof Shift>
const Receipt = z.object({
  status: z.string(),
  fiscal_code: z.string().min(1).max(100).nullish(),
  tax_url: z.url({ protocol: /^https?$/ }).nullish(),
})
const Refusal = z.object({ code: z.string().max(64) })

const codeOf = ({ status, body }: ProviderAnswer): string => Refusal.safeParse(body).data?.code ?? String(status)

/** No token, PIN or personal data stands in its message. */
const unexpected = (what: string, answer: ProviderAnswer) => new Error(`Checkbox does not ${what}: ${codeOf(answer)}`)

function toRegistration(body: unknown): Registration {
  const { status, fiscal_code, tax_url } = parseAnswer(Receipt, body)
  // By the tax authority; its words stand in the cabinet.
  if (status === 'ERROR') return { state: 'refused', code: status }
  return status === 'DONE' && fiscal_code
    ? { state: 'registered', number: fiscal_code, url: tax_url ?? null }
    : { state: 'waiting' }
}

/** Amounts are kopiykas, quantities thousandths. */
const toBody = (
  { reference, kind, sale, order, lines, discount, amount, means }: FiscalReceipt,
  taxes: readonly number[],
) => ({
  id: reference,
  goods: lines.map(({ code, name, price, count }) => ({
    good: { code, name, price, ...(taxes.length > 0 && { tax: taxes }) },
    quantity: count * 1_000,
    is_return: kind === 'return',
  })),
  discounts: discount > 0 ? [{ type: 'DISCOUNT', mode: 'VALUE', value: discount, name: 'Знижка' }] : [],
  payments: [{ ...payments[means], value: amount }],
  footer: `Замовлення ${order}`,
  ...(sale !== null && { related_receipt_id: sale }),
})

/**
 * Checkbox, a service of software cash registers. Source: wiki.checkbox.ua, «API». A receipt is accepted first and registered by the tax
 * authority afterwards; its id makes a repeated request the same. Receipts stand in a shift, which lasts a day at most: it is opened for
 * the first receipt of a day, one of a former day is closed before.
 */
export function checkbox({
  url,
  licenseKey,
  pin,
  taxes,
  now = () => new Date(),
  pollMs = POLL_MS,
  timeoutMs = TIMEOUT_MS,
}: CheckboxOptions): FiscalService {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Client-Name': 'shop',
    'X-License-Key': licenseKey,
  }
  const request = (path: string, body: object | null, authorization: Record<string, string>) =>
    askProvider(
      `${url}/api/v1/${path}`,
      {
        headers: { ...headers, ...authorization },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      },
      { isRepeatable: body === null, timeoutMs },
    )

  let token: string | null = null
  async function signIn(): Promise<string> {
    const answer = await request('cashier/signinPinCode', { pin_code: pin }, {})
    if (answer.status !== 200) throw unexpected('sign in', answer)
    token = parseAnswer(Token, answer.body).access_token
    return token
  }
  /** Signs in when there is no token, and once again when it has expired. */
  async function ask(path: string, body: object | null = null): Promise<ProviderAnswer> {
    const send = (bearer: string) => request(path, body, { Authorization: `Bearer ${bearer}` })
    const known = token
    const answer = await send(known ?? (await signIn()))
    return answer.status === 401 && known !== null ? send(await signIn()) : answer
  }

  async function findShift(): Promise<Shift | null> {
    const answer = await ask('cashier/shift')
    if (answer.status !== 200) throw unexpected('show the shift', answer)
    const shift = answer.body === null ? null : parseAnswer(Shift, answer.body)
    return shift?.status === 'CLOSED' ? null : shift
  }
  /** Requests a change of the shift and waits for it. One that somebody else has made meanwhile is found as well. */
  async function changeShift(path: 'shifts' | 'shifts/close', isDone: (shift: Shift | null) => boolean) {
    const answer = await ask(path, {})
    if (answer.status >= 400 && answer.status !== 400) throw unexpected('change the shift', answer)
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      if (isDone(await findShift())) return true
      await wait(pollMs)
    }
    return false
  }
  const isOpen = (shift: Shift | null) => shift?.status === 'OPENED'
  const closeShift = () => changeShift('shifts/close', shift => shift === null)

  /** Whether a receipt can be taken now. */
  async function prepareShift(): Promise<boolean> {
    const shift = await findShift()
    // In Kyiv, whose law it is.
    const isOfToday = !shift?.opened_at || kyivDay(new Date(shift.opened_at)) === kyivDay(now())
    if (isOpen(shift) && isOfToday) return true
    if (isOpen(shift) && !(await closeShift())) return false
    // One that is being opened or closed ends by itself.
    if (shift && !isOpen(shift)) return false
    return changeShift('shifts', isOpen)
  }

  /** Null: the service does not know of it. */
  async function find(reference: string): Promise<Registration | null> {
    const answer = await ask(`receipts/${reference}`)
    if (answer.status === 404) return null
    if (answer.status !== 200) throw unexpected('show a receipt', answer)
    return toRegistration(answer.body)
  }
  async function follow(reference: string): Promise<Registration> {
    for (let polls = 0; polls < MAX_POLLS; polls++) {
      await wait(pollMs)
      const found = await find(reference)
      if (found && found.state !== 'waiting') return found
    }
    return { state: 'waiting' }
  }

  return {
    id: 'checkbox',
    async register(receipt) {
      const known = receipt.isRepeated ? await find(receipt.reference) : null
      if (known) return known
      if (!(await prepareShift())) return { state: 'waiting' }
      const answer = await ask('receipts/sell', toBody(receipt, taxes))
      if (answer.status === 200 || answer.status === 201) {
        const taken = toRegistration(answer.body)
        return taken.state === 'waiting' ? follow(receipt.reference) : taken
      }
      const code = codeOf(answer)
      if (code === 'receipt.already_exists') return (await find(receipt.reference)) ?? { state: 'waiting' }
      // The shift has ended between the two requests.
      if (code === 'shift.not_opened') return { state: 'waiting' }
      // What is wrong with the keys, the licence or the pace is not the receipt's fault.
      if (answer.status === 400 || answer.status === 422) return { state: 'refused', code }
      throw unexpected('take a receipt', answer)
    },
    async closeDay() {
      if (isOpen(await findShift())) await closeShift()
    },
  }
}
