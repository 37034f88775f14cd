import type { ProviderSettings } from '../../payment/payment-settings.ts'
import type { PaymentProvider, PaymentProviders } from '../../payment/provider.ts'
import { type ProviderId, providerIds } from '../../wire/payment-providers.ts'
import { demoCard } from './demo-card/index.ts'
import { liqPay } from './liqpay/index.ts'
import { monobank } from './monobank/index.ts'

const adapters: { readonly [Id in ProviderId]: (settings: NonNullable<ProviderSettings[Id]>) => PaymentProvider } = {
  liqpay: liqPay,
  monobank,
}

/** The configured providers of online payments, in display order; in a demo shop without any, the demo page. */
export function createPaymentProviders(settings: ProviderSettings): PaymentProviders {
  const configured = <Id extends ProviderId>(id: Id): PaymentProvider[] => {
    const own = settings[id]
    return own ? [adapters[id](own)] : []
  }
  const providers = [...providerIds.flatMap(configured), ...(settings.demo ? [demoCard] : [])]
  return new Map(providers.map(provider => [provider.id, provider]))
}
