/** The page that is shown without a network, and notices: of a lost network, of a new version of the shop. */
export const offline = {
  title: 'Немає з’єднання з інтернетом',
  text: 'Цю сторінку ви ще не відкривали, тому без інтернету її не показати. Сторінки, які ви вже бачили, і кошик відкриваються.',
  retry: 'Спробувати ще раз',
  home: 'На головну',
  cart: 'Кошик',
  updated: 'Магазин оновився.',
  reload: 'Оновити сторінку',
  notice: 'Немає з’єднання з інтернетом. Зміни надішлемо, щойно воно з’явиться.',
}

export type OfflineWords = typeof offline
