import * as z from 'zod'
import { call } from './call.ts'
import { OrderStatus, orderObject } from './checkout.ts'
import { Lang, paged, pageNumber, secret } from './primitives.ts'
import type { Schema } from './schema.ts'

/** An order in the list of a customer. `token` authorises `checkout/order`, `checkout/pay` and `checkout/cancel` for it. */
export interface CustomerOrder extends z.output<typeof customerOrder> {}
const customerOrder = orderObject.extend({ token: secret })
export const CustomerOrder: Schema<CustomerOrder> = customerOrder

export const profileOrders = call('/api/profile/orders', {
  summary: 'Orders, the newest first, in shorter pages when they have many lines; with a number, that order alone.',
  protected: true,
  body: z.strictObject({
    lang: Lang,
    page_number: pageNumber,
    status: OrderStatus.optional(),
    /** In upper or lower case: paths are in lower case. */
    number: z.string().min(1).max(32).optional(),
  }),
  data: paged(CustomerOrder),
})
