import type { PaymentMethod, PaymentMethods } from '../../payment/payment-methods.ts'
import { DEMO_CARD, type PaymentProviders } from '../../payment/provider.ts'
import type { Text } from '../../values/text.ts'
import type { ProviderId } from '../../wire/payment-providers.ts'
import { textOf } from '../../words/index.ts'

/** A method without a provider. */
const offline = (id: 'on_receipt' | 'iban'): PaymentMethod => ({
  id,
  name: textOf(({ payments }) => payments[id].name),
  text: textOf(({ payments }) => payments[id].text),
  isOnline: false,
})

/** Brands of all online methods, also of those that are not configured any more: old orders were paid by them. */
const brands: Readonly<Record<ProviderId | typeof DEMO_CARD, Text>> = {
  liqpay: textOf(() => 'LiqPay'),
  monobank: textOf(() => 'monobank'),
  [DEMO_CARD]: textOf(({ payments }) => payments.demo.brand),
}

/** Payment methods of the shop: those without a provider, and the online ones, of which the configured providers are offered. */
export function paymentMethodsWith(providers: PaymentProviders): PaymentMethods {
  const onlineMethods = Object.entries(brands).map(
    ([id, brand]): PaymentMethod => ({
      id,
      // One needs no brand to be told apart.
      name: textOf(({ payments }, lang) => payments.online.name + (providers.size > 1 ? ` (${brand[lang]})` : '')),
      text: textOf(({ payments }) => (id === DEMO_CARD ? payments.demo : payments.online).text),
      isOnline: true,
    }),
  )
  return {
    all: [offline('on_receipt'), ...onlineMethods, offline('iban')],
    isOffered: ({ id, isOnline }) => !isOnline || providers.has(id),
  }
}
