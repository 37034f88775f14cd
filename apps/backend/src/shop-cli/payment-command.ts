import { and, asc, eq } from 'drizzle-orm'
import { payments, refunds } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { UNKNOWN_OUTCOME } from '../payment/provider.ts'
import {
  earliestRepeat,
  executeRefund,
  findPaidPayment,
  type RefundRow,
  refundableAmount,
  requestRefund,
} from '../payment/refunds.ts'
import { hryvniasText, shownAmount } from './amounts.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, listText, sections } from './command.ts'
import { findOrder } from './order-command.ts'

async function showPayments({ db }: CommandContext, number: string): Promise<string> {
  const order = await findOrder(db, number)
  const ofOrder = eq(payments.order_id, order.id)
  const attempts = await db
    .select({
      Started: payments.created_at,
      Provider: payments.provider,
      Reference: payments.reference,
      "Provider's id": payments.provider_id,
      Amount: shownAmount(payments.amount),
      State: payments.state,
      Failure: payments.failure,
    })
    .from(payments)
    .where(ofOrder)
    .orderBy(asc(payments.id))
  const returned = await db
    .select({
      Refund: refunds.created_at,
      Reference: refunds.reference,
      Amount: shownAmount(refunds.amount),
      Reason: refunds.reason,
      State: refunds.state,
      Failure: refunds.failure,
    })
    .from(refunds)
    .innerJoin(payments, and(eq(payments.id, refunds.payment_id), ofOrder))
    .orderBy(asc(refunds.id))
  return sections(
    factsText({
      Order: order.number,
      Status: order.status,
      Payment: `${order.payment_id}, ${order.payment_status}`,
      Total: hryvniasText(order.total),
      'Held until': order.pay_by,
    }),
    listText(attempts, 'Nobody has tried to pay it online.'),
    listText(returned),
  )
}

function outcomeOf(number: string, refund: RefundRow): string {
  const amount = hryvniasText(refund.amount)
  if (refund.state === 'done') return `${amount} of order ${number} are returned; the buyer gets a mail.`
  if (refund.failure === UNKNOWN_OUTCOME)
    throw new CommandError(
      `The provider had not answered a refund of ${amount} of order ${number} and does not say what became of it. Look into its cabinet, and repeat the command if the money is still there.`,
    )
  if (refund.state === 'failed')
    throw new CommandError(`The provider refuses to return ${amount} of order ${number}: ${refund.failure ?? 'error'}.`)
  return `${amount} of order ${number} are requested from the provider, which has not confirmed it yet; the shop goes on asking.`
}

/**
 * Returns money of an order that was paid online: all of it, or `amount` kopiykas. A refund of the same amount that waits for the
 * provider is continued, so that a repeated command returns nothing twice.
 */
async function refundPayment(services: CommandContext, number: string, amount: number | undefined): Promise<string> {
  const refund = await transact(services.db, async tx => {
    const order = found(await lockOrder(tx, number), `order ${number}`)
    const payment = await findPaidPayment(tx, order.id)
    if (!payment) throw new CommandError(`Order ${number} has no online payment whose money could be returned.`)
    const ofPayment = and(eq(refunds.payment_id, payment.id), eq(refunds.state, 'requested'))
    const requested = await tx.select().from(refunds).where(ofPayment).orderBy(asc(refunds.id))
    const waiting = requested.find(other => amount === undefined || amount === other.amount)
    if (waiting) {
      const due_at = earliestRepeat(waiting, services.clock())
      await tx.update(refunds).set({ due_at }).where(eq(refunds.id, waiting.id))
      return waiting
    }
    const left = await refundableAmount(tx, payment)
    const wanted = amount ?? left
    if (wanted > left || left === 0)
      throw new CommandError(`Only ${hryvniasText(left)} of order ${number} are left to be returned.`)
    services.confirm(
      `${hryvniasText(wanted)} of order ${number} go back to the buyer by ${payment.provider}, and cannot be taken again.`,
    )
    const made = await requestRefund(tx, payment, 'shop', wanted)
    if (!made) throw new CommandError(`Nothing of order ${number} is left to be returned.`)
    return made
  })
  return outcomeOf(number, (await executeRefund(refund.id, services)) ?? refund)
}

export const payment = area('payment', 'shows the online payments of an order, or returns the money', [
  command('show <number>', 'lists the attempts to pay an order, and what was returned', showPayments),
  command(
    'refund <number> [price]',
    'returns the money of an order, or a part of it, by its provider; the buyer gets a mail',
    refundPayment,
  ),
])
