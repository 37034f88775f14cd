import type { DeliveryServices } from '../delivery/services.ts'
import type { PaymentServices } from '../payment/services.ts'
import type { Context } from '../wire/handler.ts'

export interface CheckoutServices extends DeliveryServices, PaymentServices {
  /** Maximum number of units in all unpaid orders of one phone number, and in those of the last day from one address. */
  maxUnpaidUnits: number
}

export type CheckoutContext = Context & CheckoutServices
