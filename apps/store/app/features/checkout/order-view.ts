/** What the page of an order shows. Pure. Source: the specification of the screens, «Checkout», «When something fails». */
import type { Order, PointKind } from '@shop/contract'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'

const isClosed = ({ status }: Order): boolean => status === 'cancelled' || status === 'returned'
const isPaymentDue = ({ payment_status }: Order): boolean => payment_status === 'pending' || payment_status === 'failed'

/** Whether a payment is due. A cancelled order is not paid any more. */
export const isUnpaid = (order: Order): boolean => isPaymentDue(order) && !isClosed(order)

/** Whether an online payment can be started. */
export const canPay = ({ payment }: Order): boolean => payment.options.length > 0

/** Whether a payment method divides the sum into monthly payments: its id ends with their number. */
export const isByInstalments = (id: string): boolean => /_\d+$/.test(id)

/** What an order shows of its payment online; null: nothing. */
export function onlinePaymentOf(order: Order): 'paid' | 'awaiting' | 'pending' | 'failed' | 'refunded' | null {
  const { payment, payment_status } = order
  if (canPay(order)) return payment.awaiting ? 'awaiting' : payment_status === 'failed' ? 'failed' : 'pending'
  if (payment.refunded > 0) return 'refunded'
  return payment_status === 'paid' && order.status !== 'cancelled' ? 'paid' : null
}

/** A cancelled order that was never paid shows its own status alone. Source: the specification of the wire. */
export const showsPayment = ({ status, payment_status }: Order): boolean =>
  status !== 'cancelled' || payment_status === 'paid' || payment_status === 'refunded'

/** `on_receipt` says no more than the payment's name. */
export const showsPaymentStatus = (order: Order): boolean =>
  order.payment_status !== 'on_receipt' && (isUnpaid(order) || !isPaymentDue(order))

/** An order can be cancelled while it is new. Source: the specification of the wire, «while `new`». */
export const canCancel = ({ status }: Order): boolean => status === 'new'

/** Where a new order goes can be changed, unless it is collected at the shop. */
export const canChangeDelivery = ({ status, delivery }: Order): boolean => status === 'new' && delivery.id !== 'pickup'

/** The kind of point that a shipping method needs; null: it needs an address or nothing. */
export const pointKindNeededBy = (delivery: Order['delivery']): PointKind | null =>
  delivery.id === 'np_branch' || delivery.id === 'np_locker' || delivery.id === 'ukrposhta'
    ? pointKindOf(delivery)
    : null

/** The kind of the pickup point, which names it. */
export const pointKindOf = ({ id }: Order['delivery']): PointKind =>
  id === 'np_locker' ? 'locker' : id === 'ukrposhta' ? 'post' : 'branch'

/** Where an order goes, in one line. */
export const placeText = ({ city, point, address }: Order['delivery']): string =>
  [city, point, address].filter(Boolean).join(', ')

/** How and where it goes, in one line. */
export const deliveryText = (delivery: Order['delivery']): string =>
  [delivery.name, placeText(delivery)].filter(Boolean).join(', ')

/** The line under the order's number. */
export function statusTextOf(order: Order, words: CheckoutWords['order']): string {
  const { status, payment_status } = order
  if (status === 'new') return words.newStatus
  if (status !== 'cancelled') return words.statuses[status]
  if (payment_status === 'refunded') return words.cancelledRefundedStatus
  // Also of an order that was not paid in time, whose payment has arrived since.
  if (payment_status === 'paid') return words.cancelledPaidStatus
  return order.payment.expired ? words.expiredStatus : words.cancelledStatus
}

/** Whether something of the order may still go back; the page of returns knows until when. */
export const canReturn = ({ status, items }: Order): boolean =>
  (status === 'delivered' || status === 'completed') && items.some(({ returnable }) => returnable > 0)
