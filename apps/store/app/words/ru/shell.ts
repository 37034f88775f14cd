import { ru } from '@shop/contract/messages/ru'
import { plural } from '../plural.ts'

import type { ShellWords } from '../uk/shell.ts'

export const shell: ShellWords = {
  header: {
    toHome: '{name}, на главную',
    menu: 'Меню',
    navigation: 'Покупатель',
    signIn: 'Войти',
    wishlist: 'Список желаний',
    wishlistCount: plural(
      'Список желаний, {count} товар',
      'Список желаний, {count} товара',
      'Список желаний, {count} товаров',
      'Список желаний, {count} товара',
    ),
    cart: 'Корзина',
    cartCount: plural(
      'Корзина, {count} товар',
      'Корзина, {count} товара',
      'Корзина, {count} товаров',
      'Корзина, {count} товара',
    ),
    toCatalogue: 'В каталог',
    delivery: 'Доставка',
    deliveryTime: '6–10 рабочих дней',
    returns: 'Обмен и возврат',
    returnPeriod: '14 дней',
  },
  home: 'Главная',
  catalogue: 'Каталог',
  wholeCatalogue: 'Весь каталог',
  allInCategory: 'Всё в разделе',
  search: 'Поиск',
  searchHint: 'Название или код товара',
  searchSubmit: 'Искать',
  searchCategory: 'категория',
  scheme: 'Тёмная тема',
  contact: {
    title: 'Спросите о размере или ткани',
    text: 'Оставьте номер, и мы перезвоним в рабочее время.',
    name: 'Имя',
    phone: 'Телефон',
    message: 'Сообщение',
    send: 'Отправить',
    sent: 'Спасибо! Мы прочитаем и перезвоним.',
    agree: 'Отправляя форму, вы соглашаетесь с',
    privacy: 'политикой конфиденциальности',
  },
  newsletter: { email: 'E-mail', sent: ru.newsletterSent },
  failed: 'Не удалось отправить. Попробуйте ещё раз.',
  readAlso: 'Читайте также',
  priceNote: 'Цены указаны без стоимости доставки',
}
