import type { Delivery, Payment } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { fakePayments, fakeShippingMethods } from '../../packages/flows/src/testing/index.ts'

const names = {
  uk: {
    'np-branch': 'Нова пошта: відділення',
    'np-locker': 'Нова пошта: поштомат',
    'np-courier': 'Нова пошта: кур’єр',
    pickup: 'Самовивіз',
    cash: 'Оплата при отриманні',
    card: 'Карткою онлайн',
    next: 'Далі',
    confirm: 'Підтвердити замовлення',
    changed: 'Поки ви оформлювали замовлення, дещо змінилося',
    accept: 'Погоджуюсь зі змінами',
    outcomeUnknown: 'Невідомо, чи замовлення дійшло. Перевіримо ще раз?',
    check: 'Перевірити',
    edit: 'Змінити замовлення',
    done: 'Дякуємо! Замовлення № {number}',
    street: 'Вулиця',
    house: 'Будинок',
    dearer: 'Крамниця: куртка дорожчає',
    takesOut: 'Інша вкладка: кошик порожній',
  },
  ru: {
    'np-branch': 'Новая почта: отделение',
    'np-locker': 'Новая почта: почтомат',
    'np-courier': 'Новая почта: курьер',
    pickup: 'Самовывоз',
    cash: 'Оплата при получении',
    card: 'Картой онлайн',
    next: 'Далее',
    confirm: 'Подтвердить заказ',
    changed: 'Пока вы оформляли заказ, кое-что изменилось',
    accept: 'Принять изменения',
    outcomeUnknown: 'Неизвестно, дошёл ли заказ. Проверим ещё раз?',
    check: 'Проверить',
    edit: 'Изменить заказ',
    done: 'Спасибо! Заказ № {number}',
    street: 'Улица',
    house: 'Дом',
    dearer: 'Магазин: куртка дорожает',
    takesOut: 'Другая вкладка: корзина пуста',
  },
  en: {
    'np-branch': 'Nova Poshta: branch',
    'np-locker': 'Nova Poshta: parcel locker',
    'np-courier': 'Nova Poshta: courier',
    pickup: 'Collect it yourself',
    cash: 'Pay on receipt',
    card: 'Card, online',
    next: 'Next',
    confirm: 'Place the order',
    changed: 'Something has changed while you were ordering',
    accept: 'I agree to the changes',
    outcomeUnknown: 'Nobody has said whether the order arrived. Look again?',
    check: 'Look again',
    edit: 'Change the order',
    done: 'Thank you! Order No. {number}',
    street: 'Street',
    house: 'House',
    dearer: 'Shop: the jacket costs more',
    takesOut: 'Another tab: the cart is empty',
  },
} as const

type Name = keyof (typeof names)['uk']
export type CheckoutExampleWords = Readonly<Record<Name, string>>

/** Words of the checkout's page that the examples of the components do not have. */
export const checkoutWordsIn = (lang: Locale): CheckoutExampleWords => names[lang]

const named = <Item extends { id: string; name: string }>(items: readonly Item[], lang: Locale): Item[] =>
  items.map(item => ({ ...item, name: new Map(Object.entries(names[lang])).get(item.id) ?? item.name }))

export const shippingMethodsIn = (lang: Locale): Delivery[] => named(fakeShippingMethods, lang)
export const paymentsIn = (lang: Locale): Payment[] => named(fakePayments, lang)
