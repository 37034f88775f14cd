import type { AddressPart } from '@shop/contract/fields'
import { uk as ui } from '@shop/ui/messages/uk'
import { address } from './address.ts'

/** Labels of what a buyer can ask for beside an order, by the input. A shop that cannot write to phones does not offer that. */
const wishes: { no_call: string; phone_messages?: string } = {
  no_call: 'Не передзвонюйте мені, краще напишіть',
  phone_messages: 'Повідомляйте про замовлення ще й у Viber або SMS',
}

/** The three steps, and the page after them. */
export const checkout = {
  /** Messages of components that few pages have. */
  ui: { steps: ui.steps },
  title: 'Оформлення замовлення',
  /** Title of the window; takes `{number}` and `{step}`. */
  stepTitle: '{number}. {step}',
  steps: { contact: 'Контактні дані', delivery: 'Доставка', payment: 'Оплата' },
  next: { contact: 'Далі: доставка', delivery: 'Далі: оплата', payment: 'Підтвердити замовлення' },
  edit: 'Змінити',
  /** For screen readers, after `edit`. */
  editTargets: { contact: 'контактні дані', delivery: 'доставку', cart: 'склад замовлення' },
  back: { contact: 'Повернутися до контактів', delivery: 'Повернутися до доставки' },
  /** Beside the heading of a step that cannot be opened yet. */
  stepHints: { delivery: 'Спершу заповніть контактні дані', payment: 'Спершу оберіть спосіб доставки' },
  deliveryTime: '6–10 робочих днів',

  buyer: 'Покупець',
  name: "Ім'я",
  lastName: 'Прізвище',
  phone: 'Телефон',
  email: 'E-mail',
  emailHint: 'Лише для цього замовлення, без реклами',
  otherRecipient: 'Інший отримувач',
  recipient: 'Отримувач',
  remember: 'Запам’ятати мене',
  rememberHint: 'Наступного разу на цьому пристрої заповнимо контакти й доставку',
  forget: 'Забути мої дані',
  wishes,
  noCall: { title: 'Зв’язок', text: 'Лише e-mail, без дзвінків' },
  company: {
    checkbox: 'Замовляю для компанії',
    title: 'Компанія',
    name: 'Назва компанії',
    edrpou: 'Код ЄДРПОУ',
    edrpouHint: '8 цифр; для ФОП — РНОКПП, 10 цифр',
  },

  savedAddresses: {
    apartmentNumber: address.apartment,
    title: 'Збережені адреси',
    hint: 'Місто й адреса нижче заповняться з обраної.',
    main: 'Основна',
    other: 'Інша адреса',
    otherHint: 'Введіть місто й адресу нижче',
  },
  city: 'Місто',
  cityHint: 'Почніть вводити назву',
  chooseCity: 'Оберіть місто',
  notFound: 'Не знайшли «{query}». Перевірте назву.',
  demoDirectory: 'Демонстраційний магазин: населені пункти справжні, а відділення, поштомати й їхні адреси вигадані.',
  shippingMethod: 'Спосіб доставки',
  priceFrom: 'від {price}',
  free: 'безкоштовно',
  point: { branch: 'Відділення', locker: 'Поштомат', post: 'Відділення' },
  /** Details of a point. */
  aroundTheClock: 'цілодобово',
  upToWeight: 'до {weight}\u00a0кг',
  noMoneyHere: 'без оплати при отриманні',
  pointHint: 'Номер або вулиця',
  choosePoint: 'Оберіть зі списку',
  morePoints: 'Показано {shown} з {total}. Щоб знайти інші, введіть номер або вулицю й натисніть «Оновити».',
  findPoint: 'Номер або вулиця',
  nearest: {
    show: 'Найближчі до мене',
    failed: 'Не вдалося визначити, де ви. Знайдіть точку видачі за номером або вулицею.',
  },
  addressParts: { street: 'Вулиця', house: 'Будинок', apartment: 'Квартира', postal_index: 'Індекс' } satisfies Record<
    AddressPart,
    string
  >,
  address: 'Адреса',
  update: 'Оновити',
  updateHint: 'Після кожного вибору натисніть «Оновити»: форма покаже, що заповнити далі.',
  comment: 'Коментар до замовлення',
  commentHint: 'Наприклад: зателефонувати за годину',

  payment: 'Спосіб оплати',
  carrierFeeNote: 'Доставку ви оплачуєте перевізникові окремо, за його тарифом.',

  summary: 'Ваше замовлення',
  summaryWithCount: 'Ваше замовлення, {products}',
  deliveryTariff: 'за тарифом, від {price}',
  /** The carrier has told the price of this order. */
  deliveryPrice: 'за тарифом, {price}',

  empty: 'Ваш кошик порожній',
  emptyHint: 'Додайте щось до кошика, і тут можна буде оформити замовлення.',
  toCatalogue: 'До каталогу',

  fieldError: '{field}: {message}',
  changesNotice: {
    title: 'Поки ви оформлювали замовлення, дещо змінилося',
    text: 'Ми ще нічого не замовили й не списали. Перегляньте зміни: якщо вони вам підходять, погодьтеся й підтвердьте замовлення.',
    soldOut: '{name}: більше немає в наявності',
    fewerLeft: '{name}: замість {was}\u00a0шт. залишилося {now}\u00a0шт.',
    price: '{name}: ціна була {was}, тепер {now}',
    discount: 'Знижка за промокодом: було {was}, тепер {now}',
    total: 'Разом: було {was}, тепер {now}',
    accept: 'Погоджуюсь зі змінами',
    toCart: 'Змінити кошик',
  },
  orderRejected: 'Не вдалося оформити замовлення',
  orderRejectedText: 'Нічого не замовлено й не списано. Усе, що ви ввели, збережено.',
  otherCustomer: 'Ви вийшли з кабінету або увійшли в інший. Перевірте дані й надішліть форму ще раз.',
  /** Nothing was sent. */
  offline:
    'Немає з’єднання з інтернетом. Замовлення ще не надіслано, усе введене збережено. Щойно зв’язок з’явиться, натисніть «Підтвердити замовлення» ще раз: саме воно не надішлеться.',
  /** Beside the button, while the order has no answer. */
  retrying: 'Сервер ще не відповів. Пробуємо ще раз…',
  unknownOutcomeText: 'Сервер не відповів. Натисніть кнопку ще раз: якщо замовлення вже прийнято, другого не буде.',
  /** The cart no longer exists and the outcome of its order is unknown. */
  unknownOutcome: {
    pending: 'Дізнаємося, чи прийнято ваше замовлення…',
    title: 'Ми ще не знаємо, чи прийнято ваше замовлення',
    text: 'Сервер не відповів. Запитайте ще раз: другого замовлення від цього не буде.',
    retry: 'Спробувати ще раз',
  },
  forgotten: 'Те, що ви вводили минулого разу, не збереглося: цю частину доведеться заповнити знову.',
  couponFailed: 'Не вдалося застосувати промокод. Спробуйте ще раз.',

  order: {
    /** Before the order's number. */
    title: 'Замовлення',
    number: '№ {number}',
    newStatus: 'Дякуємо! Замовлення прийнято.',
    cancelledStatus: 'Замовлення скасовано. Товари знову в продажу, платити нічого не треба.',
    cancelledPaidStatus: 'Замовлення скасовано. Гроші повернемо тим самим способом, яким ви платили.',
    expiredStatus:
      'Замовлення скасовано: його не оплатили вчасно. Товари знову в продажу. Якщо ви вже сплатили, зателефонуйте нам.',
    cancelledRefundedStatus: 'Замовлення скасовано, гроші повернено.',
    nextSteps: 'Що далі',
    reviewNote: 'Ми перевіримо замовлення. Якщо треба щось уточнити, зателефонуємо на {phone}.',
    reviewNoteByMail: 'Ми перевіримо замовлення. Якщо треба щось уточнити, напишемо на {email}.',
    deliveryNote: 'Орієнтовна доставка: {when}. Де замовлення зараз, видно на його сторінці.',
    pickupNote: 'Орієнтовно готове до видачі: {when}. Коли можна забирати, видно на його сторінці.',
    afterPayment: '{days} робочих днів після оплати',
    paymentInstructions: {
      on_receipt: 'Оплатите, коли забиратимете.',
      online: 'Оплатіть замовлення карткою: після цього ми його зберемо.',
      iban: 'Оплатіть рахунок за реквізитами нижче: після надходження коштів ми зберемо замовлення.',
    },
    pay: 'Оплатити карткою',
    payFailed: 'Не вдалося відкрити сторінку оплати. Спробуйте ще раз трохи згодом.',
    /** Takes `{name}` of a payment method. */
    payBy: 'Оплатити: {name}',
    payOtherwise: 'Оплатити інакше',
    toPaymentPage: 'Перейти до оплати',
    online: {
      paid: { title: 'Оплачено', text: 'Дякуємо, оплату отримано. Далі ми зберемо замовлення.' },
      awaiting: {
        title: 'Очікує оплати',
        text: 'Чекаємо на відповідь платіжної системи, сторінка оновиться сама. Якщо ви ще не платили, натисніть кнопку.',
      },
      pending: { title: 'Очікує оплати', text: 'Замовлення прийнято, але ще не оплачено.' },
      failed: { title: 'Оплата не пройшла', text: 'Гроші не списано. Спробуйте ще раз або заплатіть інакше.' },
      /** Takes `{sum}`. */
      refunded: {
        title: 'Кошти повернено',
        text: 'Повернули {sum}. Коли гроші надійдуть на картку, залежить від банку.',
      },
      /** Takes `{moment}`. */
      until: 'Товари тримаємо для вас до {moment}.',
      refresh: 'Оновити стан оплати',
    },
    requisites: 'Реквізити для оплати',
    products: 'Товари',
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
    linkNote: 'Збережіть посилання: за ним замовлення відкриється будь-коли й на будь-якому пристрої.',
    paymentStatus: 'Стан оплати',
    cancel: {
      button: 'Скасувати замовлення',
      title: 'Скасувати замовлення {number}?',
      text: 'Товари повернуться в продаж. Якщо передумаєте, замовлення доведеться оформити знову.',
      paidText:
        'Товари повернуться в продаж, а гроші — вам, тим самим способом, яким ви платили. Якщо передумаєте, замовлення доведеться оформити знову.',
      confirm: 'Так, скасувати',
      decline: 'Не скасовувати',
      failed: 'Не вдалося скасувати замовлення. Спробуйте ще раз або зателефонуйте нам.',
    },
    signIn: {
      title: 'Стежте за замовленням',
      text: 'Увійдіть, щоб бачити всі свої замовлення в кабінеті й не вводити дані вдруге.',
      login: 'Увійти',
      register: 'Зареєструватися',
    },
    returns: 'Обмін та повернення',
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
  },
}

export type CheckoutWords = typeof checkout
