import type { Order, ReturnStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { ReceiptKind, RefundReason } from '../db/schema/index.ts'
import type { MoneyFormat } from '../values/money.ts'
import type { MailWords } from './words/uk.ts'

/** Data of the shop in the layout of every mail. */
interface MailShop {
  name: string
  /** URL of the home page in the mail's language. */
  url: string
  phone: { label: string; number: string } | null
  email: string | null
  address: string | null
  hours: string | null
  /** `#rrggbb`. */
  accent: string
}

export interface MailContext {
  lang: Locale
  words: MailWords
  shop: MailShop
  money: MoneyFormat
}

export interface ActionView {
  name: string
  url: string
  /** How long the link works, if the mail says so. */
  minutes?: number
  /** Signing in by the link removes the password. */
  endsPassword?: boolean
}

export interface OrderView {
  order: Order
  url: string
  /** The invoice, to be printed. */
  invoiceUrl: string
}

export interface OrderCodeView {
  number: string
  code: string
  /** How long the code works. */
  minutes: number
}

/** `amount`: whole kopiykas. */
export interface RefundView extends OrderView {
  amount: number
  reason: RefundReason
  /** The money goes back to the card by itself. */
  isOnline: boolean
}

/** `amount`: whole kopiykas. `receiptUrl`: page that proves it. */
export interface ReceiptView extends OrderView {
  kind: ReceiptKind
  receiptNumber: string
  amount: number
  receiptUrl: string | null
  /** Code of that page, a PNG. */
  qr: Buffer | null
}

export interface ReturnView {
  number: string
  kind: 'exchange' | 'return'
  status: ReturnStatus
  /** What goes back, or was sent; `unknown`: to an account that the buyer has not stated. `amount`: whole kopiykas. */
  refund: { amount: number; to: 'card' | 'account' | 'unknown' | 'sent' } | null
  orderNumber: string
  items: readonly { name: string; option: string | null; count: number; wanted: string | null }[]
  url: string
}

export interface ProductView {
  name: string
  code: string
  option: string | null
  /** Whole kopiykas. */
  price: number
  oldPrice: number | null
  /** JPEG of 1200 × 630 pixels. */
  picture: string | null
  url: string
}

export interface ContactMessageView {
  name: string
  phone: string
  email: string | null
  message: string
  /** Name of the language of the page that it was sent from. */
  language: string
}

export interface QuestionView {
  /** Name of the product. */
  product: string
  question: string
  answer: string
  /** URL of the product. */
  url: string
}

export interface QuestionAskedView {
  /** Of the question, as the command line takes it. */
  id: number
  name: string
  product: string
  code: string
  question: string
  /** Whether the shopper left an address, to which the answer is mailed. The mail does not contain it. */
  hasEmail: boolean
  /** Name of the language that it was asked in. */
  language: string
  /** URL of the product. */
  url: string
}
