import type { LiqPaySimulator } from '../../simulators/liqpay.ts'
import type { MonobankSimulator } from '../../simulators/monobank.ts'
import type { NovaPoshtaSimulator } from '../../simulators/nova-poshta.ts'

/** The outside systems of the shop under load. */
export interface Simulators {
  liqpay: LiqPaySimulator
  monobank: MonobankSimulator
  novaPoshta: NovaPoshtaSimulator
}
