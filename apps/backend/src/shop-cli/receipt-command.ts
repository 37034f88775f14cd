import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orders, receipts } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { MAX_ATTEMPTS, type ReceiptRow, retryReceipts } from '../receipts/register-receipts.ts'
import { hryvniasText } from './amounts.ts'
import { area, command } from './arguments.ts'
import { CommandError, listText } from './command.ts'

/** Maximum number of receipts in a list. */
const MAX_LISTED = 100

/** A receipt in a list. */
export const shownReceipt = (receipt: ReceiptRow) => ({
  Receipt: receipt.id,
  Kind: receipt.kind,
  Amount: hryvniasText(receipt.amount),
  State: receipt.state,
  Number: receipt.number,
  Attempts: `${receipt.attempts} of ${MAX_ATTEMPTS}`,
  Next: receipt.state === 'waiting' ? receipt.due_at : null,
  Failure: receipt.failure,
})

export const receipt = area('receipt', 'lists fiscal receipts that are not registered, and has them tried again', [
  command('list', 'lists what waits and what was given up, the oldest first', async ({ db }) => {
    const rows = await db
      .select({ receipt: receipts, number: orders.number })
      .from(receipts)
      .innerJoin(orders, eq(orders.id, receipts.order_id))
      .where(inArray(receipts.state, ['waiting', 'failed']))
      .orderBy(asc(receipts.id))
      .limit(MAX_LISTED)
    const shown = rows.map(row => ({ Order: row.number, ...shownReceipt(row.receipt) }))
    return listText(shown, 'Every fiscal receipt is registered.')
  }),
  command(
    'retry <which>',
    'has one receipt, or all that were given up, registered anew at once',
    async (context, which) => {
      if (context.fiscalService === null) throw new CommandError('No fiscal service is configured.')
      const isMeant = which === 'all' ? sql`true` : eq(receipts.id, which)
      const count = await transact(context.db, tx => retryReceipts(tx, isMeant))
      if (which !== 'all' && count === 0) throw new CommandError(`There is no receipt ${which} that was given up.`)
      return `${count} receipts are tried again.`
    },
  ),
])
