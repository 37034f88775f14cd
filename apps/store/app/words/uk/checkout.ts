import type { Forms } from '../../phrase.ts'

/** The three steps, and the page after them. */
export const checkout = {
  title: 'Оформлення замовлення',
  /** Title of the window; takes `{number}` and `{step}`. */
  stepTitle: '{number}. {step}',
  steps: { contact: 'Контактні дані', delivery: 'Доставка', payment: 'Оплата' },
  next: { contact: 'Далі: доставка', delivery: 'Далі: оплата', payment: 'Підтвердити замовлення' },
  change: 'Змінити',
  /** Spoken after «change». */
  changes: { contact: 'контактні дані', delivery: 'доставку', cart: 'склад замовлення' },
  back: { contact: 'Повернутися до контактів', delivery: 'Повернутися до доставки' },
  /** Beside the heading of a step that cannot be opened yet. */
  waits: { delivery: 'Спершу заповніть контактні дані', payment: 'Спершу оберіть спосіб доставки' },
  days: '6–10 робочих днів',
  saving: 'Зберігаємо',

  buyer: 'Покупець',
  name: "Ім'я",
  lastName: 'Прізвище',
  phone: 'Телефон',
  email: 'E-mail',
  emailHint: 'Лише для цього замовлення, без реклами',
  otherRecipient: 'Інший отримувач',
  recipient: 'Отримувач',

  city: 'Місто',
  cityHint: 'Почніть вводити назву',
  chooseCity: 'Оберіть місто',
  /** Takes `{query}`. */
  noCity: 'Не знайшли «{query}». Перевірте назву.',
  demoDirectory: 'Демонстраційний магазин: населені пункти справжні, а відділення, поштомати й їхні адреси вигадані.',
  way: 'Спосіб доставки',
  /** Takes `{price}`. */
  tariff: 'від {price}',
  free: 'безкоштовно',
  /** Takes `{days}`. */
  wayDays: '{days} робочих днів',
  point: { branch: 'Відділення', locker: 'Поштомат', post: 'Відділення' },
  pointHint: 'Номер або вулиця',
  choosePoint: 'Оберіть зі списку',
  /** Takes `{shown}` and `{total}`. */
  morePoints: 'Показано {shown} з {total}. Щоб знайти інші, введіть номер або вулицю й натисніть «Оновити».',
  findPoint: 'Номер або вулиця',
  street: 'Вулиця',
  house: 'Будинок',
  apartment: 'Квартира',
  postalIndex: 'Індекс',
  address: 'Адреса',
  update: 'Оновити',
  updateHint: 'Після кожного вибору натисніть «Оновити»: форма покаже, що заповнити далі.',
  comment: 'Коментар до замовлення',
  commentHint: 'Наприклад: зателефонувати за годину',

  payment: 'Спосіб оплати',
  carrier: 'Доставку оплачуєте перевізнику окремо, за його тарифом.',

  summary: 'Ваше замовлення',
  /** Takes `{products}`. */
  summaryWith: 'Ваше замовлення, {products}',
  deliveryRow: 'Доставка',
  /** Takes `{price}`. */
  deliveryTariff: 'за тарифом, від {price}',

  empty: 'Ваш кошик порожній',
  emptyText: 'Додайте щось до кошика, і тут можна буде оформити замовлення.',
  toCatalogue: 'До каталогу',

  /** Takes `{field}` and `{message}`. */
  wrongField: '{field}: {message}',
  changed: {
    title: 'Поки ви оформлювали замовлення, дещо змінилося',
    text: 'Ми ще нічого не замовили й не списали. Перегляньте зміни: якщо вони вам підходять, погодьтеся й підтвердьте замовлення.',
    /** Takes `{name}`. */
    gone: '{name}: більше немає в наявності',
    /** Take `{name}`, `{was}` and `{now}`. */
    fewer: '{name}: замість {was} шт. залишилося {now} шт.',
    price: '{name}: ціна була {was}, тепер {now}',
    discount: 'Знижка за промокодом: було {was}, тепер {now}',
    total: 'Разом: було {was}, тепер {now}',
    accept: 'Погоджуюсь зі змінами',
    toCart: 'Змінити кошик',
  },
  refused: 'Не вдалося оформити замовлення',
  refusedText: 'Нічого не замовлено й не списано. Усе, що ви ввели, збережено.',
  /** Nothing was sent. */
  offline: 'Немає з’єднання з інтернетом. Замовлення ще не надіслано, усе введене збережено.',
  /** Beside the button, while the order has no answer. */
  retrying: 'Сервер ще не відповів. Пробуємо ще раз…',
  unknown: 'Сервер не відповів. Натисніть кнопку ще раз: якщо замовлення вже прийнято, другого не буде.',
  /** The cart is gone, and nobody has said whether an order was made of it. */
  lost: {
    asking: 'Дізнаємося, чи прийнято ваше замовлення…',
    title: 'Ми ще не знаємо, чи прийнято ваше замовлення',
    text: 'Сервер не відповів. Запитайте ще раз: другого замовлення від цього не буде.',
    retry: 'Спробувати ще раз',
  },
  forgotten: 'Те, що ви вводили минулого разу, не збереглося: цю частину доведеться заповнити знову.',
  couponFailed: 'Не вдалося застосувати промокод. Спробуйте ще раз.',

  thanks: {
    /** Before the order's number. */
    title: 'Замовлення',
    /** Takes `{number}`. */
    number: '№ {number}',
    lead: 'Дякуємо! Замовлення прийнято.',
    /** Take no number: the heading above says it. */
    cancelledLead: 'Замовлення скасовано. Товари знову в продажу, платити нічого не треба.',
    cancelledPaid: 'Замовлення скасовано. Гроші повернемо тим самим шляхом, яким їх сплачено.',
    next: 'Що далі',
    /** Takes `{phone}`. */
    call: 'Ми перевіримо замовлення. Якщо треба щось уточнити, зателефонуємо на {phone}.',
    /** Takes `{days}`. */
    sent: 'Доставка займе {days} робочих днів. Де замовлення зараз, видно на його сторінці.',
    pickup: 'Збираємо {days} робочих днів. Коли замовлення готове до видачі, видно на його сторінці.',
    ways: {
      on_receipt: 'Оплатите, коли забиратимете.',
      card: 'Оплатіть замовлення карткою: після цього ми його зберемо.',
      iban: 'Оплатіть рахунок за реквізитами нижче: після надходження коштів ми зберемо замовлення.',
    },
    pay: 'Оплатити карткою',
    payFailed: 'Не вдалося відкрити сторінку оплати. Спробуйте ще раз трохи згодом.',
    requisites: 'Реквізити для оплати',
    goods: 'Товари',
    delivery: 'Доставка',
    payment: 'Оплата',
    buyer: 'Покупець',
    recipient: 'Отримувач',
    comment: 'Коментар',
    status: 'Стан замовлення',
    date: 'Оформлено',
    history: 'Як рухається замовлення',
    deliveryPrice: 'Доставка, за тарифом перевізника',
    link: 'Сторінка замовлення',
    keep: 'Збережіть посилання: за ним замовлення відкриється будь-коли й на будь-якому пристрої.',
    paymentStatus: 'Стан оплати',
    cancel: {
      button: 'Скасувати замовлення',
      /** Takes `{number}`. */
      title: 'Скасувати замовлення {number}?',
      text: 'Товари повернуться в продаж. Якщо передумаєте, замовлення доведеться оформити знову.',
      yes: 'Так, скасувати',
      no: 'Не скасовувати',
      failed: 'Не вдалося скасувати замовлення. Спробуйте ще раз або зателефонуйте нам.',
    },
    home: 'Продовжити покупки',
    statuses: {
      new: 'Нове',
      confirmed: 'Підтверджено',
      packed: 'Зібрано',
      shipped: 'У дорозі',
      delivered: 'Доставлено',
      completed: 'Виконано',
      cancelled: 'Скасовано',
      returned: 'Повернено',
    },
    paymentStatuses: {
      pending: 'Очікує оплати',
      paid: 'Оплачено',
      failed: 'Оплата не пройшла',
      refunded: 'Кошти повернено',
      on_receipt: 'Оплата при отриманні',
    },
    products: {
      one: '{count} товар',
      few: '{count} товари',
      many: '{count} товарів',
      other: '{count} товару',
    } satisfies Forms,
  },
}

export type CheckoutWords = typeof checkout
