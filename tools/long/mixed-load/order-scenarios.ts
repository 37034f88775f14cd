import type { Ordered } from '@shop/backend/testing/shopper-load'
import { type CallbackMode, callbackModes } from '@shop/backend/testing/simulators/simulator'

export const payments = ['on_receipt', 'liqpay', 'monobank'] as const
export const isOnline = ({ paymentId }: Ordered) => paymentId !== 'on_receipt'

/** What becomes of an order, by its random key. */
const scenarios = [
  'cancelled',
  'paid and cancelled',
  'abandoned',
  'declined first',
  'shipped',
  'partly returned',
] as const
export type Scenario = (typeof scenarios)[number] | 'paid'
export const scenarioOf = ({ key }: Ordered): Scenario => scenarios[Number.parseInt(key.slice(0, 1), 16)] ?? 'paid'
export const callbacksOf = ({ key }: Ordered): CallbackMode =>
  callbackModes[Number.parseInt(key.slice(1, 3), 16) % callbackModes.length] ?? 'once'
