import type { checkoutPay, PaymentStart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { type OrderRow, orderPath, orderToken } from '../checkout/order-key.ts'
import { findOrder, toOrder } from '../checkout/orders.ts'
import { payments } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { hryvnias } from '../money.ts'
import { type CallResult, conflict, invalid, notFound, ok, unavailable } from '../wire/call-result.ts'
import type { Context } from '../wire/handler.ts'
import { fill, words } from '../words/index.ts'
import { askAboutOrder } from './ask-provider.ts'
import { isPayable, openAttempt } from './attempts.ts'
import { callbackPath } from './callback.ts'
import {
  type PayableOrder,
  type PaymentProvider,
  type PaymentRow,
  ProviderRefusal,
  ProviderUnavailable,
} from './provider.ts'
import { lockOrder } from './refunds.ts'

type Services = Pick<Context, 'db' | 'paymentProviders' | 'secrets' | 'dataVersions' | 'log' | 'clock' | 'mail'>

const payableOrder = (
  { number }: OrderRow,
  provider: PaymentProvider,
  lang: Locale,
  { mail, clock, ...services }: Services,
): PayableOrder => ({
  number,
  lang,
  description: fill(words[lang].payment.description, { number }),
  returnUrl: mail.shopUrl + orderPath(number, lang, services),
  callbackUrl: mail.shopUrl + callbackPath(provider.id),
  now: clock(),
})

/** Opens the attempt at its provider, or its page that is open already. Null: the provider is down. */
async function openAtProvider(
  order: OrderRow,
  payment: PaymentRow,
  provider: PaymentProvider,
  lang: Locale,
  services: Services,
): Promise<PaymentStart | null> {
  if (payment.page_url !== null) return { kind: 'redirect', url: payment.page_url }
  const { db, log } = services
  try {
    const { start, providerId } = await provider.createPayment(payment, payableOrder(order, provider, lang, services))
    if (start.kind === 'form' || providerId === null) return start
    const [stored] = await db
      .update(payments)
      .set({ provider_id: providerId, page_url: start.url })
      .where(and(eq(payments.id, payment.id), isNull(payments.provider_id)))
      .returning()
    if (stored) return start
    // Another request has opened it meanwhile: two pages of one attempt could both be paid.
    await provider.withdraw?.({ ...payment, provider_id: providerId })
    const [winner] = await db.select().from(payments).where(eq(payments.id, payment.id))
    return winner?.page_url ? { kind: 'redirect', url: winner.page_url } : null
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
    log.warn({ err: error, provider: provider.id }, 'a payment could not be opened')
    return null
  }
}

/** `closed`: the order cannot be paid, or not any more · `unavailable`: the provider is down, it can be tried again */
type Started = { kind: 'started'; start: PaymentStart } | { kind: 'closed' } | { kind: 'unavailable' }

/** Opens the payment of an order in the language of the page that it is paid from. Repeated, it opens the same attempt. */
export async function startPayment(
  orderId: number,
  providerId: string,
  lang: Locale,
  services: Services,
): Promise<Started> {
  const { db, paymentProviders, clock, log } = services
  const provider = paymentProviders.get(providerId)
  if (!provider) return { kind: 'closed' }
  const opened = await transact(db, async tx => {
    const order = await lockOrder(tx, orderId)
    return order && isPayable(order, clock()) ? { order, ...(await openAttempt(tx, order, providerId, clock())) } : null
  })
  if (!opened) return { kind: 'closed' }
  const { order, payment, replaced } = opened
  const withdrawing = replaced.map(other =>
    paymentProviders
      .get(other.provider)
      ?.withdraw?.(other)
      .catch(error => log.warn({ err: error, provider: other.provider }, 'a replaced payment stays open')),
  )
  const [start] = await Promise.all([openAtProvider(order, payment, provider, lang, services), ...withdrawing])
  return start ? { kind: 'started', start } : { kind: 'unavailable' }
}

type Pay = z.output<typeof checkoutPay.body>
type Submitted = z.input<typeof checkoutPay.data>

/** Seconds after which a provider that is down may be tried again. */
const RETRY_AFTER = 10

/** Starts another payment of an order. What was paid meanwhile is not paid again: its provider is asked first. */
export async function payOrder(body: Pay, context: Context): Promise<CallResult<Submitted>> {
  const { db, paymentMethods } = context
  const { lang, payment } = body
  const found = await findOrder(db, body, context)
  if (!found) return notFound()
  const method = paymentMethods.all.find(({ id }) => id === payment.id)
  if (!method || !context.paymentProviders.has(method.id) || !paymentMethods.isOffered(method))
    return invalid({ 'payment.id': { rule: 'payment' } })
  await askAboutOrder(db, found.id, context)
  const started = await startPayment(found.id, method.id, lang, context)
  if (started.kind === 'unavailable') return unavailable(RETRY_AFTER, words[lang].payment.unavailable)
  if (started.kind === 'closed') {
    const order = (await findOrder(db, body, context)) ?? found
    const isPaid = order.payment_status === 'paid'
    return conflict(words[lang].payment[isPaid ? 'paid' : 'closed'], await toOrder(db, order, lang, context))
  }
  const { number, total } = found
  return ok({ number, token: orderToken(number, context), total: hryvnias(total), payment: started.start })
}
