import type { PluralForms } from '@shop/ui/messages/format'
import { uk as ui } from '@shop/ui/messages/uk'

const lines: PluralForms = {
  one: '{count} найменування',
  few: '{count} найменування',
  many: '{count} найменувань',
  other: '{count} найменування',
}
const hryvnias: PluralForms = { one: 'гривня', few: 'гривні', many: 'гривень', other: 'гривні' }
const kopiykas: PluralForms = { one: 'копійка', few: 'копійки', many: 'копійок', other: 'копійки' }

/** Orders of the account and their invoice. */
export const orders = {
  /** Messages of components that few pages have. */
  ui: { orderTimeline: ui.orderTimeline },
  filter: 'Стан замовлення',
  all: 'Усі',
  list: 'Список замовлень',
  /** Takes `{number}`. */
  number: '№ {number}',
  empty: 'Замовлень ще немає',
  emptyHint: 'Тут буде видно, що ви замовили, де посилка зараз і скільки все коштувало.',
  emptyFilter: 'Замовлень із таким станом немає',
  /** Orders placed as a guest are shown once the e-mail is confirmed. */
  guestOrders: {
    text: 'Замовляли без реєстрації? Коли підтвердите пошту, ці замовлення з’являться тут.',
    confirm: 'Підтвердити e-mail',
  },
  showAll: 'Показати всі',
  toCatalogue: 'До каталогу',
  find: 'Знайти за номером і телефоном',
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
    fewer: '{name}: замість {asked}\u00a0шт. додали {added}\u00a0шт.',
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
  customer: 'Покупець',
  contactPerson: 'Контактна особа',
  /** Beside the payee, who is named like a recipient in Ukrainian. */
  goodsRecipient: 'Отримувач товару',
  position: '№',
  /** Takes `{lines}` and `{total}`. */
  summary: 'Усього {lines} на суму {total}',
  lines,
  inWords: 'Сума словами',
  hryvnias,
  kopiykas,
  notInvoice: 'Оплату отримуємо обраним способом, цей документ — лише перелік замовленого.',
  toOrder: 'До замовлення',
  /** The page of an order, beside its account row. */
  tracking: 'Номер відправлення',
  trackingHint: 'Відкриється сторінка перевізника',
  /** Entry of the history. */
  deliveryChanged: 'Доставку змінено',
  parcelNotReceived: 'Посилку не отримано',
  changeDelivery: {
    button: 'Змінити доставку',
    title: 'Змінити доставку',
    text: 'Поки замовлення нове, його можна отримати в іншому місті, відділенні чи за іншою адресою. Спосіб доставки залишається той самий.',
    now: 'Зараз',
    method: 'Спосіб доставки',
    save: 'Зберегти',
    back: 'Повернутися до замовлення',
    fixed: 'Змінити доставку цього замовлення тут уже не можна. Зателефонуйте нам, і ми допоможемо.',
    failed: 'Не вдалося змінити доставку. Спробуйте ще раз або зателефонуйте нам.',
  },
  receipts: {
    title: 'Фіскальні чеки',
    kinds: { sale: 'Чек', return: 'Чек повернення' },
    hint: 'Сторінка, на якій чек можна перевірити',
    /** Takes `{number}`. */
    qr: 'QR-код чека № {number}',
  },
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  amount: 'Сума',
  payInBank: 'Відкрити в застосунку банку',
  scan: 'Відскануйте камерою або в застосунку банку: реквізити й сума заповняться самі.',
  qr: 'QR-код для оплати',
}

export type OrdersWords = typeof orders
