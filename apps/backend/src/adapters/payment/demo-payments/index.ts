import type { PaymentMethods } from '../../../payment/payment-methods.ts'
import { payments, requisitesOf } from './data.ts'

/** Payment methods of the demo shop. Cards need a provider, and none is configured: orders cannot choose them yet. */
export const demoPayments: PaymentMethods = {
  all: payments,
  isOffered: ({ id }) => id !== 'card',
  requisitesOf,
}
