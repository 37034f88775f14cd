import type { PaymentMethod } from '../../../payment/payment-methods.ts'
import type { Text } from '../../../text.ts'

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
      en: 'In cash or by card when you collect the parcel. The carrier charges its own fee for passing the money on.',
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
      en: 'The bank details stand on the page of your order. We pack it once the payment has arrived.',
    },
    isOnline: false,
  },
]

const IBAN = 'UA11 0000 0000 0002 6001 4000 0770 0'

/** Bank details of an IBAN invoice. Invented: bank and company do not exist; the check digits are valid. */
export const requisitesOf = (order: string): readonly { name: Text; value: Text }[] => [
  {
    name: { uk: 'Отримувач', ru: 'Получатель', en: 'Payee' },
    value: { uk: 'ТОВ «Гарт Демо»', ru: 'ООО «Гарт Демо»', en: 'Hart Demo LLC' },
  },
  {
    name: { uk: 'Код ЄДРПОУ', ru: 'Код ЕГРПОУ', en: 'Company number' },
    value: { uk: '00000000', ru: '00000000', en: '00000000' },
  },
  {
    name: { uk: 'IBAN', ru: 'IBAN', en: 'IBAN' },
    value: { uk: IBAN, ru: IBAN, en: IBAN },
  },
  {
    name: { uk: 'Призначення платежу', ru: 'Назначение платежа', en: 'Payment reference' },
    value: {
      uk: `Оплата замовлення № ${order}, без ПДВ`,
      ru: `Оплата заказа № ${order}, без НДС`,
      en: `Payment for order No. ${order}, VAT not charged`,
    },
  },
]
