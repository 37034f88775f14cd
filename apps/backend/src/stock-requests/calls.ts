import { productNotify } from '@shop/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { options, products, stock_requests } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { type CallResult, conflict, notFound, ok, rateLimited } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { words } from '../words/index.ts'

/**
 * Stock of a product or of one of its sizes; undefined when it does not exist. The row is locked against restocking:
 * either the restocking transaction reads the request, or the request reads the new stock.
 */
async function lockStock(tx: Database, product_id: number, option_id: number | undefined): Promise<number | undefined> {
  const [row] =
    option_id === undefined
      ? await tx.select({ left: products.left }).from(products).where(eq(products.id, product_id)).for('share')
      : await tx
          .select({ left: options.left })
          .from(options)
          .where(and(eq(options.id, option_id), eq(options.product_id, product_id)))
          .for('share')
  return row?.left
}

export const stockRequests = [
  defineHandler(productNotify, async ({ lang, product_id, option_id, email: typed }, context) => {
    const { db, rateLimiter, secrets, address } = context
    const email = typed.toLowerCase()
    const wait =
      (await rateLimiter.consume(`notify:${secrets.pseudonym(address)}`, rateLimits.writing)) ??
      (await rateLimiter.consume(`notify of mail:${secrets.pseudonym(email)}`, rateLimits.writing))
    if (wait !== null) return rateLimited(wait)
    return transact<CallResult<Record<string, never>>>(db, async tx => {
      const left = await lockStock(tx, product_id, option_id)
      if (left === undefined) return notFound()
      if (left > 0) return conflict(words[lang].stockRequest.inStock)
      await tx
        .insert(stock_requests)
        .values({ product_id, option_id: option_id ?? null, email, lang })
        .onConflictDoNothing()
      return ok({})
    })
  }),
]
