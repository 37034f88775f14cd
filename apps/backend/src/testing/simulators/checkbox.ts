// A local Checkbox: the same paths, fields, states and error codes, whose tax authority registers at once, later, or never.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { addScenarioRoute, brokenAnswer, type RunningSimulator, type Scenario, startServer } from './simulator.ts'

const Good = z.strictObject({
  good: z.strictObject({
    code: z.string().min(1),
    name: z.string().min(1).max(256),
    price: z.int().nonnegative(),
    tax: z.array(z.int()).optional(),
  }),
  quantity: z.int().positive(),
  is_return: z.boolean(),
})
const Sell = z.strictObject({
  id: z.uuid(),
  goods: z.array(Good).min(1),
  discounts: z.array(
    z.strictObject({
      type: z.literal('DISCOUNT'),
      mode: z.literal('VALUE'),
      value: z.int().positive(),
      name: z.string(),
    }),
  ),
  payments: z.tuple([
    z.strictObject({ type: z.enum(['CASH', 'CASHLESS']), label: z.string(), value: z.int().positive() }),
  ]),
  footer: z.string(),
  related_receipt_id: z.uuid().optional(),
})
type SoldReceipt = z.output<typeof Sell>

interface CheckboxReceipt {
  id: string
  type: 'SELL' | 'RETURN'
  status: 'CREATED' | 'DONE' | 'ERROR'
  total_sum: number
  fiscal_code: string | null
  tax_url: string | null
  sent: SoldReceipt
}

interface FiscalScenario extends Scenario {
  /** What becomes of a receipt. `late`: registered by `deliver` · `lost`: registered without an answer · an error code: refused */
  receipts: 'once' | 'late' | 'error' | 'lost' | `${string}.${string}`
  /** `slow`: a shift is opened by `deliver` */
  shift: 'once' | 'slow'
}

export interface CheckboxSimulator extends RunningSimulator {
  scenario: FiscalScenario
  receipts: Map<string, CheckboxReceipt>
  /** Opens the shift, and registers the receipts, that wait. */
  deliver: () => void
  /** Paths that were requested, with their methods. */
  requests: string[]
  shift: () => { status: string; opened_at: string } | null
  /** Begins the shift anew at another time, as if it had been open since. */
  openShiftAt: (moment: Date) => void
  expireTokens: () => void
  variables: Record<string, string>
}

const LICENSE = 'licence of the cash register'
const PIN = '0513892725'

export async function startCheckbox({ port = 0 }: { port?: number } = {}): Promise<CheckboxSimulator> {
  const scenario: FiscalScenario = { callbacks: 'once', answers: 'right', receipts: 'once', shift: 'once' }
  const receipts = new Map<string, CheckboxReceipt>()
  const requests: string[] = []
  const tokens = new Set<string>()
  let shift: { id: string; status: 'OPENING' | 'OPENED'; opened_at: string } | null = null
  let numbers = 0
  const app = new Hono()
  const error = (status: number, code: string) => Response.json({ code, message: 'Помилка' }, { status })

  function finish(receipt: CheckboxReceipt, status: 'DONE' | 'ERROR'): void {
    receipt.status = status
    if (status === 'ERROR') return
    receipt.fiscal_code = `TEST-${String(++numbers).padStart(6, '0')}`
    receipt.tax_url = `https://cabinet.tax.gov.ua/cashregs/check?id=${receipt.fiscal_code}&fn=4000001`
  }

  app.use('/api/*', async (context, next) => {
    requests.push(`${context.req.method} ${context.req.path.replace('/api/v1/', '')}`)
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    if (context.req.header('x-license-key') !== LICENSE) return error(401, 'cash_register.invalid_license_key')
    if (context.req.path.endsWith('/signinPinCode')) return next()
    const token = context.req.header('authorization')?.replace('Bearer ', '') ?? ''
    return tokens.has(token) ? next() : error(401, 'base.credentials')
  })

  app.post('/api/v1/cashier/signinPinCode', async context => {
    const body: unknown = await context.req.json()
    if (!z.object({ pin_code: z.literal(PIN) }).safeParse(body).success)
      return error(403, 'cashier.invalid_credentials')
    const access_token = randomUUID()
    tokens.add(access_token)
    return context.json({ type: 'bearer', access_token })
  })

  app.get('/api/v1/cashier/shift', context => context.json(shift))

  app.post('/api/v1/shifts', context => {
    if (shift) return error(400, 'shift.already_opened')
    const status = scenario.shift === 'slow' ? 'OPENING' : 'OPENED'
    shift = { id: randomUUID(), status, opened_at: new Date().toISOString() }
    return context.json(shift, 202)
  })

  app.post('/api/v1/shifts/close', context => {
    if (shift?.status !== 'OPENED') return error(400, 'shift.not_opened')
    const closing = { ...shift, status: 'CLOSING' }
    shift = null
    return context.json(closing, 202)
  })

  app.post('/api/v1/receipts/sell', async context => {
    const parsed = Sell.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return error(422, 'validation.custom')
    if (scenario.receipts.includes('.')) return error(400, scenario.receipts)
    if (shift?.status !== 'OPENED') return error(400, 'shift.not_opened')
    const { id, goods, discounts, payments, related_receipt_id: sale } = parsed.data
    if (receipts.has(id)) return error(400, 'receipt.already_exists')
    const total =
      goods.reduce((sum, { good, quantity }) => sum + (good.price * quantity) / 1_000, 0) -
      discounts.reduce((sum, { value }) => sum + value, 0)
    const isReturn = goods.every(good => good.is_return)
    const isSale = goods.every(good => !good.is_return)
    if (total !== payments[0].value || isReturn === isSale) return error(422, 'validation.custom')
    if (isReturn && receipts.get(sale ?? '')?.status !== 'DONE') return error(422, 'validation.custom')
    const receipt: CheckboxReceipt = {
      id,
      type: isReturn ? 'RETURN' : 'SELL',
      status: 'CREATED',
      total_sum: total,
      fiscal_code: null,
      tax_url: null,
      sent: parsed.data,
    }
    receipts.set(id, receipt)
    const accepted = { ...receipt }
    // The answer comes first, the tax authority's word afterwards.
    if (scenario.receipts !== 'late') finish(receipt, scenario.receipts === 'error' ? 'ERROR' : 'DONE')
    if (scenario.receipts === 'lost') return new Promise<Response>(() => undefined)
    return context.json(accepted, 201)
  })

  app.get('/api/v1/receipts/:id', context => {
    const receipt = receipts.get(context.req.param('id'))
    return receipt ? context.json(receipt) : error(404, 'receipt.not_found')
  })

  function deliver(): void {
    if (shift) shift.status = 'OPENED'
    for (const receipt of receipts.values()) if (receipt.status === 'CREATED') finish(receipt, 'DONE')
  }
  addScenarioRoute(app, scenario, async () => deliver())
  const running = await startServer(app, port)
  return {
    ...running,
    scenario,
    receipts,
    requests,
    deliver,
    shift: () => shift,
    openShiftAt(moment) {
      shift = { id: randomUUID(), status: 'OPENED', opened_at: moment.toISOString() }
    },
    expireTokens: () => tokens.clear(),
    variables: { CHECKBOX_URL: running.url, CHECKBOX_LICENSE_KEY: LICENSE, CHECKBOX_PIN: PIN },
  }
}
