import { plural } from '../plural.ts'

export const cart = {
  title: 'Кошик',
  empty: 'Ваш кошик порожній',
  emptyHint: 'Речі, які ви додасте, чекатимуть тут 100 днів.',
  toCatalogue: 'До каталогу',
  products: plural('{count} товар', '{count} товари', '{count} товарів', '{count} товару'),
  optionAndCode: 'Розмір {option} · Код: {code}',
  code: 'Код: {code}',
  optionAndPieces: 'Розмір {option} · {pieces}',
  pieces: plural('{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.'),
  pricePerPiece: '{price} за шт.',
  stockLeft: 'Залишилося {count}\u00a0шт.',
  clear: 'Очистити кошик',
  update: 'Оновити',
  updateProduct: 'Оновити: {product}',
  coupon: 'Промокод',
  applyCoupon: 'Застосувати',
  saving: 'Знижка на товари',
  discount: 'Знижка за промокодом {code}',
  total: 'Разом',
  withoutDelivery: 'Ціни вказані без вартості доставки',
  checkout: 'Оформити замовлення',
  added: 'Товар додано до кошика',
  continueShopping: 'Продовжити покупки',
  toCart: 'Перейти до кошика',
  loading: 'Завантажуємо кошик',
  retry: 'Спробувати ще раз',
  /** Errors of the commands, shown in a toast and at the line. */
  failed: {
    add: 'Не вдалося додати товар до кошика.',
    count: 'Не вдалося змінити кількість.',
    remove: 'Не вдалося видалити товар.',
    clear: 'Не вдалося очистити кошик.',
    coupon: 'Не вдалося застосувати промокод.',
    load: 'Не вдалося завантажити кошик.',
  },
  offline: 'Немає з’єднання з інтернетом. Зміни надішлемо, щойно воно з’явиться.',
  forgotten: 'Кошик із минулого разу не вдалося прочитати, тож починаємо з порожнього.',
  changesTitle: 'Поки вас не було, кошик змінився:',
}

export type CartWords = typeof cart
