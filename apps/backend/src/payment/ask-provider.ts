import type { Database } from '../db/database.ts'
import type { Services } from '../services.ts'
import { type Applied, type ApplyServices, applyPaymentEvent } from './apply-event.ts'
import { claimAsk, findOpenAttempts } from './attempts.ts'
import type { PaymentRow } from './provider.ts'

export interface AskServices extends ApplyServices, Pick<Services, 'paymentProviders' | 'clock'> {}

/** `skipped`: asked about a moment ago, or decided · `unopened`: the provider does not know of it · `unavailable`: no answer */
type Asked = Applied | 'skipped' | 'unopened' | 'unavailable'

/** Asks the provider for the state of an open attempt and applies it: a callback may have been lost. */
export async function askAboutPayment(payment: PaymentRow, services: AskServices): Promise<Asked> {
  const { paymentProviders, log } = services
  const provider = paymentProviders.get(payment.provider)
  const claimed = provider ? await claimAsk(payment, services) : null
  if (!provider || !claimed) return 'skipped'
  try {
    const event = await provider.fetchStatus(claimed)
    return event ? await applyPaymentEvent(provider.id, event, services) : 'unopened'
  } catch (error) {
    log.warn({ err: error, provider: provider.id }, 'the payment provider did not say the state of a payment')
    return 'unavailable'
  }
}

/** Asks about every open attempt of an order. */
export async function askAboutOrder(db: Database, orderId: number, services: AskServices): Promise<Asked[]> {
  const open = await findOpenAttempts(db, orderId)
  return Promise.all(open.map(payment => askAboutPayment(payment, services)))
}
