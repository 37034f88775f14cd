import type { Forms } from '../../phrase.ts'

export const cart = {
  title: 'Кошик',
  empty: 'Ваш кошик порожній',
  emptyHint: 'Речі, які ви додасте, чекатимуть тут 100 днів.',
  toCatalogue: 'До каталогу',
  products: {
    one: '{count} товар',
    few: '{count} товари',
    many: '{count} товарів',
    other: '{count} товару',
  } satisfies Forms,
  /** Takes `{option}` and `{code}`. */
  optionAndCode: 'Розмір {option} · Код: {code}',
  /** Takes `{code}`. */
  code: 'Код: {code}',
  /** Takes `{option}` and `{pieces}`. */
  optionAndPieces: 'Розмір {option} · {pieces}',
  pieces: { one: '{count} шт.', few: '{count} шт.', many: '{count} шт.', other: '{count} шт.' } satisfies Forms,
  /** Takes `{price}`: price of one piece. */
  each: '{price} за шт.',
  /** Takes `{count}`. */
  left: 'Залишилося {count} шт.',
  remove: 'Видалити: {product}',
  clear: 'Очистити кошик',
  update: 'Оновити',
  /** Takes `{product}`. */
  updateOf: 'Оновити: {product}',
  coupon: 'Промокод',
  applyCoupon: 'Застосувати',
  removeCoupon: 'Прибрати промокод',
  subtotal: 'Сума',
  saving: 'Знижка на товари',
  /** Takes `{code}`. */
  discount: 'Знижка за промокодом {code}',
  total: 'Разом',
  withoutDelivery: 'Ціни вказані без вартості доставки',
  checkout: 'Оформити замовлення',
  added: 'Товар додано до кошика',
  goOn: 'Продовжити покупки',
  toCart: 'Перейти до кошика',
  loading: 'Завантажуємо кошик',
  retry: 'Спробувати ще раз',
  /** Why a command did not work, said in a toast and at the line. */
  failed: {
    add: 'Не вдалося додати товар до кошика.',
    count: 'Не вдалося змінити кількість.',
    remove: 'Не вдалося видалити товар.',
    clear: 'Не вдалося очистити кошик.',
    coupon: 'Не вдалося застосувати промокод.',
    load: 'Не вдалося завантажити кошик.',
  },
  offline: 'Немає з’єднання з інтернетом. Зміни надішлемо, щойно воно з’явиться.',
  online: 'З’єднання відновлено.',
  forgotten: 'Кошик із минулого разу не вдалося прочитати, тож починаємо з порожнього.',
  changed: 'Поки вас не було, кошик змінився:',
}

export type CartWords = typeof cart
