import {
  checkoutCancel,
  checkoutDelivery,
  checkoutOptions,
  checkoutOrder,
  checkoutPay,
  checkoutSubmit,
} from '@shop/contract'
import { findSettlement } from '../delivery/directory.ts'
import { loadParcel } from '../delivery/parcel.ts'
import { askAboutOrder } from '../payment/ask-provider.ts'
import { payOrder } from '../payment/start-payment.ts'
import { invalid, notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { cancelOrder } from './cancel.ts'
import { changeDelivery } from './change-delivery.ts'
import { answerDeliveryEstimate } from './delivery-estimate.ts'
import { findOrder, toOrder } from './orders.ts'
import { checkoutOptionsTo } from './shipping-methods.ts'
import { submitOrder } from './submit.ts'

export const checkout = [
  answerDeliveryEstimate,
  defineHandler(checkoutOptions, async ({ lang, cart_id, city_ref }, context) =>
    city_ref !== undefined && !(await findSettlement(context, city_ref))
      ? invalid({ city_ref: { rule: 'choice' } })
      : ok(await checkoutOptionsTo(lang, city_ref, await loadParcel(context.db, cart_id), context)),
  ),
  defineHandler(checkoutSubmit, submitOrder),
  defineHandler(checkoutOrder, async (body, context) => {
    const found = await findOrder(context.db, body, context)
    // The shopper may have come back before the provider has said the outcome.
    const isAsked = found?.pay_by && (await askAboutOrder(context.db, found.id, context)).includes('applied')
    const order = isAsked ? await findOrder(context.db, body, context) : found
    return order ? ok(await toOrder(context.db, order, body.lang, context)) : notFound()
  }),
  defineHandler(checkoutPay, payOrder),
  defineHandler(checkoutCancel, cancelOrder),
  defineHandler(checkoutDelivery, changeDelivery),
]
