import { type OrderEvent, type OrderStatus, orderStatuses } from '@shop/contract'
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

/** What an operator may note of a payment; the rest of card payments comes from the payment provider. */
const nextPaymentStatuses = ({ payment_status }: OrderRow): readonly ('paid' | 'refunded')[] =>
  payment_status === 'refunded' ? [] : payment_status === 'paid' ? ['refunded'] : ['paid']

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

export const buyerText = ({ name, last_name, phone, email }: OrderRow): string =>
  `${name} ${last_name}, ${phone}, ${email}`

const mailNotice = (isMailed: boolean): string => (isMailed ? '; the buyer gets a mail' : '')

/** What happened, in one line. */
function eventText({ kind, status, payment_status, text }: OrderEvent): string {
  if (kind === 'status') return status
  return kind === 'payment'
    ? `payment ${payment_status}`
    : `${kind === 'delivery' ? 'delivery changed' : kind}: ${text}`
}

async function showOrder({ db }: CommandContext, number: string): Promise<string> {
  const order = await findOrder(db, number)
  const { id, delivery, recipient, company, messages, refund_due_at } = order
  const items = await db.select().from(order_items).where(eq(order_items.order_id, id)).orderBy(asc(order_items.id))
  const ofOrder = eq(order_history.order_id, id)
  const history = await db.select().from(order_history).where(ofOrder).orderBy(asc(order_history.id))
  const issued = await db.select(shownReceipt).from(receipts).where(eq(receipts.order_id, id)).orderBy(asc(receipts.id))
  const requests = await db.select().from(return_requests).where(eq(return_requests.order_id, id))
  const click = Object.entries(order.ad_click ?? {}).map(([name, value]) => `${name}=${value}`)
  return sections(
    factsText({
      Order: order.number,
      Status: order.status,
      Next: listed(nextStatuses(order)),
      Payment: `${order.payment_id}, ${order.payment_status}`,
      Buyer: buyerText(order),
      Contact: order.no_call ? 'by e-mail only, no calls' : null,
      Messages: messages === 'mail' ? null : messages === 'both' ? 'mails, and to the phone' : 'to the phone',
      Company: company && `${company.name}, ${company.edrpou}`,
      Recipient: recipient ? `${recipient.name} ${recipient.last_name}, ${recipient.phone}` : 'the buyer',
      Delivery: [delivery.name.uk, placeText(delivery, 'uk')].filter(Boolean).join(': '),
      Tracking: order.tracking,
      Comment: order.comment,
      Total: `${hryvniasText(order.total)} (discount ${hryvniasText(order.discount)})`,
      'Refund due': refund_due_at && `since ${localTime(refund_due_at)}`,
      'Returns until': returnDeadlineOf(history),
      'Came from': click.join(' ') || null,
    }),
    table(items.map(item => [item.code, item.names.uk, item.option, `${item.count} × ${hryvniasText(item.price)}`])),
    table(history.map(row => [row.at, eventText(toOrderEvent(row, 'uk'))])),
    listText(issued),
    table(requests.map(request => [request.number, request.kind, request.status])),
  )
}

function parseTracking({ number, delivery }: OrderRow, typed: string): string {
  const carrier = trackedCarrierOf(delivery.id)
  if (!carrier) throw new CommandError(`Order ${number} is not sent by a carrier: it has no tracking number.`)
  const tracking = toTrackingNumber(delivery.id, typed)
  if (tracking !== null) return tracking
  throw new CommandError(`${typed} is no tracking number of ${carrier.name}: it has ${carrier.format}.`)
}

/** What happened, and what is to be done about the money of an order that is paid and will not be sent. */
async function withRefundNotice(tx: Database, number: string, said: readonly string[]): Promise<string> {
  const { refund_due_at, status, total } = await findOrder(tx, number)
  const notice = `It was paid and is ${status}: return ${hryvniasText(total)} to the buyer, then note it as refunded: pnpm shop order ${number} payment refunded.`
  return [...said, ...(refund_due_at === null ? [] : [notice])].join('\n')
}

const setOrderStatus = (services: CommandContext, number: string, to: OrderStatus, typed: string | undefined) =>
  transact(services.db, async tx => {
    const order = await findOrder(tx, number, true)
    const refusal = () => impossible(`Order ${number}`, order.status, to, nextStatuses(order))
    const transition = possibleTransitions(order, 'shop').find(other => other.to === to)
    if (!transition) throw refusal()
    const tracking = typed === undefined ? undefined : parseTracking(order, typed)
    if (isFinal(to)) services.confirm(`Order ${number} becomes ${to}, and nothing leads back from there.`)
    const changed = await changeOrderStatus(tx, order, to, services, { by: 'shop', tracking })
    if (!changed) throw refusal()
    await bumpDataVersions(tx, changed.tags)
    const lacksNumber = changed.order.tracking === null && to === 'shipped' && trackedCarrierOf(order.delivery.id)
    return withRefundNotice(tx, number, [
      `Order ${number} is ${to}${mailNotice(transition.mail)}.`,
      ...(lacksNumber ? [`It has no tracking number yet: pnpm shop order ${number} tracking NUMBER adds it.`] : []),
    ])
  })

/** Notes or corrects the number of the parcel. */
const setOrderTracking = (services: CommandContext, number: string, typed: string): Promise<string> =>
  transact(services.db, async tx => {
    const order = await findOrder(tx, number, true)
    const tracking = parseTracking(order, typed)
    if (!['confirmed', 'packed', 'shipped'].includes(order.status))
      throw new CommandError(`Order ${number} is ${order.status}: there is no parcel to track.`)
    await setTrackingNumber(tx, order, tracking, services)
    return `The parcel of order ${number} is ${tracking}${mailNotice(order.status === 'shipped')}.`
  })

const setPaymentStatus = (services: CommandContext, number: string, to: 'paid' | 'refunded'): Promise<string> =>
  transact(services.db, async tx => {
    const order = await findOrder(tx, number, true)
    const possible = nextPaymentStatuses(order)
    if (!possible.includes(to)) throw impossible(`The payment of order ${number}`, order.payment_status, to, possible)
    if (to === 'refunded' && (await findPaidPayment(tx, order.id)))
      throw new CommandError(`Order ${number} was paid online: its money is returned by payment refund ${number}.`)
    if (to === 'refunded')
      services.confirm(`Order ${number} is noted as refunded. The money itself is not sent by this.`)
    const { isMailed, isRestored } = await changePaymentStatus(tx, order, to, services)
    const restored = isRestored ? '; the order is new again, with its products' : ''
    // Nothing is reserved for it: it was cancelled by somebody, or its products or its coupon are gone since its term.
    return withRefundNotice(tx, number, [`The payment of order ${number} is ${to}${restored}${mailNotice(isMailed)}.`])
  })

const paymentStatuses = ['paid', 'refunded'] as const

export const order = command(
  'order <number> <action> [value]',
  `shows an order (show), or brings it to another status; the buyer gets a mail: status ${orderStatuses.join('|')}, tracking NUMBER of the parcel, payment ${paymentStatuses.join('|')}`,
  async (context, number, typed, value = '', { tracking }) => {
    const action = oneOf(['show', 'status', 'tracking', 'payment'])(typed)
    if (action === 'show') return showOrder(context, number)
    if (action === 'payment') return setPaymentStatus(context, number, oneOf(paymentStatuses)(value))
    if (action === 'tracking') {
      if (value === '') throw new InvalidArgumentError('Say the number of the parcel.')
      return setOrderTracking(context, number, value)
    }
    const to = oneOf(orderStatuses)(value)
    if (tracking === undefined || to === 'shipped') return setOrderStatus(context, number, to, tracking)
    throw new InvalidArgumentError('--tracking goes with the status shipped.')
  },
  { '--tracking <parcel>': 'with status shipped' },
)
