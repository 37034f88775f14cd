import type { OrderStatus, PaymentStatus } from '@shop/contract'
import { asc, eq } from 'drizzle-orm'
import { changeOrderStatus, orderTransitions } from '../checkout/order-status.ts'
import type { OrderRow } from '../checkout/orders.ts'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { order_history, order_items, orders, return_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { sum } from '../money.ts'
import { findPaidPayment } from '../payment/refunds.ts'
import { returnDeadlineOf } from '../returns/returnable.ts'
import { CommandError, type CommandServices, ConfirmationRequired, localTime, table } from './command.ts'

/** Payment status transitions allowed to an operator; those of card payments come from the payment provider. */
const paymentTransitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['paid'],
  failed: ['paid'],
  on_receipt: ['paid'],
  paid: ['refunded'],
  refunded: [],
}

/** Irreversible statuses. */
const finalStatuses: readonly OrderStatus[] = ['cancelled', 'returned']

async function findOrder(db: Database, number: string, lock = false): Promise<OrderRow> {
  const query = db.select().from(orders).where(eq(orders.number, number))
  const [order] = lock ? await query.for('no key update') : await query
  if (!order) throw new CommandError(`There is no order ${number}.`)
  return order
}

const listed = (statuses: readonly string[]): string => statuses.join(', ') || 'none'

const nextStatuses = ({ status }: OrderRow): OrderStatus[] => orderTransitions[status].map(({ to }) => to)

export async function showOrder({ db }: CommandServices, number: string): Promise<string> {
  const order = await findOrder(db, number)
  const items = await db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order.id))
    .orderBy(asc(order_items.id))
  const history = await db
    .select()
    .from(order_history)
    .where(eq(order_history.order_id, order.id))
    .orderBy(asc(order_history.id))
  const requests = await db.select().from(return_requests).where(eq(return_requests.order_id, order.id))
  const { delivery, recipient } = order
  const deadline = returnDeadlineOf(history)
  const place = [delivery.city?.uk, delivery.point?.uk, delivery.address].filter(Boolean).join(', ')
  const facts = [
    ['Order', order.number],
    ['Status', order.status],
    ['Next', listed(nextStatuses(order))],
    ['Payment', `${order.payment_id}, ${order.payment_status}`],
    ['Buyer', `${order.name} ${order.last_name}, ${order.phone}, ${order.email}`],
    ['Recipient', recipient ? `${recipient.name} ${recipient.last_name}, ${recipient.phone}` : 'the buyer'],
    ['Delivery', [delivery.name.uk, place].filter(Boolean).join(': ')],
    ['Comment', order.comment],
    ['Total', `${sum(order.total, 'en')} (discount ${sum(order.discount, 'en')})`],
    ['Returns until', deadline ? localTime(deadline) : null],
  ]
  return [
    table(facts),
    table(items.map(item => [item.code, item.names.uk, item.option, `${item.count} × ${sum(item.price, 'en')}`])),
    table(history.map(({ status, at }) => [localTime(at), status])),
    ...(requests.length > 0 ? [table(requests.map(request => [request.number, request.kind, request.status]))] : []),
  ].join('\n\n')
}

export async function setOrderStatus(
  services: CommandServices,
  number: string,
  to: OrderStatus,
  isConfirmed: boolean,
): Promise<string> {
  const { db, dataVersions } = services
  const refusal = (order: OrderRow) =>
    new CommandError(
      `Order ${number} is ${order.status}: it cannot become ${to}. Possible: ${listed(nextStatuses(order))}.`,
    )
  const present = await findOrder(db, number)
  if (!nextStatuses(present).includes(to)) throw refusal(present)
  if (finalStatuses.includes(to) && !isConfirmed)
    throw new ConfirmationRequired(`Order ${number} becomes ${to}, and nothing leads back from there.`)
  await transact(db, async tx => {
    const order = await findOrder(tx, number, true)
    const changed = await changeOrderStatus(tx, order, to, services)
    if (!changed) throw refusal(order)
    await bumpDataVersions(tx, changed.tags)
  })
  dataVersions.expire()
  return `Order ${number} is ${to}; the buyer gets a mail.`
}

export async function setPaymentStatus(
  { db }: CommandServices,
  number: string,
  to: PaymentStatus,
  isConfirmed: boolean,
): Promise<string> {
  return transact(db, async tx => {
    const order = await findOrder(tx, number, true)
    const possible = paymentTransitions[order.payment_status]
    if (!possible.includes(to))
      throw new CommandError(
        `The payment of order ${number} is ${order.payment_status}: it cannot become ${to}. Possible: ${listed(possible)}.`,
      )
    if (to === 'refunded' && (await findPaidPayment(tx, order.id)))
      throw new CommandError(`Order ${number} was paid online: its money is returned by payment refund ${number}.`)
    if (to === 'refunded' && !isConfirmed)
      throw new ConfirmationRequired(`Order ${number} is noted as refunded. The money itself is not sent by this.`)
    await tx.update(orders).set({ payment_status: to }).where(eq(orders.id, order.id))
    return `The payment of order ${number} is ${to}.`
  })
}
