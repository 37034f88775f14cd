import type { CheckoutInput } from './context.ts'
import { threeStepsForm } from './three-steps.ts'
import { type CheckoutSnapshot, type CheckoutView, initialViewOf, viewOf } from './view-of.ts'

export type { CheckoutSnapshot, CheckoutView, RequestStatus } from './view-of.ts'

/** The view of a snapshot of `checkoutMachine`. */
export const checkoutView = (snapshot: CheckoutSnapshot): CheckoutView => viewOf(threeStepsForm, snapshot)

/** The server-rendered view. */
export const initialCheckoutView = (input: CheckoutInput): CheckoutView => initialViewOf(threeStepsForm, input)
