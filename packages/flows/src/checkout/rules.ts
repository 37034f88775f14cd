export { type CartLineSnapshot, type CartSnapshot, type Change, changesBetween, changesByShop } from './changes.ts'
export { type OrderBody, toOrderBody } from './order-body.ts'
export { addressValues, cityOfAddress, selectedAddress } from './saved-address.ts'
export {
  canEnter,
  type Finished,
  firstUnfinishedStep,
  isStep,
  previousStep,
  resolveStep,
  type Step,
  steps,
} from './steps.ts'
export {
  allowedPayments,
  type CheckoutValues,
  cleanStep,
  type DeliveryChoice,
  type FieldIssue,
  type FieldIssues,
  firstInvalidInput,
  hasCompany,
  hasRecipient,
  inputForPath,
  inputs,
  stepOf,
  toFieldIssues,
  validateStep,
} from './values.ts'
