/** Orders of the account and their invoice. */
export const orders = {
  filter: 'Стан замовлення',
  all: 'Усі',
  list: 'Список замовлень',
  /** Takes `{number}`. */
  number: '№ {number}',
  empty: 'Замовлень ще немає',
  emptyHint: 'Тут буде видно, що ви замовили, де посилка зараз і скільки все коштувало.',
  emptyFilter: 'Замовлень у цьому стані немає',
  showAll: 'Показати всі',
  toCatalogue: 'До каталогу',
  goods: 'Товари замовлення',
  product: 'Товар',
  price: 'Ціна',
  count: 'Кількість',
  sum: 'Сума',
  discount: 'Знижка за промокодом',
  total: 'Разом',
  repeat: 'Замовити знову',
  exchange: 'Обмін та повернення',
  invoice: 'Рахунок для друку',
  repeated: {
    /** Take `{number}`. */
    all: 'Усе із замовлення № {number} знову в кошику.',
    some: 'Дещо із замовлення № {number} закінчилося. Решта вже в кошику.',
    none: 'Нічого із замовлення № {number} зараз немає в наявності.',
    /** Takes `{name}`. */
    gone: '{name}: немає в наявності',
    /** Takes `{name}`, `{asked}` and `{added}`. */
    fewer: '{name}: замість {asked} шт. додали {added} шт.',
    failed: 'Не вдалося додати товари до кошика. Спробуйте ще раз.',
    toCart: 'Перейти до кошика',
  },
  invoiceTitle: 'Рахунок № {number}',
  /** Takes `{date}`. */
  invoiceDate: 'від {date}',
  seller: 'Постачальник',
  print: 'Надрукувати',
  printHint: 'Щоб надрукувати, натисніть Ctrl+P.',
  back: 'До замовлень',
}

export type OrdersWords = typeof orders
