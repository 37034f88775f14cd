import { desc, eq, isNotNull } from 'drizzle-orm'
import { order_tracking, orders } from '../db/schema/index.ts'
import { directoryState, refreshDirectory } from '../delivery/refresh.ts'
import { oneLine } from '../values/printable.ts'
import { area, command } from './arguments.ts'
import { type CommandContext, CommandError, factsText, sections, table } from './command.ts'

const problems = { refused: 'the recipient refused the parcel', expired: 'not collected in time, goes back' } as const

async function showCarrier(services: CommandContext): Promise<string> {
  const { db, carrier } = services
  const { completedAt, settlements, points } = await directoryState(services)
  const attention = await db
    .select({ number: orders.number, tracking: order_tracking.tracking_number, problem: order_tracking.problem })
    .from(order_tracking)
    .innerJoin(orders, eq(orders.id, order_tracking.order_id))
    .where(isNotNull(order_tracking.problem))
    .orderBy(desc(order_tracking.checked_at))
    .limit(100)
  return sections(
    factsText({
      Directory: carrier.directory === 'demo' ? 'demo: branches and lockers are invented' : 'Nova Poshta',
      Settlements: settlements,
      Points: points,
      Refreshed: completedAt ?? (carrier.source ? 'never' : null),
    }),
    table(attention.map(({ number, tracking, problem }) => [number, tracking, problem && problems[problem]])),
  )
}

async function refreshCarrier({ db, carrier }: CommandContext): Promise<string> {
  const result = await refreshDirectory({ db, carrier }).catch(error => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`The directory stays as it was: ${oneLine(reason)}\nRun it again to go on from there.`)
  })
  if (result.kind === 'none')
    throw new CommandError('The demo directory is not refreshed. Set NOVA_POSHTA_KEY to use the carrier’s.')
  if (result.kind === 'running') throw new CommandError('Another process refreshes the directory at this moment.')
  const { read, added, changed, vanished, missed } = result.counts
  const { settlements, points } = await directoryState({ db, carrier })
  return [
    `Read ${read} rows: ${added} new, ${changed} changed, ${vanished} gone.`,
    ...(missed > 0 ? [`${missed} rows were missing or unreadable, so none was marked as gone.`] : []),
    `The directory has ${settlements} settlements and ${points} points.`,
  ].join('\n')
}

export const carrier = area('carrier', 'looks after the directory of branches and lockers', [
  command('show', 'tells how much the directory has, since when, and which parcels need attention', showCarrier),
  command('refresh', 'reads the directory from the carrier and tells what has changed', refreshCarrier),
])
