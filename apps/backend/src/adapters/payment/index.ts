import type { z } from 'zod'
import type { PaymentProvider, PaymentProviders } from '../../payment/provider.ts'
import { type ProviderId, providerIds } from '../../wire/payment-providers.ts'
import { demoCard } from './demo-card/index.ts'
import { liqPay, liqPayVariables } from './liqpay/index.ts'
import { monobank, monobankVariables } from './monobank/index.ts'

/** What is read for each: the origin of its pages, which forms lead to, and its settings; null: it is not offered. */
export const providerVariables = { liqpay: liqPayVariables, monobank: monobankVariables } as const

type ProviderSettings = { [Id in ProviderId]: z.output<(typeof providerVariables)[Id]>['settings'] } & {
  /** The demo payment page is offered. */
  demo: boolean
}

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
