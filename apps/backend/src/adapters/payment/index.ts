import type { z } from 'zod'
import type { PaymentProvider, PaymentProviders } from '../../payment/provider.ts'
import {
  type CardProviderId,
  cardProviderIds,
  type InstalmentBankId,
  instalmentBankIds,
  instalmentMethodId,
  type ProviderId,
} from '../../wire/payment-providers.ts'
import { demoCard } from './demo-card/index.ts'
import { instalmentCounts } from './instalments.ts'
import { liqPay, liqPayVariables } from './liqpay/index.ts'
import { monobank, monobankVariables } from './monobank/index.ts'
import { monobankParts, monobankPartsVariables } from './monobank-parts/index.ts'
import { privatBankParts, privatBankPartsVariables } from './privatbank-parts/index.ts'

/** What is read for each: the origin of its pages, which forms lead to, and its settings; null: it has none, it is not offered. */
export const providerVariables = {
  liqpay: liqPayVariables,
  monobank: monobankVariables,
  privatbank_parts: privatBankPartsVariables,
  monobank_parts: monobankPartsVariables,
} as const

export type ProviderSettings = { [Id in ProviderId]: z.output<(typeof providerVariables)[Id]>['settings'] } & {
  /** The demo payment page is offered. */
  demo: boolean
}

const cards: { readonly [Id in CardProviderId]: (settings: NonNullable<ProviderSettings[Id]>) => PaymentProvider } = {
  liqpay: liqPay,
  monobank,
}

const banks: {
  readonly [Id in InstalmentBankId]: (
    id: string,
    count: number,
    settings: NonNullable<ProviderSettings[Id]>,
  ) => PaymentProvider
} = { privatbank_parts: privatBankParts, monobank_parts: monobankParts }

/**
 * The configured providers of online payments; in a demo shop without any, the demo page. Those of instalments have every number of
 * payments: of those that are not offered any more there are orders.
 */
export function createPaymentProviders(settings: ProviderSettings): PaymentProviders {
  const card = <Id extends CardProviderId>(id: Id): PaymentProvider[] => {
    const own = settings[id]
    return own ? [cards[id](own)] : []
  }
  const bank = <Id extends InstalmentBankId>(id: Id): PaymentProvider[] => {
    const own = settings[id]
    return own ? instalmentCounts(id).map(count => banks[id](instalmentMethodId(id, count), count, own)) : []
  }
  const providers = [
    ...cardProviderIds.flatMap(card),
    ...instalmentBankIds.flatMap(bank),
    ...(settings.demo ? [demoCard] : []),
  ]
  return new Map(providers.map(provider => [provider.id, provider]))
}
