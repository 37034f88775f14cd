import { uk } from '@shop/contract/messages/uk'
import { plural } from '../plural.ts'

/** Header, menus, footer and their forms. */
export const shell = {
  header: {
    toHome: '{name}, на головну',
    menu: 'Меню',
    navigation: 'Покупець',
    signIn: 'Увійти',
    wishlist: 'Список бажань',
    wishlistCount: plural(
      'Список бажань, {count} товар',
      'Список бажань, {count} товари',
      'Список бажань, {count} товарів',
      'Список бажань, {count} товару',
    ),
    cart: 'Кошик',
    cartCount: plural(
      'Кошик, {count} товар',
      'Кошик, {count} товари',
      'Кошик, {count} товарів',
      'Кошик, {count} товару',
    ),
    toCatalogue: 'До каталогу',
    delivery: 'Доставка',
    deliveryTime: '6–10 робочих днів',
    returns: 'Обмін та повернення',
    returnPeriod: '14 днів',
  },
  home: 'Головна',
  catalogue: 'Каталог',
  wholeCatalogue: 'Увесь каталог',
  allInCategory: 'Усе в розділі',
  search: 'Пошук',
  searchHint: 'Назва або код товару',
  searchSubmit: 'Шукати',
  searchCategory: 'категорія',
  scheme: 'Темна тема',
  contact: {
    title: 'Запитайте про розмір чи тканину',
    text: 'Залиште номер, і ми передзвонимо в робочий час.',
    name: "Ім'я",
    phone: 'Телефон',
    message: 'Повідомлення',
    send: 'Надіслати',
    sent: 'Дякуємо! Ми прочитаємо і передзвонимо.',
    agree: 'Надсилаючи форму, ви погоджуєтеся з',
    privacy: 'політикою конфіденційності',
  },
  newsletter: { email: 'E-mail', sent: uk.newsletterSent },
  failed: 'Не вдалося надіслати. Спробуйте ще раз.',
  readAlso: 'Читайте також',
  priceNote: 'Ціни вказані без вартості доставки',
}

export type ShellWords = typeof shell
