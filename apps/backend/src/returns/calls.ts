import { profileReturn, profileReturnCreate, returnCreate, returnPhotoShow, returnShow } from '@shop/contract'
import { and, eq } from 'drizzle-orm'
import type { CheckoutContext } from '../checkout/services.ts'
import { orders, photos, return_requests } from '../db/schema/index.ts'
import { findOrder, isOrderToken } from '../orders/find-order.ts'
import { photoPreview } from '../pictures/reduce-photo.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { type Customer, defineCustomerHandler, defineHandler } from '../wire/handler.ts'
import { createReturn } from './create-return.ts'
import { loadReturnForm } from './return-form.ts'

export const returns = [
  defineCustomerHandler(profileReturn, async ({ lang }, context: CheckoutContext & { customer: Customer }) =>
    ok(await loadReturnForm(eq(orders.user_id, context.customer.id), lang, context)),
  ),

  defineCustomerHandler(profileReturnCreate, (body, context: CheckoutContext & { customer: Customer }) =>
    createReturn(
      body,
      async tx => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.number, body.number), eq(orders.user_id, context.customer.id)))
          .for('no key update')
        return order ?? null
      },
      context,
    ),
  ),

  defineHandler(returnShow, async (body, context: CheckoutContext) => {
    const order = await findOrder(context.db, body, context)
    return order ? ok(await loadReturnForm(eq(orders.id, order.id), body.lang, context)) : notFound()
  }),

  defineHandler(returnCreate, ({ token, ...body }, context: CheckoutContext) =>
    createReturn(body, tx => findOrder(tx, { number: body.number, token }, context, true), {
      ...context,
      // Requested with the order's token: its mails link to the page that is accessible with this token.
      customer: null,
    }),
  ),

  defineHandler(returnPhotoShow, async ({ id, token, preview }, context) => {
    const { db, customer, workQueue, address } = context
    const [photo] = await db
      .select({ data: photos.data, number: orders.number, owner: orders.user_id })
      .from(photos)
      .innerJoin(return_requests, eq(return_requests.id, photos.request_id))
      .innerJoin(orders, eq(orders.id, return_requests.order_id))
      .where(eq(photos.id, id))
    if (!photo) return notFound()
    const isOwner = customer !== null && photo.owner === customer.id
    const hasToken = token !== undefined && isOrderToken(photo.number, token, context)
    if (!isOwner && !hasToken) return notFound()
    const reduced = () => workQueue.run(() => photoPreview(photo.data), { owner: address })
    const data = preview ? await reduced() : Buffer.from(photo.data)
    return ok({ type: 'image/webp' as const, data: data.toString('base64') })
  }),
]
