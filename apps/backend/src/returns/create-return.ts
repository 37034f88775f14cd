import { randomInt } from 'node:crypto'
import { type profileReturnCreate, type ReturnRequest, SAME_SIZE_QUESTIONS } from '@shop/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { CheckoutContext } from '../checkout/services.ts'
import type { Database } from '../db/database.ts'
import {
  options,
  order_history,
  order_items,
  return_history,
  return_items,
  return_requests,
} from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { isReturnOpen, loadRequestedCounts, returnableCount, returnDeadlineOf } from '../orders/returnable.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import { attachPhotos } from '../photos/attach-photos.ts'
import { type CallResult, conflict, invalid, isCallError, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { executeOnce } from '../wire/idempotency.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { words } from '../words/index.ts'
import { returnQuestions } from './return-form.ts'
import { findPaidOnline, isPaidByHand, sealIban } from './return-refund.ts'
import { type ReturnRow, returnPath, toReturnRequests } from './return-requests.ts'

type CreateBody = z.output<typeof profileReturnCreate.body>

const StoredRequest = z.object({ id: z.int() })

/** Eight random digits, so that numbers do not reveal how many requests were made. */
const randomReturnNumber = (): string => `RT-${randomInt(10_000_000, 100_000_000)}`

async function insertRequest(
  tx: Database,
  row: Omit<typeof return_requests.$inferInsert, 'number'>,
): Promise<ReturnRow> {
  for (;;) {
    const [request] = await tx
      .insert(return_requests)
      .values({ ...row, number: randomReturnNumber() })
      .onConflictDoNothing({ target: return_requests.number })
      .returning()
    if (request) return request
  }
}

type OrderItemRow = typeof order_items.$inferSelect
type RequestedItem = CreateBody['items'][number]

/** The validation error of one requested item, or null. `sizes`: those of its product. */
function findItemError(
  { kind, question, lang }: CreateBody,
  requested: RequestedItem,
  line: OrderItemRow,
  { returnable, sizes, at }: { returnable: number; sizes: readonly number[]; at: string },
): CallResult<never> | null {
  if (line.returnable === 0)
    return { ...invalid({ [`${at}.line_id`]: { rule: 'choice' } }), message: words[lang].returns.excluded }
  if (requested.count > returnable)
    return {
      ...invalid({ [`${at}.count`]: { rule: 'atMost', length: returnable } }),
      message: words[lang].returns.tooMany,
    }
  const path = `${at}.option_id`
  if (kind === 'return') return requested.option_id === undefined ? null : invalid({ [path]: { rule: 'choice' } })
  if (requested.option_id === undefined) return sizes.length === 0 ? null : invalid({ [path]: { rule: 'required' } })
  const isOther = requested.option_id !== line.option_id || SAME_SIZE_QUESTIONS.includes(question)
  return sizes.includes(requested.option_id) && isOther ? null : invalid({ [path]: { rule: 'choice' } })
}

/** The validation errors of the items of a request, or null. */
async function findItemsError(tx: Database, order: OrderRow, body: CreateBody): Promise<CallResult<never> | null> {
  const lines = await tx.select().from(order_items).where(eq(order_items.order_id, order.id))
  const requestedCounts = await loadRequestedCounts(tx, [order.id])
  const sizes = await tx
    .select({ id: options.id, product_id: options.product_id })
    .from(options)
    .where(
      inArray(
        options.product_id,
        lines.map(({ product_id }) => product_id),
      ),
    )
  for (const [index, requested] of body.items.entries()) {
    const line = lines.find(({ id }) => id === requested.line_id)
    if (!line) return notFound()
    const at = `items.${index}`
    if (body.items.findIndex(({ line_id }) => line_id === requested.line_id) !== index)
      return invalid({ [`${at}.line_id`]: { rule: 'choice' } })
    const error = findItemError(body, requested, line, {
      returnable: returnableCount(line, requestedCounts),
      sizes: sizes.filter(({ product_id }) => product_id === line.product_id).map(({ id }) => id),
      at,
    })
    if (error) return error
  }
  return null
}

/** The reason why no line of an order can be returned now, or null. */
async function findOrderError(
  tx: Database,
  order: OrderRow,
  { lang }: CreateBody,
  clock: () => Date,
): Promise<CallResult<never> | null> {
  const history = await tx
    .select()
    .from(order_history)
    .where(eq(order_history.order_id, order.id))
    .orderBy(asc(order_history.id))
  if (isReturnOpen(order.status, history, clock())) return null
  const deadline = returnDeadlineOf(history)
  const texts = words[lang].returns
  return conflict(deadline !== null && deadline < clock() ? texts.tooLate : texts.notDelivered)
}

async function insertReturn(
  tx: Database,
  order: OrderRow,
  body: CreateBody,
  context: CheckoutContext,
): Promise<CallResult<z.output<typeof StoredRequest>>> {
  const error = (await findOrderError(tx, order, body, context.clock)) ?? (await findItemsError(tx, order, body))
  if (error) return error
  const needsIban = body.kind === 'return' && isPaidByHand(order, await findPaidOnline(tx, [order.id]))
  const request = await insertRequest(tx, {
    order_id: order.id,
    user_id: context.customer?.id ?? null,
    kind: body.kind,
    question: body.question,
    comment: body.comment || null,
    status: 'new',
    lang: body.lang,
    iban: needsIban && body.iban ? sealIban(body.iban, context) : null,
  })
  await tx.insert(return_items).values(
    body.items.map(({ line_id, count, option_id = null }) => ({
      request_id: request.id,
      order_item_id: line_id,
      count,
      option_id,
    })),
  )
  await tx.insert(return_history).values({ request_id: request.id, status: request.status })
  if (!(await attachPhotos(tx, { request_id: request.id }, body.photos ?? [])))
    return invalid({ photos: { rule: 'choice' } })
  await enqueueOrderMessage(tx, order, {
    key: `return-created:${request.id}`,
    template: 'return-created',
    lang: request.lang,
    data: { requestId: request.id, path: returnPath(request, order, context) },
  })
  return ok({ id: request.id })
}

/**
 * Creates a return request. `find` locks the order until the end of the transaction, so that concurrent requests never exceed
 * the ordered pieces. A repeated `Idempotency-Key` gets the same request.
 */
export async function createReturn(
  body: CreateBody,
  find: (tx: Database) => Promise<OrderRow | null>,
  context: CheckoutContext,
): Promise<CallResult<ReturnRequest>> {
  const { db, rateLimiter, secrets, address, idempotencyKey: key } = context
  const { lang } = body
  const photos = new Set(body.photos ?? [])
  if (photos.size !== (body.photos ?? []).length) return invalid({ photos: { rule: 'choice' } })
  if (!returnQuestions(lang).some(({ id }) => id === body.question)) return invalid({ question: { rule: 'question' } })
  return transact<CallResult<ReturnRequest>>(
    db,
    async tx => {
      const order = await find(tx)
      if (!order) return notFound()
      const created = await executeOnce(
        tx,
        { scope: `return:${order.number}`, key, body, parseAnswer: stored => StoredRequest.parse(stored) },
        async () => {
          const wait =
            (await rateLimiter.consume(`return:${secrets.pseudonym(address)}`, rateLimits.writing, tx)) ??
            (await rateLimiter.consume(`return of order:${order.id}`, rateLimits.writing, tx))
          return wait === null ? insertReturn(tx, order, body, context) : rateLimited(wait)
        },
      )
      if (!created.ok) return created
      const rows = await tx.select().from(return_requests).where(eq(return_requests.id, created.data.id))
      const [request] = await toReturnRequests(tx, rows, lang)
      return request ? ok(request) : notFound()
    },
    isCallError,
  )
}
