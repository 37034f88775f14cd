import type { PaymentMethod, PaymentMethods } from '../../payment/payment-methods.ts'
import { DEMO_CARD } from '../../payment/provider.ts'
import type { Text } from '../../values/text.ts'
import {
  type CardProviderId,
  cardProviderIds,
  type InstalmentBankId,
  instalmentBankIds,
  instalmentMethodId,
} from '../../wire/payment-providers.ts'
import { fill, textOf } from '../../words/index.ts'
import { counted } from '../../words/plural.ts'
import type { ProviderSettings } from './index.ts'
import { instalmentCounts } from './instalments.ts'

/** A method without a provider. */
const offline = (id: 'on_receipt' | 'iban'): PaymentMethod => ({
  id,
  name: textOf(({ payments }) => payments[id].name),
  text: textOf(({ payments }) => payments[id].text),
  isOnline: false,
  marks: [textOf(({ payments }) => payments[id].mark)],
})

const brands = (...names: string[]) => names.map(name => textOf(() => name))
const cardBrands = brands('Visa', 'Mastercard')

/** All cards, also those that are not configured any more: old orders were paid by them. */
const cardTexts: Readonly<
  Record<CardProviderId | typeof DEMO_CARD, { brand: Text } & Pick<PaymentMethod, 'text' | 'marks'>>
> = {
  liqpay: {
    brand: textOf(() => 'LiqPay'),
    text: textOf(({ payments }) => payments.online.text),
    marks: cardBrands,
  },
  // Source: https://monobank.ua/api-docs/acquiring, «Створення рахунку»: its page offers a card, Apple Pay and Google Pay.
  monobank: {
    brand: textOf(() => 'monobank'),
    text: textOf(({ payments }) => payments.wallets),
    marks: [...cardBrands, ...brands('Apple Pay', 'Google Pay')],
  },
  [DEMO_CARD]: {
    brand: textOf(({ payments }) => payments.demo.brand),
    text: textOf(({ payments }) => payments.demo.text),
    marks: [textOf(({ payments }) => payments.demo.mark)],
  },
}

const instalments = (bank: InstalmentBankId, count: number): PaymentMethod => ({
  id: instalmentMethodId(bank, count),
  name: textOf(({ payments }, lang) =>
    fill(payments[bank].name, { payments: counted(lang, payments.instalments, count) }),
  ),
  text: textOf(({ payments }) => payments[bank].text),
  isOnline: true,
  instalments: count,
  marks: [],
})

/** Payment methods of the shop: those without a provider, and the online ones, of which the configured ones are offered. */
export function paymentMethodsWith(settings: ProviderSettings): PaymentMethods {
  const isSingle = cardProviderIds.filter(id => settings[id] !== null).length < 2
  const cards = Object.entries(cardTexts).map(
    ([id, { brand, ...method }]): PaymentMethod => ({
      ...method,
      id,
      // One needs no brand to be told apart.
      name: textOf(({ payments }, lang) => payments.online.name + (isSingle ? '' : ` (${brand[lang]})`)),
      isOnline: true,
    }),
  )
  const divided = instalmentBankIds.flatMap(bank => instalmentCounts(bank).map(count => instalments(bank, count)))
  /** The sums that each offered online method is for; null: any. */
  const offered = new Map([
    ...cardProviderIds.flatMap(id => (settings[id] === null ? [] : [[id, null] as const])),
    ...(settings.demo ? [[DEMO_CARD, null] as const] : []),
    ...instalmentBankIds.flatMap(bank => {
      const { counts = [], limits = null } = settings[bank]?.terms ?? {}
      return counts.map(count => [instalmentMethodId(bank, count), limits] as const)
    }),
  ])
  return {
    all: [offline('on_receipt'), ...cards, ...divided, offline('iban')],
    isOffered({ id, isOnline }, total) {
      const limits = offered.get(id)
      if (limits === undefined) return !isOnline
      return limits === null || total === null || (total >= limits.min && total <= limits.max)
    },
  }
}
