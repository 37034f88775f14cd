import type { LiqPaySimulator } from '@shop/backend/testing/simulators/liqpay'
import type { MonobankSimulator } from '@shop/backend/testing/simulators/monobank'
import type { NovaPoshtaSimulator } from '@shop/backend/testing/simulators/nova-poshta'

/** The outside systems of the shop under load. */
export interface Simulators {
  liqpay: LiqPaySimulator
  monobank: MonobankSimulator
  novaPoshta: NovaPoshtaSimulator
}
