import type { checkoutPay } from '@shop/contract'
import type { z } from 'zod'
import { findOrder } from '../orders/find-order.ts'
import { orderToken } from '../orders/order-key.ts'
import { askAboutOrder } from '../payment/ask-provider.ts'
import { startPayment } from '../payment/start-payment.ts'
import { hryvnias } from '../values/money.ts'
import { type CallResult, conflict, invalid, notFound, ok, unavailable } from '../wire/call-result.ts'
import { words } from '../words/index.ts'
import { toOrder } from './orders.ts'
import type { CheckoutContext } from './services.ts'

type Pay = z.output<typeof checkoutPay.body>
type Submitted = z.input<typeof checkoutPay.data>

/** Seconds after which a provider that is down may be tried again. */
const RETRY_AFTER = 10

/** Starts another payment of an order. What was paid meanwhile is not paid again: its provider is asked first. */
export async function payOrder(body: Pay, context: CheckoutContext): Promise<CallResult<Submitted>> {
  const { db, paymentMethods } = context
  const { lang, payment } = body
  const found = await findOrder(db, body, context)
  if (!found) return notFound()
  const method = paymentMethods.all.find(({ id }) => id === payment.id)
  if (!method || !context.paymentProviders.has(method.id) || !paymentMethods.isOffered(method, found.total))
    return invalid({ 'payment.id': { rule: 'payment' } })
  await askAboutOrder(db, found.id, context)
  const started = await startPayment(found.number, method.id, lang, context)
  if (started.kind === 'unavailable') return unavailable(RETRY_AFTER, words[lang].payment.unavailable)
  if (started.kind === 'closed') {
    const order = (await findOrder(db, body, context)) ?? found
    const isPaid = order.payment_status === 'paid'
    return conflict(words[lang].payment[isPaid ? 'paid' : 'closed'], await toOrder(db, order, lang, context))
  }
  const { number, total } = found
  return ok({ number, token: orderToken(number, context), total: hryvnias(total), payment: started.start })
}
