import { releaseUnpaidOrders } from '../checkout/release-unpaid.ts'
import type { OpenDatabase } from '../db/database.ts'
import { type AskServices, askAboutPayment } from '../payment/ask-provider.ts'
import { findDueAttempts } from '../payment/attempts.ts'
import { executeDueRefunds, REFUND_CHANNEL } from '../payment/refunds.ts'
import type { Job } from './scheduler.ts'

/** Makes up for lost callbacks, sends refunds, and cancels orders that were not paid in time. */
export async function settlePayments(services: AskServices): Promise<void> {
  for (const payment of await findDueAttempts(services)) await askAboutPayment(payment, services)
  await executeDueRefunds(services)
  await releaseUnpaidOrders(services)
}

interface PaymentJob {
  /** Runs once a minute. */
  job: Job
  close(): Promise<void>
}

/** Sends a refund as soon as the transaction that requested it commits; everything else once a minute. */
export function startPaymentJob(database: Pick<OpenDatabase, 'listen'>, services: AskServices): PaymentJob {
  const logFailure = (error: unknown) => services.log.warn({ err: error }, 'refunds could not be sent')
  let running = Promise.resolve()
  let isClosed = false
  const run = () => {
    running = running.then(() => (isClosed ? undefined : executeDueRefunds(services).catch(logFailure)))
  }
  const listening = database.listen(REFUND_CHANNEL, run).catch(error => {
    logFailure(error)
    return async () => {}
  })
  return {
    job: { name: 'payments', cron: '* * * * *', run: () => settlePayments(services) },
    async close() {
      isClosed = true
      const stopListening = await listening
      await stopListening()
      await running
    },
  }
}
