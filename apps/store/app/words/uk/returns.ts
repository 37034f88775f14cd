/** «Обмін та повернення»: requests of customers and of guests. */
export const returns = {
  title: 'Обмін та повернення',
  lead: 'Обміняти чи повернути товар можна протягом 14 днів після доставки.',
  choose: 'Оберіть замовлення',
  nothing: 'Зараз немає чого обмінювати чи повертати',
  nothingHint: 'Заявку можна подати протягом 14 днів після доставки замовлення.',
  toOrders: 'До замовлень',
  /** Takes `{number}`. */
  order: 'Замовлення № {number}',
  /** Takes `{date}`. */
  until: 'Заявку можна подати до {date}',
  another: 'Інше замовлення',
  kind: 'Що оформити',
  kinds: { exchange: 'Обмін', return: 'Повернення' },
  items: 'Товари',
  itemsHint: 'Вкажіть, скільки штук повертаєте.',
  noItems: 'Оберіть хоча б один товар',
  /** Take `{product}`. */
  countOf: 'Кількість: {product}',
  sizeOf: 'Новий розмір: {product}',
  chooseSize: 'Оберіть розмір',
  outOfStock: 'немає в наявності',
  excluded: 'Цей товар належної якості не підлягає обміну та поверненню за законом (постанова КМУ № 172).',
  returned: 'Заявку на цей товар уже подано.',
  question: 'Питання',
  chooseQuestion: 'Оберіть питання',
  comment: 'Коментар',
  commentHint: 'Що не так із товаром або який розмір потрібен',
  submit: 'Надіслати заявку',
  /** Takes `{number}`. */
  sent: 'Заявку № {number} надіслано. Ми відповімо на вашу електронну пошту.',
  requests: 'Ваші заявки',
  /** Takes `{number}`. */
  request: 'Заявка № {number}',
  /** Takes `{name}` and `{count}`. */
  item: '{name}, {count} шт.',
  /** Takes `{option}`. */
  wanted: 'обмін на розмір {option}',
  statuses: {
    new: 'Нова',
    approved: 'Схвалено',
    rejected: 'Відхилено',
    received: 'Товар отримано',
    completed: 'Виконано',
  },
}

export type ReturnsWords = typeof returns
