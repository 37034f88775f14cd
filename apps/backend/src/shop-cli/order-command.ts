import { type OrderEvent, type OrderStatus, orderStatuses, type PaymentStatus } from '@shop/contract'
import { InvalidArgumentError } from 'commander'
import { asc, eq } from 'drizzle-orm'
import {
  changeOrderStatus,
  changePaymentStatus,
  orderTransitions,
  possibleTransitions,
  setTrackingNumber,
} from '../checkout/order-status.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { order_history, order_items, orders, receipts, return_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { toTrackingNumber, trackedCarrierOf } from '../delivery/tracking-number.ts'
import { placeText, toOrderEvent } from '../orders/order-history.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { returnDeadlineOf } from '../orders/returnable.ts'
import { findPaidPayment } from '../payment/refunds.ts'
import { hryvniasText } from './amounts.ts'
import { command, oneOf } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText, localTime, sections, table } from './command.ts'
import { shownReceipt } from './receipt-command.ts'

/** Payment status transitions allowed to an operator; those of card payments come from the payment provider. */
const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['paid'],
  failed: ['paid'],
  on_receipt: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** A transition that cannot be undone and that nothing follows. */
const isFinal = (to: OrderStatus): boolean =>
  (to === 'cancelled' || to === 'returned') && !orderTransitions.some(({ from }) => from === to)

export async function findOrder(db: Database, number: string, lock = false): Promise<OrderRow> {
  const query = db.select().from(orders).where(eq(orders.number, number))
  const [order] = lock ? await query.for('no key update') : await query
  return found(order, `order ${number}`)
}

export const listed = (statuses: readonly string[]): string => statuses.join(', ') || 'none'

/** A status does not lead to another one. */
export const impossible = (what: string, from: string, to: string, possible: readonly string[]): CommandError =>
  new CommandError(`${what} is ${from}: it cannot become ${to}. Possible: ${listed(possible)}.`)

const nextStatuses = (order: OrderRow): OrderStatus[] => possibleTransitions(order, 'shop').map(({ to }) => to)

/** What happened, in one line. */
function eventText({ kind, status, payment_status, text }: OrderEvent): string {
  if (kind === 'status') return status
  return kind === 'payment'
    ? `payment ${payment_status}`
    : `${kind === 'delivery' ? 'delivery changed' : kind}: ${text}`
}

async function showOrder({ db }: CommandContext, number: string): Promise<string> {
  const order = await findOrder(db, number)
  const { id, delivery, recipient, company, ad_click } = order
  const items = await db.select().from(order_items).where(eq(order_items.order_id, id)).orderBy(asc(order_items.id))
  const history = await db
    .select()
    .from(order_history)
    .where(eq(order_history.order_id, id))
    .orderBy(asc(order_history.id))
  const issued = await db.select().from(receipts).where(eq(receipts.order_id, id)).orderBy(asc(receipts.id))
  const requests = await db.select().from(return_requests).where(eq(return_requests.order_id, id))
  const place = placeText(delivery, 'uk')
  const click = Object.entries(ad_click ?? {}).map(([name, value]) => `${name}=${value}`)
  return sections(
    factsText({
      Order: order.number,
      Status: order.status,
      Next: listed(nextStatuses(order)),
      Payment: `${order.payment_id}, ${order.payment_status}`,
      Buyer: `${order.name} ${order.last_name}, ${order.phone}, ${order.email}`,
      Contact: order.no_call ? 'by e-mail only, no calls' : null,
      Messages:
        order.messages === 'mail' ? null : order.messages === 'both' ? 'mails, and to the phone' : 'to the phone',
      Company: company && `${company.name}, ${company.edrpou}`,
      Recipient: recipient ? `${recipient.name} ${recipient.last_name}, ${recipient.phone}` : 'the buyer',
      Delivery: [delivery.name.uk, place].filter(Boolean).join(': '),
      Tracking: order.tracking,
      Comment: order.comment,
      Total: `${hryvniasText(order.total)} (discount ${hryvniasText(order.discount)})`,
      'Refund due': order.refund_due_at && `since ${localTime(order.refund_due_at)}`,
      'Returns until': returnDeadlineOf(history),
      'Came from': click.join(' ') || null,
    }),
    table(items.map(item => [item.code, item.names.uk, item.option, `${item.count} × ${hryvniasText(item.price)}`])),
    table(history.map(row => [row.at, eventText(toOrderEvent(row, 'uk'))])),
    listText(issued.map(shownReceipt)),
    table(requests.map(request => [request.number, request.kind, request.status])),
  )
}

function parseTracking({ number, delivery }: OrderRow, typed: string): string {
  const carrier = trackedCarrierOf(delivery.id)
  if (!carrier) throw new CommandError(`Order ${number} is not sent by a carrier: it has no tracking number.`)
  const tracking = toTrackingNumber(delivery.id, typed)
  if (tracking === null)
    throw new CommandError(`${typed} is no tracking number of ${carrier.name}: it has ${carrier.format}.`)
  return tracking
}

/** What is to be done about the money of an order that is paid and will not be sent. */
async function refundNotice(db: Database, number: string): Promise<string[]> {
  const { refund_due_at, status, total } = await findOrder(db, number)
  if (refund_due_at === null) return []
  return [
    `It was paid and is ${status}: return ${hryvniasText(total)} to the buyer, then note it as refunded: pnpm shop order ${number} payment refunded.`,
  ]
}

/** `tracking`: as typed. */
async function setOrderStatus(
  services: CommandContext,
  number: string,
  to: OrderStatus,
  tracking: string | undefined,
): Promise<string> {
  const { db } = services
  const refusal = (order: OrderRow) => impossible(`Order ${number}`, order.status, to, nextStatuses(order))
  const { order, isMailed } = await transact(db, async tx => {
    const locked = await findOrder(tx, number, true)
    const transition = possibleTransitions(locked, 'shop').find(other => other.to === to)
    if (!transition) throw refusal(locked)
    const parcel = tracking === undefined ? undefined : parseTracking(locked, tracking)
    if (isFinal(to)) services.confirm(`Order ${number} becomes ${to}, and nothing leads back from there.`)
    const changed = await changeOrderStatus(tx, locked, to, services, { by: 'shop', tracking: parcel })
    if (!changed) throw refusal(locked)
    await bumpDataVersions(tx, changed.tags)
    return { order: changed.order, isMailed: transition.mail }
  })
  const said = [`Order ${number} is ${to}${isMailed ? '; the buyer gets a mail' : ''}.`]
  if (order.tracking === null && to === 'shipped' && trackedCarrierOf(order.delivery.id))
    said.push(`It has no tracking number yet: pnpm shop order ${number} tracking NUMBER adds it.`)
  return [...said, ...(await refundNotice(db, number))].join('\n')
}

/** Notes or corrects the number of the parcel. */
const setOrderTracking = (services: CommandContext, number: string, typed: string): Promise<string> =>
  transact(services.db, async tx => {
    const order = await findOrder(tx, number, true)
    const tracking = parseTracking(order, typed)
    if (!['confirmed', 'packed', 'shipped'].includes(order.status))
      throw new CommandError(`Order ${number} is ${order.status}: there is no parcel to track.`)
    await setTrackingNumber(tx, order, tracking, services)
    return `The parcel of order ${number} is ${tracking}${order.status === 'shipped' ? '; the buyer gets a mail' : ''}.`
  })

const setPaymentStatus = (services: CommandContext, number: string, to: 'paid' | 'refunded'): Promise<string> =>
  transact(services.db, async tx => {
    const order = await findOrder(tx, number, true)
    const possible = paymentTransitions[order.payment_status]
    if (!possible.includes(to)) throw impossible(`The payment of order ${number}`, order.payment_status, to, possible)
    if (to === 'refunded' && (await findPaidPayment(tx, order.id)))
      throw new CommandError(`Order ${number} was paid online: its money is returned by payment refund ${number}.`)
    if (to === 'refunded')
      services.confirm(`Order ${number} is noted as refunded. The money itself is not sent by this.`)
    const { isMailed, isRestored } = await changePaymentStatus(tx, order, to, services)
    const restored = isRestored ? '; the order is new again, with its products' : ''
    const said = `The payment of order ${number} is ${to}${restored}${isMailed ? '; the buyer gets a mail' : ''}.`
    // Nothing is reserved for it: it was cancelled by somebody, or its products or its coupon are gone since its term.
    return [said, ...(await refundNotice(tx, number))].join('\n')
  })

const paymentStatuses = ['paid', 'refunded'] as const satisfies readonly PaymentStatus[]

export const order = command(
  'order <number> <action> [value]',
  `shows an order (show), or brings it to another status; the buyer gets a mail: status ${orderStatuses.join('|')}, tracking NUMBER of the parcel, payment ${paymentStatuses.join('|')}`,
  async (context, number, action, value = '', { tracking }) => {
    switch (oneOf(['show', 'status', 'tracking', 'payment'])(action)) {
      case 'show':
        return showOrder(context, number)
      case 'tracking':
        if (value === '') throw new InvalidArgumentError('Say the number of the parcel.')
        return setOrderTracking(context, number, value)
      case 'payment':
        return setPaymentStatus(context, number, oneOf(paymentStatuses)(value))
      case 'status': {
        const to = oneOf(orderStatuses)(value)
        if (tracking !== undefined && to !== 'shipped')
          throw new InvalidArgumentError('--tracking goes with the status shipped.')
        return setOrderStatus(context, number, to, tracking)
      }
    }
  },
  { '--tracking <parcel>': 'with status shipped' },
)
