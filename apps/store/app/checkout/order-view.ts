/** What the page of an order shows of it. Pure. Source: screens.md «Checkout», «When something fails». */
import type { Order } from '@shop/contract'
import type { CheckoutWords } from '../words/uk/checkout.ts'

const isOver = ({ status }: Order): boolean => status === 'cancelled' || status === 'returned'
const isAwaited = ({ payment_status }: Order): boolean => payment_status === 'pending' || payment_status === 'failed'

/** Whether money is still to come. An order that was cancelled is not paid any more. */
export const isUnpaid = (order: Order): boolean => isAwaited(order) && !isOver(order)

/** Whether a card payment can be begun. */
export const isOpenToPay = (order: Order): boolean =>
  isUnpaid(order) && order.payment.id === 'card' && order.status === 'new'

/** A cancelled order that was never paid shows its own status alone. Source: wire.md. */
export const showsPayment = ({ status, payment_status }: Order): boolean =>
  status !== 'cancelled' || payment_status === 'paid' || payment_status === 'refunded'

/** `on_receipt` says no more than the payment's name. */
export const showsPaymentStatus = (order: Order): boolean =>
  order.payment_status !== 'on_receipt' && (isUnpaid(order) || !isAwaited(order))

/** Nobody has begun with it yet. Source: wire.md, «while `new`». */
export const canCancel = ({ status }: Order): boolean => status === 'new'

/** What the place of delivery is called. */
export const pointKindOf = ({ id }: Order['delivery']): keyof CheckoutWords['point'] =>
  id === 'np_locker' ? 'locker' : id === 'ukrposhta' ? 'post' : 'branch'

/** The line under the order's number. */
export function leadOf(order: Order, words: CheckoutWords['thanks']): string {
  const { status, payment_status } = order
  if (status === 'new') return words.lead
  if (status !== 'cancelled') return words.statuses[status]
  return payment_status === 'paid' ? words.cancelledPaid : words.cancelledLead
}
