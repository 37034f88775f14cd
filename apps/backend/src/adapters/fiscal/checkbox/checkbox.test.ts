import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FiscalReceipt } from '../../../receipts/fiscal-service.ts'
import { type CheckboxSimulator, startCheckbox } from '../../../testing/simulators/checkbox.ts'
import { checkbox } from './index.ts'

const sale = (more: Partial<FiscalReceipt> = {}): FiscalReceipt => ({
  reference: randomUUID(),
  kind: 'sale',
  sale: null,
  order: 'HT-1',
  lines: [
    { code: 'K-1', name: 'Куртка, 52', price: 2_490_50, count: 2 },
    { code: 'R-2', name: 'Рукавиці', price: 99_99, count: 3 },
  ],
  discount: 1_01,
  amount: 5_279_96,
  means: 'card',
  isRepeated: false,
  ...more,
})

describe('Checkbox', () => {
  let server: CheckboxSimulator
  beforeAll(async () => {
    server = await startCheckbox()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    Object.assign(server.scenario, { answers: 'right', receipts: 'once', shift: 'once' })
    server.requests.length = 0
  })

  const settings = () => ({
    url: server.url,
    licenseKey: server.variables.CHECKBOX_LICENSE_KEY ?? '',
    pin: server.variables.CHECKBOX_PIN ?? '',
    taxes: [],
    pollMs: 1,
  })
  const service = (more: object = {}) => checkbox({ ...settings(), ...more })

  it('is told of a sale in kopiykas and thousandths of a piece, in a shift that is opened for it', async () => {
    const receipt = sale()
    const registration = await service({ taxes: [8] }).register(receipt)
    const registered = server.receipts.get(receipt.reference)
    expect(registration).toEqual({
      state: 'registered',
      number: registered?.fiscal_code,
      url: registered?.tax_url,
    })
    // As the documentation of receipts/sell has it.
    expect(registered?.sent).toEqual({
      id: receipt.reference,
      goods: [
        { good: { code: 'K-1', name: 'Куртка, 52', price: 249050, tax: [8] }, quantity: 2000, is_return: false },
        { good: { code: 'R-2', name: 'Рукавиці', price: 9999, tax: [8] }, quantity: 3000, is_return: false },
      ],
      discounts: [{ type: 'DISCOUNT', mode: 'VALUE', value: 101, name: 'Знижка' }],
      payments: [{ type: 'CASHLESS', label: 'Інтернет-еквайринг', value: 527996 }],
      footer: 'Замовлення HT-1',
    })
    expect(server.requests).toEqual([
      'POST cashier/signinPinCode',
      'GET cashier/shift',
      'POST shifts',
      'GET cashier/shift',
      'POST receipts/sell',
      `GET receipts/${receipt.reference}`,
    ])
  })

  it('takes money back by a receipt that names its sale', async () => {
    const sold = sale()
    const provider = service()
    await provider.register(sold)
    const back = sale({
      kind: 'return',
      sale: sold.reference,
      lines: [{ code: 'R-2', name: 'Рукавиці', price: 99_99, count: 1 }],
      discount: 0,
      amount: 99_99,
      means: 'account',
    })
    expect(await provider.register(back)).toMatchObject({ state: 'registered' })
    expect(server.receipts.get(back.reference)?.sent).toMatchObject({
      goods: [{ quantity: 1000, is_return: true }],
      payments: [{ type: 'CASHLESS', label: 'Переказ з поточного рахунку', value: 9999 }],
      related_receipt_id: sold.reference,
    })
  })

  it('is asked again about a receipt that the tax authority has not registered yet', async () => {
    server.scenario.receipts = 'late'
    const receipt = sale()
    const provider = service()
    expect(await provider.register(receipt)).toEqual({ state: 'waiting' })
    server.deliver()
    expect(await provider.register({ ...receipt, isRepeated: true })).toMatchObject({ state: 'registered' })
    expect(server.requests.filter(request => request === 'POST receipts/sell')).toHaveLength(1)
  })

  it('has one receipt when it is sent twice', async () => {
    const receipt = sale()
    const provider = service()
    const [first, second] = [await provider.register(receipt), await provider.register(receipt)]
    expect(first).toMatchObject({ state: 'registered' })
    expect(second).toEqual(first)
  })

  it.each([
    ['receipt.wrong_sum', { state: 'refused', code: 'receipt.wrong_sum' }],
    ['shift.not_opened', { state: 'waiting' }],
    ['error', { state: 'refused', code: 'ERROR' }],
  ] as const)('answers %s', async (receipts, expected) => {
    server.scenario.receipts = receipts
    expect(await service().register(sale())).toEqual(expected)
  })

  it('keeps a receipt waiting while the keys are wrong', async () => {
    const wrong = service({ pin: '1' }).register(sale())
    await expect(wrong).rejects.toThrow('Checkbox does not sign in: cashier.invalid_credentials')
    await expect(service({ licenseKey: 'other' }).register(sale())).rejects.toThrow('cash_register.invalid_license_key')
  })

  it('signs in again once when the token has expired', async () => {
    const provider = service()
    await provider.register(sale())
    server.expireTokens()
    server.requests.length = 0
    expect(await provider.register(sale())).toMatchObject({ state: 'registered' })
    expect(server.requests.slice(0, 3)).toEqual([
      'GET cashier/shift',
      'POST cashier/signinPinCode',
      'GET cashier/shift',
    ])
  })

  it.each(['error', 'garbage'] as const)('throws for an answer that says nothing: %s', async answers => {
    server.scenario.answers = answers
    await expect(service().register(sale())).rejects.toThrow()
  })

  it('closes the shift of a former day, also one of yesterday evening in Kyiv, before it opens another', async () => {
    // 00:30 in Kyiv; the shift was opened at 23:50 there.
    server.openShiftAt(new Date('2026-12-01T21:50:00Z'))
    const provider = service({ now: () => new Date('2026-12-01T22:30:00Z') })
    expect(await provider.register(sale())).toMatchObject({ state: 'registered' })
    expect(server.requests.filter(request => request.startsWith('POST shifts'))).toEqual([
      'POST shifts/close',
      'POST shifts',
    ])
    server.openShiftAt(new Date('2026-12-01T22:10:00Z'))
    server.requests.length = 0
    await provider.register(sale())
    expect(server.requests.filter(request => request.startsWith('POST shifts'))).toEqual([])
  })

  it('waits for a shift that is not open yet', async () => {
    await service().closeDay()
    expect(server.shift()).toBeNull()
    server.scenario.shift = 'slow'
    const receipt = sale()
    expect(await service().register(receipt)).toEqual({ state: 'waiting' })
    expect(await service().register(receipt)).toEqual({ state: 'waiting' })
    expect(server.requests.filter(request => request === 'POST shifts')).toHaveLength(1)
    server.deliver()
    expect(await service().register(receipt)).toMatchObject({ state: 'registered' })
    await service().closeDay()
    await service().closeDay()
    expect(server.requests.filter(request => request === 'POST shifts/close')).toHaveLength(2)
  })
})
