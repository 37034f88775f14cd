import type { PaymentMethod, PaymentMethods } from '../../payment/payment-methods.ts'
import { DEMO_CARD, type PaymentProviders } from '../../payment/provider.ts'
import type { Text } from '../../values/text.ts'

const onReceipt: PaymentMethod = {
  id: 'on_receipt',
  name: { uk: 'Оплата при отриманні', ru: 'Оплата при получении', en: 'Pay on receipt' },
  text: {
    uk: 'Готівкою або карткою, коли заберете посилку. За переказ грошей перевізник бере власну комісію.',
    ru: 'Наличными или картой, когда заберёте посылку. За перевод денег перевозчик берёт собственную комиссию.',
    en: 'In cash or by card when you collect the parcel. The carrier charges its own fee for the money transfer.',
  },
  isOnline: false,
}

const iban: PaymentMethod = {
  id: 'iban',
  name: { uk: 'За рахунком IBAN', ru: 'По счёту IBAN', en: 'IBAN invoice' },
  text: {
    uk: 'Реквізити покажемо на сторінці замовлення. Збираємо його після надходження оплати.',
    ru: 'Реквизиты покажем на странице заказа. Собираем его после поступления оплаты.',
    en: 'You’ll find the bank details on your order page. We pack the order once the payment arrives.',
  },
  isOnline: false,
}

const online: Text = { uk: 'Карткою онлайн', ru: 'Картой онлайн', en: 'Card online' }
const onlineText: Text = {
  uk: 'Після підтвердження ви перейдете на захищену сторінку оплати. Дані картки магазин не бачить і не зберігає.',
  ru: 'После подтверждения вы перейдёте на защищённую страницу оплаты. Данные карты магазин не видит и не хранит.',
  en: 'After confirming you go to a secure payment page. The shop neither sees nor keeps your card details.',
}
const demoText: Text = {
  uk: 'Демонстрація: справжньої оплати немає, дані картки не потрібні.',
  ru: 'Демонстрация: настоящей оплаты нет, данные карты не нужны.',
  en: 'Demonstration: nothing is really charged, no card details are needed.',
}

/** Brands of all online methods, also of those that are not configured any more: old orders were paid by them. */
const brands: Readonly<Record<string, Text>> = {
  liqpay: { uk: 'LiqPay', ru: 'LiqPay', en: 'LiqPay' },
  monobank: { uk: 'monobank', ru: 'monobank', en: 'monobank' },
  [DEMO_CARD]: { uk: 'демонстрація', ru: 'демонстрация', en: 'demo' },
}

const withBrand = (text: Text, brand: Text): Text => ({
  uk: `${text.uk} (${brand.uk})`,
  ru: `${text.ru} (${brand.ru})`,
  en: `${text.en} (${brand.en})`,
})

/** Payment methods of the shop: those without a provider, and the online ones, of which the configured providers are offered. */
export function paymentMethodsWith(providers: PaymentProviders): PaymentMethods {
  const onlineMethods = Object.entries(brands).map(
    ([id, brand]): PaymentMethod => ({
      id,
      // One needs no brand to be told apart.
      name: providers.size > 1 ? withBrand(online, brand) : online,
      text: id === DEMO_CARD ? demoText : onlineText,
      isOnline: true,
    }),
  )
  return {
    all: [onReceipt, ...onlineMethods, iban],
    isOffered: ({ id, isOnline }) => !isOnline || providers.has(id),
  }
}
