import type { Forms } from './plural.ts'

const models: Forms = {
  one: '{count} модель',
  few: '{count} моделі',
  many: '{count} моделей',
  other: '{count} моделі',
}

const instalments: Forms = {
  one: '{count} платіж',
  few: '{count} платежі',
  many: '{count} платежів',
  other: '{count} платежу',
}

/** Texts of the backend. Placeholders: `{…}`. */
export const uk = {
  home: 'Головна',
  /** Lists of products from all categories. */
  collections: {
    catalogue: {
      title: 'Каталог',
      text: 'Увесь робочий одяг, взуття й засоби захисту: категорії, стандарти й розміри в одному списку.',
    },
    hits: {
      title: 'Хіти продажу',
      text: 'Моделі, які купують найчастіше: перевірені в роботі й завжди з повною таблицею розмірів.',
    },
    novelties: { title: 'Новинки', text: 'Моделі, які з’явилися за останні 60 днів, найновіші першими.' },
  },
  articles: { news: 'Новини' },
  searchTitle: 'Пошук',
  searchFor: 'Пошук: {query}',
  /** Meta description of a page of search results. */
  searchText:
    'Робочий одяг, взуття й засоби захисту за запитом «{query}»: ціни, розміри й наявність. Доставка по Україні 6–10 робочих днів.',
  facets: {
    price: 'Ціна',
    size: 'Розмір',
    standard: 'Стандарт',
    colour: 'Колір',
    availability: 'Наявність',
    brand: 'Бренд',
  },
  availability: { in_stock: 'В наявності', running_out: 'Закінчується', out_of_stock: 'Немає в наявності' },
  /** On the pictures of links to categories. */
  models,
  modelsFrom: '{models}, від {price}',
  labels: { new: 'Новинка', hit: 'Хіт', sale: '−{percent}\u00a0%' },
  /** Alternative text of further pictures. */
  furtherPicture: '{name}, вигляд {number}',
  everythingLiked: 'Все обране',
  /** Rows of the technical data that every product has. */
  colour: 'Колір',
  care: 'Догляд',
  careNote: 'Порада',
  sizes: {
    caption: 'Таблиця розмірів, см',
    also: 'Міжнародний розмір',
    height: 'Зріст',
    chest: 'Обхват грудей',
    waist: 'Обхват талії',
    hips: 'Обхват стегон',
    sleeve: 'Довжина рукава',
    foot: 'Довжина стопи',
    hand: 'Обхват долоні',
    head: 'Обхват голови',
    back: 'Довжина спинки виробу',
    width: 'Ширина виробу в грудях',
    inseam: 'Крокова довжина виробу',
  },
  cart: {
    /** Several sizes were added at once; `{sizes}` are texts of `shortOption` and `goneOption`. */
    short: '«{name}»: додано не все. {sizes}',
    shortOption: 'розмір {option}: {added} з {asked}',
    goneOption: 'розмір {option}: більше немає',
    goneItem: '«{name}»: більше немає',
    /** Of goods of one size. */
    fewer: '{added} з {asked}',
    soldOut: 'більше немає',
    reduced: '«{name}»: залишилося {left}\u00a0шт., кількість зменшено',
    gone: '«{name}» закінчилося. Ця позиція не ввійде до замовлення',
    price: '«{name}»: ціна змінилася з {before} на {now}',
    none: 'На жаль, цього товару більше немає',
    full: 'У кошику вже {most} позицій: більше не вміститься',
    empty: 'Ваш кошик порожній',
    changed: 'Поки ви оформлювали замовлення, у кошику дещо змінилося. Перевірте й підтвердьте ще раз',
    otherBody: 'Цей запит уже виконано з іншими даними',
  },
  coupon: {
    applied: 'Промокод застосовано: −{sum}',
    /** `{scope}` is `oneCategory` or `categories`. */
    appliedInCategory: '{text}. Діє лише на {scope}',
    freeDelivery: 'Промокод застосовано: доставку оплачує магазин',
    unknown: 'Такого промокоду немає',
    notYet: 'Діє з {day}',
    ended: 'Промокод більше не діє',
    usedUp: 'Цей промокод уже використано',
    usedByCustomer: 'Ви вже скористалися цим промокодом',
    category: 'Діє лише на {scope}',
    missing: 'Ще {missing} до знижки: промокод діє від {minimum}',
    missingToDelivery: 'Ще {missing} до безкоштовної доставки: промокод діє від {minimum}',
    missingInCategory: '{missing} і лише на {scope}',
    oneCategory: 'товари розділу {categories}',
    categories: 'товари розділів {categories}',
    tooMany: 'Забагато спроб. Перевірте промокод і спробуйте ще раз через {minutes}\u00a0хв',
  },
  order: {
    /** What the carrier has reported, in the history of the order. */
    parcelProblems: {
      refused: 'Отримувач відмовився від посилки, вона повертається до нас. Якщо це помилка, зателефонуйте нам',
      expired: 'Термін зберігання минув, посилка повертається до нас. Якщо замовлення ще потрібне, зателефонуйте нам',
    },
    wrongCode: 'Код не підходить або вже не діє. Перевірте його або попросіть новий',
    notNew: 'Замовлення вже в роботі, скасувати його можна телефоном',
    deliveryFixed: 'Замовлення вже в роботі, змінити доставку можна телефоном',
    nothingToChange: 'У самовивозу немає доставки, яку можна змінити',
    tooManyChanges:
      'Адресу доставки змінено забагато разів. Спробуйте ще раз через {minutes}\u00a0хв або зателефонуйте нам',
    tooMany: 'Забагато замовлень поспіль. Наступне можна оформити через {minutes}\u00a0хв',
    unpaid:
      'Усі ваші неоплачені замовлення разом можуть мати не більше {most}\u00a0шт. Оплатіть попередні замовлення або зателефонуйте нам',
  },
  payment: {
    /** On the provider's page. */
    description: 'Оплата замовлення № {number}',
    paid: 'Це замовлення вже оплачено',
    closed: 'Це замовлення вже не можна оплатити',
    unavailable: 'Сторінка оплати зараз не відповідає. Замовлення збережено: спробуйте ще раз трохи згодом',
  },
  /** Fiscal receipts. */
  receipt: {
    /** A return without goods. Takes `{number}` of the order. */
    part: 'Частина суми за замовлення {number}',
    demo: {
      title: 'Демонстраційний чек',
      note: 'Це не справжній фіскальний чек: податкова про нього не знає.',
      /** Take `{number}`. */
      sale: 'Чек № {number}',
      return: 'Чек повернення № {number}',
      discount: 'Знижка',
    },
  },
  demoPayment: {
    title: 'Демонстраційна оплата',
    note: 'Це не справжня сторінка оплати: дані картки не потрібні, гроші не списуються. Оберіть, чим вона закінчиться.',
    order: 'Замовлення № {number}',
    approve: 'Оплатити',
    decline: 'Картку відхилено',
    leave: 'Повернутися без оплати',
  },
  /** Bank details of an invoice. */
  requisites: {
    /** Invented. */
    demoPayee: 'ТОВ «Гарт Демо»',
    names: { payee: 'Отримувач', edrpou: 'Код ЄДРПОУ', iban: 'IBAN', bank: 'Банк', purpose: 'Призначення платежу' },
    /** Take `{number}`; `withVat` takes `{vat}` too. */
    purpose: 'Оплата замовлення № {number}, без ПДВ',
    withVat: 'Оплата замовлення № {number}, у т. ч. ПДВ 20 %: {vat} грн',
  },
  account: {
    wrongCredentials: 'Неправильна пошта або пароль',
    tooMany: 'Забагато спроб. Спробуйте ще раз через {minutes}\u00a0хв',
    tooManySignIns:
      'Забагато спроб. Спробуйте ще раз через {minutes}\u00a0хв або задайте новий пароль за посиланням із листа',
    googleRefused: 'Не вдалося підтвердити вхід через Google. Спробуйте ще раз',
    googleUnverified: 'Google не підтвердив вашу електронну пошту. Увійдіть з паролем або за посиланням із листа',
    addressesFull: 'В адресній книзі вже {most} адрес. Видаліть непотрібну, щоб додати нову',
    /** In place of the name of a review whose author has deleted the account. */
    anonymous: 'Покупець',
  },
  returns: {
    questions: {
      too_small: 'Замалий розмір',
      too_big: 'Завеликий розмір',
      not_as_expected: 'Не підійшов фасон, колір або матеріал',
      wrong_item: 'Надіслано не той товар',
      defect: 'Брак або пошкодження',
      changed_mind: 'Більше не потрібно',
    },
    notDelivered: 'Обмін і повернення можливі після отримання замовлення',
    tooLate: 'Термін обміну й повернення минув: 14 днів після отримання',
    excluded: 'Рукавиці, білизну та шкарпетки належної якості за законом не обмінюють і не повертають',
    tooMany: 'Це більше, ніж ще можна повернути з цього замовлення',
    photoType: 'Фото має бути у форматі JPEG, PNG, WebP або AVIF',
    photoSize: 'Фото завелике: щонайбільше 10\u00a0МБ і 50 мегапікселів',
  },
  stockRequest: { inStock: 'Товар є в наявності, його можна замовити' },
  address: { apartment: 'кв. {number}' },
  /** Names of the menus. */
  menus: {
    header: 'Головне меню',
    footer: 'Меню внизу',
    catalogue: 'Каталог',
    standards: 'За стандартом',
    trades: 'За професією',
  },
  /** Ways to pay, by id; all methods of a provider of card payments have one text. */
  payments: {
    on_receipt: {
      name: 'Оплата при отриманні',
      mark: 'При отриманні',
      text: 'Готівкою або карткою, коли заберете посилку. За переказ грошей перевізник бере власну комісію.',
    },
    iban: {
      name: 'За рахунком IBAN',
      mark: 'За рахунком',
      text: 'Реквізити покажемо на сторінці замовлення. Збираємо його після надходження оплати.',
    },
    online: {
      name: 'Карткою онлайн',
      text: 'Після підтвердження ви перейдете на захищену сторінку оплати. Дані картки магазин не бачить і не зберігає.',
    },
    /** Of a provider whose page takes wallets too. */
    wallets:
      'Після підтвердження ви перейдете на захищену сторінку оплати: там приймають картки, Apple Pay і Google Pay. Дані картки магазин не бачить і не зберігає.',
    /** Instead of a provider's brand. */
    demo: {
      brand: 'демонстрація',
      mark: 'Карткою (демонстрація)',
      text: 'Демонстрація: справжньої оплати немає, дані картки не потрібні.',
    },
    privatbank_parts: {
      name: 'Оплата частинами ПриватБанку, {payments}',
      text: 'Без переплати: перший платіж одразу, решта щомісяця. Після підтвердження ви перейдете на сторінку банку.',
    },
    monobank_parts: {
      name: 'Покупка частинами monobank, {payments}',
      text: 'Без переплати: перший платіж після отримання, решта щомісяця. Після замовлення підтвердьте покупку в застосунку monobank: запит діє 15 хвилин.',
    },
    instalments,
    monthly: 'По {amount} на місяць.',
  },
  /** Shipping methods by id; the note says their conditions. */
  shippingMethods: {
    np_branch: { name: 'Нова пошта: відділення', note: 'До 30 кг, зберігання 7 днів' },
    np_locker: { name: 'Нова пошта: поштомат', note: 'До 20 кг, цілодобово, оплата наперед' },
    np_courier: { name: "Нова пошта: кур'єр", note: 'До дверей, кур’єр зателефонує перед приїздом' },
    ukrposhta: { name: 'Укрпошта: відділення', note: 'До 30 кг, зберігання 14 днів' },
    pickup: { name: 'Самовивіз', note: 'Київ, вул. Ливарна, 14, щодня 8:00–20:00' },
  },
  /** Places of the carriers. */
  places: {
    region: '{name} обл.',
    district: '{name} р-н',
    address: '{street}, {house}',
    points: {
      branch: 'Відділення №\u00a0{number}: {address}',
      locker: 'Поштомат №\u00a0{number}: {address}',
      post: 'Відділення зв’язку №\u00a0{number}: {address}',
      other: 'Точка видачі №\u00a0{number}: {address}',
    },
    streets: {
      street: 'вул. {name}',
      avenue: 'просп. {name}',
      lane: 'пров. {name}',
      boulevard: 'бульв. {name}',
      square: 'пл. {name}',
      highway: 'шосе {name}',
    },
    /** Where a locker of the demo directory stands. */
    landmarks: {
      entrance: 'біля під’їзду № 1',
      supermarket: 'біля входу в супермаркет',
      pharmacy: 'біля аптеки',
      petrolStation: 'на АЗС',
      busStop: 'біля зупинки',
      bank: 'біля відділення банку',
    },
  },
  delivery: {
    /** The chosen point hands nothing over for money. */
    noMoney: 'Це відділення чи поштомат не приймає оплату: оберіть інший спосіб оплати або іншу точку видачі',
    noMoneyForOrder:
      'Це відділення чи поштомат не приймає оплату, а замовлення оплачують при отриманні: оберіть іншу точку видачі',
    /** In place of the list while the first refresh of the directory is running and the carrier does not answer. */
    loading: 'Довідник Нової пошти ще завантажується, а сама вона зараз не відповідає. Спробуйте за хвилину',
    partial: 'Список ще завантажується: показано не всі точки видачі',
    /** Points that are not listed, with reasons that take `{count}`. */
    leftOut: 'Не показано: {reasons}',
    leftOutReasons: {
      closed: 'зараз не працюють — {count}',
      residents: 'лише для мешканців будинку — {count}',
      weight: 'посилка для них заважка — {count}',
      size: 'посилка для них завелика — {count}',
      declared: 'вартість посилки для них завелика — {count}',
    },
    refusals: {
      closed: 'Ця точка видачі зараз не працює. Оберіть іншу',
      residents: 'Цим поштоматом користуються лише мешканці будинку. Оберіть інший',
      weight: 'Посилка заважка для цієї точки видачі: там видають до {weight}\u00a0кг. Оберіть іншу',
      size: 'Посилка завелика для цієї точки видачі: там видають до {size}\u00a0см. Оберіть іншу',
      declared: 'Вартість посилки завелика для цієї точки видачі: там видають до {sum}. Оберіть іншу',
    },
  },
}

export type Words = typeof uk
