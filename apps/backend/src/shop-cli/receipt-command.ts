import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orders, receipts } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { MAX_ATTEMPTS } from '../platform/backoff.ts'
import { retryReceipts } from '../receipts/register-receipts.ts'
import { shownAmount } from './amounts.ts'
import { area, command } from './arguments.ts'
import { attemptsOf, CommandError, listText } from './command.ts'

/** Maximum number of receipts in a list. */
const MAX_LISTED = 100

/** A receipt in a list. */
export const shownReceipt = {
  Receipt: receipts.id,
  Kind: receipts.kind,
  Amount: shownAmount(receipts.amount),
  State: receipts.state,
  Number: receipts.number,
  Attempts: attemptsOf(receipts.attempts, MAX_ATTEMPTS),
  Next: sql`case when ${receipts.state} = 'waiting' then ${receipts.due_at} end`.mapWith(receipts.due_at),
  Failure: receipts.failure,
}

export const receipt = area('receipt', 'lists fiscal receipts that are not registered, and has them tried again', [
  command('list', 'lists what waits and what was given up, the oldest first', async ({ db }) => {
    const open = await db
      .select({ Order: orders.number, ...shownReceipt })
      .from(receipts)
      .innerJoin(orders, eq(orders.id, receipts.order_id))
      .where(inArray(receipts.state, ['waiting', 'failed']))
      .orderBy(asc(receipts.id))
      .limit(MAX_LISTED)
    return listText(open, 'Every fiscal receipt is registered.')
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
