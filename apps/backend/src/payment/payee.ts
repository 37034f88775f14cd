import type { Requisite } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Text } from '../values/text.ts'
import { fill, textOf, words } from '../words/index.ts'
import { amountText, transferUrl } from './nbu-qr.ts'
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
  isOffered: method => methods.isOffered(method) && (method.id !== INVOICE || payee !== null),
})
