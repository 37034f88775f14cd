import type { ReturnStatus } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { orders, photos, return_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { ibanOf, noteReturnRefund } from '../returns/return-refund.ts'
import { toReturnRequests } from '../returns/return-requests.ts'
import { changeReturnStatus, returnTransitions } from '../returns/return-status.ts'
import { words } from '../words/index.ts'
import { hryvniasText } from './amounts.ts'
import { command, oneOf } from './arguments.ts'
import { type CommandContext, CommandError, factsText, found, sections, table } from './command.ts'
import { savePhotos } from './files.ts'
import { buyerText, impossible, listed } from './order-command.ts'

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

async function showReturn(services: CommandContext, number: string): Promise<string> {
  const { request, order } = await findReturn(services.db, number)
  const { refund_amount, refund_id, refunded_at } = request
  const [row] = await toReturnRequests(services.db, [request], 'uk')
  const shown = found(row, `return request ${number}`)
  const questions = new Map(Object.entries(words.en.returns.questions))
  return sections(
    factsText({
      Return: request.number,
      Order: order.number,
      Kind: request.kind,
      Status: request.status,
      Next: listed(returnTransitions[request.status]),
      Buyer: buyerText(order),
      Reason: questions.get(request.question) ?? request.question,
      Comment: request.comment,
      Photos: shown.photos.length,
      Money: refund_amount === null ? null : hryvniasText(refund_amount),
      'Goes to': refund_id === null ? ibanOf(request, services) : 'the card, by the payment’s provider',
      'Sent at': refunded_at,
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

const setReturnStatus = (services: CommandContext, number: string, to: ReturnStatus, isRestocked: boolean) =>
  transact(services.db, async tx => {
    const { request, order } = await findReturn(tx, number, true)
    const changed = await changeReturnStatus(tx, request, order, { to, isRestocked }, services)
    if (changed === 'transition')
      throw impossible(`Return request ${number}`, request.status, to, returnTransitions[request.status])
    if (changed === 'stock') throw new CommandError('Too few pieces are left of what was asked for in exchange.')
    if (returnTransitions[to].length === 0)
      services.confirm(`Return request ${number} becomes ${to}, and nothing leads back from there.`)
    await bumpDataVersions(tx, changed.tags)
    const { refund_amount, refund_id } = changed.request
    const said = `Return request ${number} is ${to}; the buyer gets a mail.`
    if (refund_amount === null) return said
    const amount = hryvniasText(refund_amount)
    if (refund_id !== null) return `${said} ${amount} go back to the card.`
    return `${said} Send ${amount} to the account of \`return ${number} show\`, then note it by \`return ${number} refunded\`.`
  })

/** Notes that the money of a return was sent to the buyer's account. */
const noteRefund = (services: CommandContext, number: string): Promise<string> =>
  transact(services.db, async tx => {
    const { request, order } = await findReturn(tx, number, true)
    if (!(await noteReturnRefund(tx, request, order, services)))
      throw new CommandError(`Return request ${number} has no money that is to be sent by hand.`)
    services.confirm(`Return request ${number} is noted as refunded. The money itself is not sent by this.`)
    return `Return request ${number} is refunded, and its account is forgotten; the buyer gets a mail.`
  })

const actions = {
  approve: 'approved',
  reject: 'rejected',
  receive: 'received',
  complete: 'completed',
} as const satisfies Record<string, ReturnStatus>

export const returns = command(
  'return <number> <action> [folder]',
  'shows a return request (show), saves its photos to a folder (photos), decides about it (approve, reject, receive, complete), or notes that its money was sent (refunded); the buyer gets a mail',
  async (context, number, action, folder = '.', { restock }) => {
    const wanted = oneOf(['show', 'photos', 'approve', 'reject', 'receive', 'complete', 'refunded'])(action)
    if (wanted === 'show') return showReturn(context, number)
    if (wanted === 'refunded') return noteRefund(context, number)
    if (wanted !== 'photos') return setReturnStatus(context, number, actions[wanted], restock === true)
    const { request } = await findReturn(context.db, number)
    return savePhotos(context, eq(photos.request_id, request.id), folder, request.number)
  },
  { '--restock': 'with receive: the pieces can be sold again' },
)
