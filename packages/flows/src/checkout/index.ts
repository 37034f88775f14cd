import type { Client } from '@shop/contract/client'
import { checkoutActors } from './actors.ts'
import { type CheckoutEnvironment, type CheckoutFlow, createFlowOf } from './create-flow.ts'
import { checkoutMachine } from './machine.ts'
import { checkoutView } from './view.ts'

export { type CheckoutActorDeps, checkoutActors, type SaveStep } from './actors.ts'
export type { CheckoutInput, HistoryMode } from './context.ts'
export type { CheckoutFlow } from './create-flow.ts'
export type { CheckoutEmitted, CheckoutEvent } from './events.ts'
export type { PaymentOutcome } from './payment.ts'
export type { OrderKey, PlacedOrder } from './placed-order.ts'
export type { CartSnapshot, Change, CheckoutValues, FieldIssue, FieldIssues, Finished, Step } from './rules.ts'
export { type CheckoutView, initialCheckoutView, type RequestStatus } from './view.ts'

export interface CheckoutDeps extends CheckoutEnvironment {
  /** The typed client of the contract. */
  client: Pick<Client, 'call'>
}

/** Creates the shop's own checkout. Nothing is called before `start`; events are queued until the stored draft is read. */
export const createCheckoutFlow = ({ client, ...deps }: CheckoutDeps): CheckoutFlow =>
  createFlowOf(checkoutMachine, checkoutView, deps, own => checkoutActors({ client, ...own }))
