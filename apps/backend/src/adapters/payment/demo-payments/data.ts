import type { PaymentMethod } from '../../../payment/payment-methods.ts'

/** What is paid without a provider. */
export const payments: readonly PaymentMethod[] = [
  {
    id: 'on_receipt',
    name: {
      uk: 'Оплата при отриманні',
      ru: 'Оплата при получении',
      en: 'Pay on receipt',
    },
    text: {
      uk: 'Готівкою або карткою, коли заберете посилку. За переказ грошей перевізник бере власну комісію.',
      ru: 'Наличными или картой, когда заберёте посылку. За перевод денег перевозчик берёт собственную комиссию.',
      en: 'In cash or by card when you collect the parcel. The carrier charges its own fee for the money transfer.',
    },
    isOnline: false,
  },
  {
    id: 'iban',
    name: {
      uk: 'За рахунком IBAN',
      ru: 'По счёту IBAN',
      en: 'IBAN invoice',
    },
    text: {
      uk: 'Реквізити покажемо на сторінці замовлення. Збираємо його після надходження оплати.',
      ru: 'Реквизиты покажем на странице заказа. Собираем его после поступления оплаты.',
      en: 'You’ll find the bank details on your order page. We pack the order once the payment arrives.',
    },
    isOnline: false,
  },
]
