/** Keys and addresses of the providers of online payments. */
export interface ProviderSettings {
  /** Null: not offered. */
  liqpay: { url: string; publicKey: string; privateKey: string; version: 3 | 7 } | null
  monobank: { url: string; token: string } | null
  /** The demo payment page is offered. */
  demo: boolean
}

export interface PaymentTerms {
  /** How long products are held for an order that is paid online. */
  holdMinutes: number
  /** The same for an order that takes the last pieces of a product. */
  holdLastMinutes: number
  /** Working days that they are held for an order that is paid by invoice. */
  holdInvoiceDays: number
}
