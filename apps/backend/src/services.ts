import type { AuthServices } from './auth/services.ts'
import type { CheckoutServices } from './checkout/services.ts'
import type { Services } from './wire/services.ts'

/** What the handlers and jobs of all domains use, adapters of the ports included. */
export interface AppServices extends Services, AuthServices, CheckoutServices {}
