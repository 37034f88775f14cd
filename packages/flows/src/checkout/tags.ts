/** What the checkout is doing: each state of its process has one of these as a tag. */
export const checkoutStatuses = [
  'loading',
  'empty',
  'editing',
  'saving',
  'changed',
  'submitting',
  'outcomeUnknown',
  'checkingCart',
  'redirecting',
  'awaitingPayment',
  'unpaid',
  'done',
] as const

export type CheckoutStatus = (typeof checkoutStatuses)[number]

/**
 * Tags of the machine's states. `pending`: the shopper waits for an answer · `blocking`: leaving the page now may leave it
 * unclear whether there is an order
 */
export type CheckoutTag = CheckoutStatus | 'pending' | 'blocking' | 'shippingMethods.loading' | 'shippingMethods.failed'
