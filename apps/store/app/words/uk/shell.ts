import { uk } from '@shop/contract/messages/uk'

/** Header, menus, footer and their forms. */
export const shell = {
  toHome: '{name}, на головну',
  home: 'Головна',
  catalogue: 'Каталог',
  menu: 'Меню',
  close: 'Закрити',
  everythingIn: 'Усе в розділі',
  shopper: 'Покупець',
  customers: 'Покупцям',
  wishlist: 'Список бажань',
  wishlistWith: {
    one: 'Список бажань, {count} товар',
    few: 'Список бажань, {count} товари',
    many: 'Список бажань, {count} товарів',
    other: 'Список бажань, {count} товару',
  },
  cart: 'Кошик',
  cartWith: {
    one: 'Кошик, {count} товар',
    few: 'Кошик, {count} товари',
    many: 'Кошик, {count} товарів',
    other: 'Кошик, {count} товару',
  },
  toCatalogue: 'До каталогу',
  search: 'Пошук',
  searchHint: 'Назва або код товару',
  searchGo: 'Шукати',
  /** Beside a suggestion. */
  searchCategory: 'категорія',
  deliveryTakes: 'Доставка',
  deliveryDays: '6–10 робочих днів',
  returns: 'Обмін та повернення',
  returnDays: '14 днів',
  scheme: 'Темна тема',
  contact: {
    title: 'Запитайте про розмір чи тканину',
    text: 'Залиште номер, і ми передзвонимо в робочий час.',
    name: "Ім'я",
    phone: 'Телефон',
    message: 'Повідомлення',
    send: 'Надіслати',
    sent: 'Дякуємо! Ми прочитаємо і передзвонимо.',
    agree: 'Надсилаючи, ви погоджуєтеся з',
    privacy: 'політикою конфіденційності',
  },
  newsletter: { email: 'E-mail', sent: uk.newsletterSent },
  failed: 'Не вдалося надіслати. Спробуйте ще раз.',
  readAlso: 'Читайте також',
  priceNote: 'Ціни вказані без вартості доставки',
  consent: {
    title: 'Файли cookie',
    text: 'Крім необхідних для роботи магазину, ми хотіли б вмикати лічильники відвідувань.',
    agree: 'Погоджуюсь',
    refuse: 'Лише необхідні',
  },
}

export type ShellWords = typeof shell
