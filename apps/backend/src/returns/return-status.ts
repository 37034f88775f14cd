import type { ReturnStatus } from '@shop/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, order_items, products, return_history, return_items, return_requests } from '../db/schema/index.ts'
import type { OrderRow } from '../orders/order-key.ts'
import { enqueueOrderMessage } from '../outbox/order-messages.ts'
import type { Secrets } from '../platform/secrets.ts'
import { adjustStock, reserveStock, type StockItem } from '../stock/stock.ts'
import { refundReturn } from './return-refund.ts'
import { type ReturnRow, returnPath } from './return-requests.ts'

/** Allowed status transitions of a return. */
export const returnTransitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  new: ['approved', 'rejected'],
  approved: ['received', 'rejected'],
  received: ['completed'],
  rejected: [],
  completed: [],
}

const returnedItems = (tx: Database, requestId: number) =>
  tx
    .select({
      product_id: order_items.product_id,
      option_id: order_items.option_id,
      wanted_id: return_items.option_id,
      count: return_items.count,
    })
    .from(return_items)
    .innerJoin(order_items, eq(order_items.id, return_items.order_item_id))
    .where(eq(return_items.request_id, requestId))

async function isInStock(tx: Database, { product_id, option_id, count }: StockItem): Promise<boolean> {
  const [row] =
    option_id === null
      ? await tx.select({ left: products.left }).from(products).where(eq(products.id, product_id))
      : await tx.select({ left: options.left }).from(options).where(eq(options.id, option_id))
  return (row?.left ?? 0) >= count
}

/** Merges pieces of the same product or size: two lines may be exchanged for one size. */
function mergeQuantities(items: readonly StockItem[]): StockItem[] {
  const sums = new Map<string, StockItem>()
  for (const piece of items) {
    const key = `${piece.product_id}/${piece.option_id}`
    sums.set(key, { ...piece, count: piece.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

interface ChangedReturn {
  request: ReturnRow
  /** Cache tags whose versions are bumped at the end of the transaction. */
  tags: string[]
}

/** `transition`: not allowed from the current status; `stock`: too little stock of the size requested in exchange. */
type ReturnRefusal = 'transition' | 'stock'

/**
 * Changes the status of a locked return request, with history and mail. `isRestocked`: the received pieces are as good as
 * new and go back into stock. Completing an exchange takes the replacement pieces out of stock, completing a return asks for its money.
 */
export async function changeReturnStatus(
  tx: Database,
  request: ReturnRow,
  order: OrderRow,
  { to, isRestocked }: { to: ReturnStatus; isRestocked: boolean },
  services: { secrets: Secrets },
): Promise<ChangedReturn | ReturnRefusal> {
  if (!returnTransitions[request.status].includes(to)) return 'transition'
  const tags: string[] = []
  const items = await returnedItems(tx, request.id)
  if (to === 'received' && isRestocked) {
    await reserveStock(tx, items)
    tags.push(...(await adjustStock(tx, items, 1)))
  }
  if (to === 'completed' && request.kind === 'exchange') {
    const replacements = mergeQuantities(
      items.map(({ wanted_id, ...piece }) => ({ ...piece, option_id: wanted_id ?? piece.option_id })),
    )
    await reserveStock(tx, replacements)
    for (const piece of replacements) if (!(await isInStock(tx, piece))) return 'stock'
    tags.push(...(await adjustStock(tx, replacements, -1)))
  }
  const money = to === 'completed' ? await refundReturn(tx, request, order) : to === 'rejected' ? { iban: null } : {}
  const [changed] = await tx
    .update(return_requests)
    .set({ status: to, ...money })
    .where(eq(return_requests.id, request.id))
    .returning()
  await tx.insert(return_history).values({ request_id: request.id, status: to })
  await enqueueOrderMessage(tx, order, {
    key: `return-status:${request.id}:${to}`,
    template: 'return-status',
    lang: request.lang,
    data: { requestId: request.id, path: returnPath(request, order, services) },
  })
  return { request: changed ?? request, tags }
}
