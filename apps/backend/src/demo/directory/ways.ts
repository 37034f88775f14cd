import type { DeliveryNeed } from '@shop/contract'
import type { Text } from '../content/text.ts'
import type { Settlement } from './settlement.ts'

export type DeliveryId = 'np_branch' | 'np_locker' | 'np_courier' | 'ukrposhta' | 'pickup'
export type PaymentId = 'on_receipt' | 'card' | 'iban'

/** A way to get an order. What it costs is the carrier's and paid to the carrier; in a demo the figures are made up. */
export interface Delivery {
  id: DeliveryId
  name: Text
  note: Text
  /** Kopiykas; a starting price when `from` is true. */
  price: number
  from: boolean
  /** Working days from the order, `'6-8'`: within the shop's promise of 6-10. */
  days: string
  needs: DeliveryNeed
  payments: readonly PaymentId[]
}

export interface Payment {
  id: PaymentId
  name: Text
  text: Text
}

/** In the order offered. */
export const deliveries: readonly Delivery[] = [
  {
    id: 'np_branch',
    name: {
      uk: 'Нова пошта: відділення',
      ru: 'Новая почта: отделение',
      en: 'Nova Poshta: branch',
    },
    note: {
      uk: 'До 30 кг, зберігання 7 днів',
      ru: 'До 30 кг, хранение 7 дней',
      en: 'Up to 30 kg, kept for 7 days',
    },
    price: 80_00,
    from: true,
    days: '6-8',
    needs: 'branch',
    payments: ['on_receipt', 'card', 'iban'],
  },
  {
    id: 'np_locker',
    name: {
      uk: 'Нова пошта: поштомат',
      ru: 'Новая почта: почтомат',
      en: 'Nova Poshta: parcel locker',
    },
    note: {
      uk: 'До 20 кг, цілодобово, оплата наперед',
      ru: 'До 20 кг, круглосуточно, оплата заранее',
      en: 'Up to 20 kg, day and night, paid in advance',
    },
    price: 70_00,
    from: true,
    days: '6-8',
    needs: 'locker',
    // Almost no locker takes money: 1090 of 1096 in the carrier's own list of Lviv.
    payments: ['card', 'iban'],
  },
  {
    id: 'np_courier',
    name: {
      uk: "Нова пошта: кур'єр",
      ru: 'Новая почта: курьер',
      en: 'Nova Poshta: courier',
    },
    note: {
      uk: 'До дверей, кур’єр зателефонує перед приїздом',
      ru: 'До двери, курьер позвонит перед приездом',
      en: 'To the door, the courier rings beforehand',
    },
    price: 125_00,
    from: true,
    days: '6-9',
    needs: 'address',
    payments: ['on_receipt', 'card', 'iban'],
  },
  {
    id: 'ukrposhta',
    name: {
      uk: 'Укрпошта: відділення',
      ru: 'Укрпочта: отделение',
      en: 'Ukrposhta: post office',
    },
    note: {
      uk: 'До 30 кг, зберігання 14 днів',
      ru: 'До 30 кг, хранение 14 дней',
      en: 'Up to 30 kg, kept for 14 days',
    },
    price: 45_00,
    from: true,
    days: '7-10',
    needs: 'post',
    payments: ['on_receipt', 'card', 'iban'],
  },
  {
    id: 'pickup',
    name: {
      uk: 'Самовивіз',
      ru: 'Самовывоз',
      en: 'Pick-up',
    },
    note: {
      uk: 'Київ, вул. Ливарна, 14, щодня 8:00–20:00',
      ru: 'Киев, ул. Литейная, 14, ежедневно 8:00–20:00',
      en: '14 Lyvarna St, Kyiv, daily 8:00–20:00',
    },
    price: 0,
    from: false,
    days: '6-7',
    needs: 'none',
    payments: ['on_receipt', 'card', 'iban'],
  },
]

export const payments: readonly Payment[] = [
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
  },
  {
    id: 'card',
    name: {
      uk: 'Карткою онлайн',
      ru: 'Картой онлайн',
      en: 'Card online',
    },
    text: {
      uk: 'Після підтвердження ви перейдете на захищену сторінку оплати. Дані картки магазин не бачить і не зберігає.',
      ru: 'После подтверждения вы перейдёте на защищённую страницу оплаты. Данные карты магазин не видит и не хранит.',
      en: 'After confirming you go to a secure payment page. The shop neither sees nor keeps your card details.',
    },
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
  },
]

/** The deliveries that reach a place: where no carrier goes now, only pick-up is left. */
export const deliveriesTo = ({ served }: Pick<Settlement, 'served'>): readonly Delivery[] =>
  served ? deliveries : deliveries.filter(({ needs }) => needs === 'none')

const IBAN = 'UA11 0000 0000 0002 6001 4000 0770 0'

/**
 * What the IBAN invoice of an order is paid by. Made up: the bank and the company exist nowhere; only the check digits
 * are right.
 */
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
