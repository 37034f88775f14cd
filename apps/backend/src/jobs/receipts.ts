import type { OpenDatabase } from '../db/database.ts'
import { type RegisterServices, registerDueReceipts } from '../receipts/register-receipts.ts'
import { RECEIPT_CHANNEL } from '../receipts/write-receipts.ts'
import { kyivHour } from '../values/kyiv-time.ts'
import { runWhenNotified } from './run-when-notified.ts'
import type { Job } from './scheduler.ts'

/** Hour of Kyiv in which the day of the cash register ends. */
const LAST_HOUR = 23

/** Ends the day of the cash register, in the last hour of it. */
export async function closeCashDay({
  fiscalService,
  clock,
}: Pick<RegisterServices, 'fiscalService' | 'clock'>): Promise<void> {
  if (kyivHour(clock()) === LAST_HOUR) await fiscalService?.closeDay()
}

interface ReceiptJob {
  jobs: readonly Job[]
  close(): Promise<void>
}

/** Registers a receipt as soon as its transaction commits, those that are repeated once a minute. */
export const startReceiptJob = (database: Pick<OpenDatabase, 'listen'>, services: RegisterServices): ReceiptJob => ({
  jobs: [
    { name: 'receipts', cron: '* * * * *', run: () => registerDueReceipts(services) },
    // A quarter to midnight in Kyiv, in summer and in winter.
    { name: 'cash-day', cron: '45 20,21 * * *', run: () => closeCashDay(services) },
  ],
  close: runWhenNotified(database, RECEIPT_CHANNEL, {
    run: () => registerDueReceipts(services),
    onError: error => services.log.warn({ err: error }, 'receipts could not be registered'),
  }),
})
