import type { ProviderSettings } from '../../payment/payment-settings.ts'
import type { PaymentProvider, PaymentProviders } from '../../payment/provider.ts'
import { demoCard } from './demo-card/index.ts'
import { liqPay } from './liqpay/index.ts'
import { monobank } from './monobank/index.ts'

/** The configured providers of online payments, in display order; in a demo shop without any, the demo page. */
export function createPaymentProviders(settings: ProviderSettings): PaymentProviders {
  const providers: PaymentProvider[] = [
    ...(settings.liqpay ? [liqPay(settings.liqpay)] : []),
    ...(settings.monobank ? [monobank(settings.monobank)] : []),
    ...(settings.demo ? [demoCard] : []),
  ]
  return new Map(providers.map(provider => [provider.id, provider]))
}
