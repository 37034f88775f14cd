import { checkoutCancel, checkoutOptions, checkoutOrder, checkoutSubmit } from '@shop/contract'
import { invalid, notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { cancelOrder } from './cancel.ts'
import { findOrder, toOrder } from './orders.ts'
import { checkoutOptionsTo } from './shipping-methods.ts'
import { submitOrder } from './submit.ts'

export const checkout = [
  defineHandler(checkoutOptions, async ({ lang, city_ref }, context) =>
    city_ref !== undefined && !context.carrier.findSettlement(city_ref)
      ? invalid({ city_ref: { rule: 'choice' } })
      : ok(checkoutOptionsTo(lang, city_ref, context)),
  ),
  defineHandler(checkoutSubmit, submitOrder),
  defineHandler(checkoutOrder, async (body, context) => {
    const order = await findOrder(context.db, body, context)
    return order ? ok(await toOrder(context.db, order, body.lang, context)) : notFound()
  }),
  defineHandler(checkoutCancel, cancelOrder),
]
