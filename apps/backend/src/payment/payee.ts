import type { Requisite } from '@shop/contract'
import { isEdrpou } from '@shop/contract/fields'
import { isIban, toIban } from '@shop/contract/iban'
import { inEachLocale, type Locale } from '@shop/contract/locales'
import { z } from 'zod'
import { oneOf, optional, together, withDefault } from '../platform/variables.ts'
import type { Text } from '../values/text.ts'
import { fill, textOf, words } from '../words/index.ts'
import { amountText, PAYEE_MAX, transferUrl } from './nbu-qr.ts'
import type { PaymentMethods } from './payment-methods.ts'

/** Whose account invoices are paid to. */
export interface Payee {
  name: Text
  /** Without spaces. */
  iban: string
  edrpou: string
  bank: string | null
  /** Whether prices include value-added tax of 20 %. */
  hasVat: boolean
}

/** Null: nobody can pay by invoice, except at the account of the demo shop. */
export const payeeVariables = z
  .object({
    /** Whose account invoices are paid to: the name as the bank knows it, company or tax number, account. All three, or none. */
    PAYEE_NAME: optional(z.string().trim().min(2).max(PAYEE_MAX)),
    PAYEE_EDRPOU: optional(
      z
        .string()
        .refine(isEdrpou, 'must be an EDRPOU of 8 digits or a RNOKPP of 10; its check digit is wrong otherwise'),
    ),
    PAYEE_IBAN: optional(
      z
        .string()
        .transform(toIban)
        .refine(isIban, 'must be an IBAN of Ukraine: UA and 27 digits; its check digits are wrong otherwise'),
    ),
    PAYEE_BANK: optional(z.string().trim().max(100)),
    /** Whether prices include value-added tax, as the purpose of the payment says. */
    PAYEE_VAT: withDefault(oneOf('none', 'included'), 'none'),
  })
  .superRefine(together('PAYEE_IBAN', 'PAYEE_NAME', 'PAYEE_EDRPOU'))
  .transform(
    ({ PAYEE_NAME: name, PAYEE_EDRPOU: edrpou, PAYEE_IBAN: iban, PAYEE_BANK: bank, PAYEE_VAT }): Payee | null =>
      name && edrpou && iban
        ? { name: inEachLocale(() => name), edrpou, iban, bank: bank ?? null, hasVat: PAYEE_VAT === 'included' }
        : null,
  )

/** Bank details of the demo shop. Invented: bank and company do not exist; the check digits are valid. */
export const demoPayee: Payee = {
  name: textOf(({ requisites }) => requisites.demoPayee),
  iban: 'UA110000000000026001400007700',
  edrpou: '00000000',
  bank: null,
  hasVat: false,
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

interface Invoiced {
  number: string
  /** Whole kopiykas. */
  total: number
}

function purposeOf({ hasVat }: Payee, { number, total }: Invoiced, lang: Locale): string {
  const { purpose, withVat } = words[lang].requisites
  return hasVat ? fill(withVat, { number, vat: amountText(Math.round(total / 6)) }) : fill(purpose, { number })
}

/** Bank details of the invoice of an order. */
export function requisitesOf(payee: Payee, order: Invoiced, lang: Locale): Requisite[] {
  const { names } = words[lang].requisites
  const values: Record<Requisite['id'], string | null> = {
    payee: payee.name[lang],
    edrpou: payee.edrpou,
    iban: grouped(payee.iban),
    bank: payee.bank,
    purpose: purposeOf(payee, order, lang),
  }
  const ids = ['payee', 'edrpou', 'iban', 'bank', 'purpose'] as const satisfies readonly Requisite['id'][]
  return ids.flatMap(id => {
    const value = values[id]
    return value === null ? [] : [{ id, name: names[id], value }]
  })
}

/** Opens a banking application with the transfer of an order filled in. */
export const invoiceUrl = (payee: Payee, order: Invoiced, lang: Locale): string =>
  transferUrl({
    payee: payee.name[lang],
    iban: payee.iban,
    edrpou: payee.edrpou,
    amount: order.total,
    purpose: purposeOf(payee, order, lang),
  })

export const INVOICE = 'iban'

/** Without a payee nobody can pay by invoice: the method is not offered. */
export const withPayee = (methods: PaymentMethods, payee: Payee | null): PaymentMethods => ({
  all: methods.all,
  isOffered: (method, total) => methods.isOffered(method, total) && (method.id !== INVOICE || payee !== null),
})
