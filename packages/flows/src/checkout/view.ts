import { createFormRules } from './form-rules.ts'
import { threeStepsForm } from './three-steps.ts'

export type { CheckoutSnapshot, CheckoutView, RequestStatus } from './view-types.ts'

/** The view of a snapshot of `checkoutMachine`, and the server-rendered one. */
export const { view: checkoutView, initialView: initialCheckoutView } = /* @__PURE__ */ createFormRules(threeStepsForm)
