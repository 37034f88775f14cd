import { photoIssues, photoUpload } from './photo-upload.ts'
/** «Обмін та повернення»: requests of customers and of guests. */
export const returns = {
  /** Messages of components that few pages have. */
  ui: { upload: photoUpload },
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
  itemsHint: 'Укажіть, скільки штук повертаєте.',
  noItems: 'Оберіть хоча б один товар',
  count: 'Кількість',
  newSize: 'Новий розмір',
  chooseSize: 'Оберіть розмір',
  /** Takes `{name}`: of the size that was bought. */
  same: '{name} (куплений)',
  sameSize: 'Такий самий розмір можна просити, лише якщо товар із браком або надіслано не той',
  outOfStock: 'немає в наявності',
  excluded: 'Цей товар належної якості не підлягає обміну та поверненню за законом (постанова КМУ № 172).',
  returned: 'Заявку на цей товар уже подано.',
  question: 'Причина',
  chooseQuestion: 'Оберіть питання',
  iban: 'IBAN рахунку для повернення грошей',
  ibanHint:
    'UA і 27 цифр, з банківського застосунку. Номер видалимо, щойно перекажемо гроші. Без нього зателефонуємо вам',
  ibanWrong: 'Такого рахунку немає: перевірте всі 29 знаків IBAN',
  comment: 'Коментар',
  commentHint: 'Що не так із товаром або який розмір потрібен',
  photos: {
    title: 'Фото',
    hint: 'До 5 фото у форматі JPEG, PNG, WebP або AVIF: вигляд товару, бирка, брак. Перед надсиланням зменшимо їх.',
    /** Takes `{name}`. */
    attached: 'Додане фото: {name}',
    issues: photoIssues,
    unsent: 'Фото не надіслано. Надішліть його ще раз або приберіть',
    /** Takes `{number}`: name of the list. */
    ofRequest: 'Фото заявки № {number}',
    /** Takes `{index}` and `{total}`. */
    nth: 'Фото {index} з {total}',
  },
  submit: 'Надіслати заявку',
  /** Takes `{number}` and `{email}`. */
  sent: 'Заявку № {number} надіслано. Ми відповімо на {email}.',
  requests: 'Ваші заявки',
  /** Takes `{number}`. */
  request: 'Заявка № {number}',
  /** Takes `{name}` and `{count}`. */
  item: '{name}, {count}\u00a0шт.',
  /** Takes `{option}`. */
  wanted: 'обмін на розмір {option}',
  /** Take `{amount}`; `done` also `{date}`. `account`: to that of a bank. */
  refunds: {
    card: 'Повертаємо {amount} на картку, якою ви платили',
    account: 'Перекажемо {amount} на ваш рахунок',
    done: 'Гроші повернено {date}: {amount}',
  },
  statuses: {
    new: 'Нова',
    approved: 'Схвалено',
    rejected: 'Відхилено',
    received: 'Товар отримано',
    completed: 'Виконано',
  },
}

export type ReturnsWords = typeof returns
