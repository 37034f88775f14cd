import type { ReturnStatus } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { orders, photos, return_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { toReturnRequests } from '../returns/return-requests.ts'
import { changeReturnStatus, returnTransitions } from '../returns/return-status.ts'
import { words } from '../words/index.ts'
import { command, oneOf } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, sections, table } from './command.ts'
import { impossible, listed } from './order-command.ts'
import { savePhotos } from './save-photos.ts'

/** Locks the order before the request, in the same order as the creation of a request. */
async function findReturn(db: Database, number: string, lock = false) {
  const select = () =>
    db
      .select({ request: return_requests, order: orders })
      .from(return_requests)
      .innerJoin(orders, eq(orders.id, return_requests.order_id))
      .where(eq(return_requests.number, number))
  const [row] = await select()
  const known = found(row, `return request ${number}`)
  if (!lock) return known
  await lockOrder(db, known.order.id)
  const [locked] = await select().for('no key update')
  return locked ?? known
}

async function showReturn({ db }: CommandContext, number: string): Promise<string> {
  const { request, order } = await findReturn(db, number)
  const [row] = await toReturnRequests(db, [request], 'uk')
  const shown = found(row, `return request ${number}`)
  const questions = new Map(Object.entries(words.en.returns.questions))
  return sections(
    factsText({
      Return: request.number,
      Order: order.number,
      Kind: request.kind,
      Status: request.status,
      Next: listed(returnTransitions[request.status]),
      Buyer: `${order.name} ${order.last_name}, ${order.phone}, ${order.email}`,
      Reason: questions.get(request.question) ?? request.question,
      Comment: request.comment,
      Photos: shown.photos.length,
    }),
    table(
      shown.items.map(({ name, option, count, wanted_option: wanted }) => [
        ...[name, option, `${count} pcs`],
        wanted === null ? '' : `in exchange for ${wanted}`,
      ]),
    ),
    table(shown.history.map(({ status, date }) => [new Date(date), status])),
  )
}

async function setReturnStatus(
  services: CommandContext,
  number: string,
  to: ReturnStatus,
  isRestocked: boolean,
): Promise<string> {
  await transact(services.db, async tx => {
    const { request, order } = await findReturn(tx, number, true)
    const changed = await changeReturnStatus(tx, request, order, { to, isRestocked }, services)
    if (changed === 'transition')
      throw impossible(`Return request ${number}`, request.status, to, returnTransitions[request.status])
    if (changed === 'stock') throw new CommandError('Too few pieces are left of what was asked for in exchange.')
    if (returnTransitions[to].length === 0)
      services.confirm(`Return request ${number} becomes ${to}, and nothing leads back from there.`)
    await bumpDataVersions(tx, changed.tags)
  })
  return `Return request ${number} is ${to}; the buyer gets a mail.`
}

const actions = {
  approve: 'approved',
  reject: 'rejected',
  receive: 'received',
  complete: 'completed',
} as const satisfies Record<string, ReturnStatus>

export const returns = command(
  'return <number> <action> [folder]',
  'shows a return request (show), saves its photos to a folder (photos), or decides about it (approve, reject, receive, complete); the buyer gets a mail',
  async (context, number, action, folder = '.', { restock }) => {
    const wanted = oneOf(['show', 'photos', 'approve', 'reject', 'receive', 'complete'])(action)
    if (wanted === 'show') return showReturn(context, number)
    if (wanted !== 'photos') return setReturnStatus(context, number, actions[wanted], restock === true)
    const { request } = await findReturn(context.db, number)
    return savePhotos(context, eq(photos.request_id, request.id), folder, request.number)
  },
  { '--restock': 'with receive: the pieces can be sold again' },
)
