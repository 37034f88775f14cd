import type { PaymentStart } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, eq, isNull } from 'drizzle-orm'
import { payments } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../orders/find-order.ts'
import { type OrderRow, orderPath } from '../orders/order-key.ts'
import type { Context } from '../wire/handler.ts'
import { paymentCallbackPath } from '../wire/payment-providers.ts'
import { fill, words } from '../words/index.ts'
import { isPayable, openAttempt } from './attempts.ts'
import {
  type PayableOrder,
  type PaymentProvider,
  type PaymentRow,
  ProviderRefusal,
  ProviderUnavailable,
} from './provider.ts'
import type { PaymentServices } from './services.ts'

type StartServices = Pick<
  PaymentServices & Context,
  'db' | 'paymentProviders' | 'secrets' | 'dataVersions' | 'log' | 'clock' | 'origin'
>

const payableOrder = (
  { number, phone }: OrderRow,
  provider: PaymentProvider,
  lang: Locale,
  { origin, clock, ...services }: StartServices,
): PayableOrder => ({
  number,
  lang,
  description: fill(words[lang].payment.description, { number }),
  phone: phone.replace(/[^+\d]/g, ''),
  returnUrl: origin + orderPath(number, lang, services),
  callbackUrl: origin + paymentCallbackPath(provider.id),
  now: clock(),
})

/** Opens the attempt at its provider, or its page that is open already. Null: the provider is down. */
async function openAtProvider(
  order: OrderRow,
  payment: PaymentRow,
  provider: PaymentProvider,
  lang: Locale,
  services: StartServices,
): Promise<PaymentStart | null> {
  if (payment.page_url !== null) return { kind: 'redirect', url: payment.page_url }
  const { db, log, clock } = services
  const isUnopened = and(eq(payments.id, payment.id), isNull(payments.provider_id))
  /** What another request has opened. */
  const findOpened = async () => {
    const [found] = await db.select().from(payments).where(eq(payments.id, payment.id))
    const start = found?.page_url ? ({ kind: 'redirect', url: found.page_url } as const) : null
    return { start, providerId: found?.provider_id }
  }
  try {
    const { start, providerId } = await provider.createPayment(payment, payableOrder(order, provider, lang, services))
    if (start.kind === 'form' || providerId === null) return start
    const [stored] = await db
      .update(payments)
      .set({ provider_id: providerId, page_url: start.url })
      .where(isUnopened)
      .returning()
    if (stored) return start
    const winner = await findOpened()
    // Two pages of one attempt could both be paid.
    if (winner.providerId !== providerId) await provider.withdraw?.({ ...payment, provider_id: providerId })
    return winner.start
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
    log.warn({ err: error, provider: provider.id }, 'a payment could not be opened')
    if (error instanceof ProviderUnavailable) return null
    // The provider may know the attempt from a request that got no answer: the next try is another one.
    await db.update(payments).set({ expires_at: clock() }).where(isUnopened)
    return (await findOpened()).start
  }
}

/** Withdraws an attempt that another one replaces, where its provider can: it is not reopened. Nobody knows yet how it ended. */
async function withdraw(payment: PaymentRow, { db, paymentProviders, clock, log }: StartServices): Promise<void> {
  const provider = paymentProviders.get(payment.provider)
  if (!provider?.withdraw) return
  try {
    await provider.withdraw(payment)
    await db.update(payments).set({ expires_at: clock() }).where(eq(payments.id, payment.id))
  } catch (error) {
    log.warn({ err: error, provider: provider.id }, 'a replaced payment stays open')
  }
}

/** `closed`: the order cannot be paid, or not any more · `unavailable`: the provider is down, it can be tried again */
type Started = { kind: 'started'; start: PaymentStart } | { kind: 'closed' } | { kind: 'unavailable' }

/** Opens the payment of an order in the language of the page that it is paid from. Repeated, it opens the same attempt. */
export async function startPayment(
  number: string,
  providerId: string,
  lang: Locale,
  services: StartServices,
): Promise<Started> {
  const { db, paymentProviders, clock } = services
  const provider = paymentProviders.get(providerId)
  if (!provider) return { kind: 'closed' }
  const opened = await transact(db, async tx => {
    const order = await lockOrder(tx, number)
    return order && isPayable(order, clock()) ? { order, ...(await openAttempt(tx, order, providerId, clock())) } : null
  })
  if (!opened) return { kind: 'closed' }
  const { order, payment, replaced } = opened
  const withdrawing = replaced.map(other => withdraw(other, services))
  const [start] = await Promise.all([openAtProvider(order, payment, provider, lang, services), ...withdrawing])
  return start ? { kind: 'started', start } : { kind: 'unavailable' }
}
