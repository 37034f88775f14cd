import { and, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { stock_requests } from '../db/schema/index.ts'
import { enqueueMail } from '../outbox/outbox.ts'

/** A product or size that is in stock again. */
interface Restocked {
  /** Id of the product. */
  id: number
  /** Null for a product without sizes or the product as a whole. */
  option_id: number | null
}

/** Deletes the requests for restocked products and sizes and enqueues a mail for each, in the transaction that raised the stock. */
export async function mailBackInStock(tx: Database, restocked: readonly Restocked[]): Promise<void> {
  if (restocked.length === 0) return
  const productIds = restocked.filter(({ option_id }) => option_id === null).map(({ id }) => id)
  const optionIds = restocked.flatMap(({ option_id }) => option_id ?? [])
  const requests = await tx
    .delete(stock_requests)
    .where(
      or(
        and(isNull(stock_requests.option_id), inArray(stock_requests.product_id, productIds)),
        inArray(stock_requests.option_id, optionIds),
      ),
    )
    .returning()
  for (const { id, product_id, option_id, email, lang } of requests)
    await enqueueMail(tx, {
      key: `back-in-stock:${id}`,
      template: 'back-in-stock',
      lang,
      recipient: email,
      data: { productId: product_id, optionId: option_id },
    })
}
