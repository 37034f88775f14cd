import type { PaymentMethods } from '../../../payment/payment-methods.ts'
import { payments, requisitesOf } from './data.ts'

/** Payment methods of the demo shop. Cards require a provider, which is not configured, so they are not offered. */
export const demoPayments: PaymentMethods = {
  all: payments,
  isOffered: ({ id }) => id !== 'card',
  requisitesOf,
}
