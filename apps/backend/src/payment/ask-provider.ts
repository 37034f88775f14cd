import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { payments } from '../db/schema/index.ts'
import { type Applied, type ApplyServices, applyPaymentEvent } from './apply-event.ts'
import { claimAsk, findOpenAttempts } from './attempts.ts'
import { type PaymentRow, ProviderUnavailable } from './provider.ts'
import type { PaymentServices } from './services.ts'

export interface AskServices extends ApplyServices, Pick<PaymentServices, 'paymentProviders' | 'clock'> {}

/** `skipped`: asked about a moment ago, or decided · `unopened`: the provider does not know of it · `unavailable`: no answer */
type Asked = Applied | 'skipped' | 'unopened' | 'unavailable'

/**
 * Asks the provider for the state of an open attempt, because a callback may have been lost, or to capture one that is authorized, and
 * applies the answer. `intervalMs`: see `claimAsk`.
 */
export async function askAboutPayment(payment: PaymentRow, services: AskServices, intervalMs?: number): Promise<Asked> {
  const { db, clock, paymentProviders, log } = services
  const provider = paymentProviders.get(payment.provider)
  const claimed = provider ? await claimAsk(payment, services, intervalMs) : null
  if (!provider || !claimed) return 'skipped'
  try {
    const event = await (claimed.to_capture ? provider.capture?.(claimed) : provider.fetchStatus(claimed))
    if (claimed.unanswered_since !== null)
      await db.update(payments).set({ unanswered_since: null }).where(eq(payments.id, claimed.id))
    return event ? await applyPaymentEvent(provider, event, services) : 'unopened'
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error, provider: provider.id }, 'the payment provider did not say the state of a payment')
    await db
      .update(payments)
      .set({ unanswered_since: claimed.unanswered_since ?? clock() })
      .where(eq(payments.id, claimed.id))
    return 'unavailable'
  }
}

/** Asks about every open attempt of an order. */
export async function askAboutOrder(
  db: Database,
  orderId: number,
  services: AskServices,
  intervalMs?: number,
): Promise<Asked[]> {
  const open = await findOpenAttempts(db, orderId)
  return Promise.all(open.map(payment => askAboutPayment(payment, services, intervalMs)))
}
