import type { ReceiptServices } from '../receipts/fiscal-service.ts'
import type { Services } from '../wire/services.ts'
import type { Payee } from './payee.ts'
import type { PaymentMethods } from './payment-methods.ts'
import type { PaymentTerms } from './payment-terms.ts'
import type { PaymentProviders } from './provider.ts'

export interface PaymentServices extends Services, ReceiptServices {
  paymentMethods: PaymentMethods
  paymentProviders: PaymentProviders
  paymentTerms: PaymentTerms
  /** Null: orders cannot be paid by invoice. */
  payee: Payee | null
}
