import { releaseUnpaidOrders } from '../checkout/release-unpaid.ts'
import type { OpenDatabase } from '../db/database.ts'
import { type AskServices, askAboutPayment } from '../payment/ask-provider.ts'
import { findDueAttempts, findDueCaptures } from '../payment/attempts.ts'
import { executeDueRefunds, REFUND_CHANNEL } from '../payment/refunds.ts'
import { runWhenNotified } from './run-when-notified.ts'
import type { Job } from './scheduler.ts'

/** Makes up for lost callbacks, captures and returns money, and cancels orders that were not paid in time. */
export async function settlePayments(services: AskServices): Promise<void> {
  for (const payment of [...(await findDueAttempts(services)), ...(await findDueCaptures(services))])
    await askAboutPayment(payment, services)
  await executeDueRefunds(services)
  await releaseUnpaidOrders(services)
}

interface PaymentJob {
  /** Runs once a minute. */
  job: Job
  close(): Promise<void>
}

/** Sends a refund as soon as the transaction that requested it commits; everything else once a minute. */
export const startPaymentJob = (database: Pick<OpenDatabase, 'listen'>, services: AskServices): PaymentJob => ({
  job: { name: 'payments', cron: '* * * * *', run: () => settlePayments(services) },
  close: runWhenNotified(database, REFUND_CHANNEL, {
    run: () => executeDueRefunds(services),
    onError: error => services.log.warn({ err: error }, 'refunds could not be sent'),
  }),
})
