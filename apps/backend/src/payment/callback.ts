import { MAX_BODY_BYTES } from '@shop/contract/constants'
import { defaultLocale } from '@shop/contract/locales'
import { readBytes } from '../wire/body.ts'
import { failure } from '../wire/respond.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { ProviderUnavailable } from './provider.ts'
import type { PaymentServices } from './services.ts'

/** Seconds: a provider repeats a callback by a schedule of its own. */
const RETRY_AFTER = 60

type CallbackServices = Pick<
  PaymentServices,
  'db' | 'paymentProviders' | 'fiscalService' | 'secrets' | 'dataVersions' | 'log'
>

/**
 * Answers a provider's callback. Only the signature over the received bytes proves where it comes from; there is no browser, so no
 * `Origin` is compared.
 */
export async function handlePaymentCallback(
  request: Request,
  providerId: string,
  services: CallbackServices,
): Promise<Response> {
  const { paymentProviders, log } = services
  const provider = paymentProviders.get(providerId)
  if (!provider) return failure('not_found', defaultLocale)
  if (request.method !== 'POST') return failure('method', defaultLocale, { allow: 'POST' })
  if (!/^(identity)?$/i.test(request.headers.get('content-encoding') ?? '')) return failure('media_type', defaultLocale)
  const body = await readBytes(request, MAX_BODY_BYTES).catch(() => 'broken' as const)
  if (body === 'broken') return failure('malformed', defaultLocale)
  if (body === null) return failure('too_large', defaultLocale)
  try {
    const parsed = await provider.parseCallback(body, request.headers)
    if (!parsed.ok) {
      log.warn({ provider: providerId, code: parsed.code }, 'a payment callback was refused')
      return failure(parsed.code, defaultLocale, { message: 'The callback is not readable or not signed.' })
    }
    const applied = await applyPaymentEvent(provider, parsed.event, services)
    if (applied === 'unknown') return failure('not_found', defaultLocale)
    if (applied === 'mismatch')
      return failure('conflict', defaultLocale, { message: 'Amount, currency or invoice are not those of the order.' })
    return provider.acknowledge()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error, provider: providerId }, 'a payment callback could not be verified')
    return failure('unavailable', defaultLocale, { retryAfter: RETRY_AFTER })
  }
}
