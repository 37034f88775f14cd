import type { Words } from './uk.ts'

export const ru: Words = {
  home: 'Главная',
  news: 'Новости',
  searchTitle: 'Поиск',
  searchFor: 'Поиск: {query}',
  /** What search engines show under the title of a page of results; takes `{query}`. */
  searchText:
    'Рабочая одежда, обувь и средства защиты по запросу «{query}»: цены, размеры и наличие. Доставка по Украине 6–10 рабочих дней.',
  facets: {
    price: 'Цена',
    size: 'Размер',
    standard: 'Стандарт',
    colour: 'Цвет',
    availability: 'Наличие',
    brand: 'Бренд',
  },
  availability: { in_stock: 'В наличии', running_out: 'Заканчивается', out_of_stock: 'Нет в наличии' },
  labels: { new: 'Новинка', hit: 'Хит', sale: '−{percent} %' },
  everythingLiked: 'Всё избранное',
  colour: 'Цвет',
  care: 'Уход',
  careNote: 'Совет',
  sizes: {
    caption: 'Таблица размеров, см',
    also: 'Соответствует',
    height: 'Рост',
    chest: 'Обхват груди',
    waist: 'Обхват талии',
    hips: 'Обхват бёдер',
    sleeve: 'Длина рукава',
    foot: 'Длина стопы',
    hand: 'Обхват ладони',
    head: 'Обхват головы',
  },
  cart: {
    reduced: '«{name}»: осталось {left} шт., количество уменьшено',
    gone: '«{name}» закончилось. Эта позиция не войдёт в заказ',
    price: '«{name}»: цена изменилась с {before} на {now}',
    none: 'К сожалению, этого товара больше нет',
    full: 'В корзине уже {most} позиций: больше не поместится',
    empty: 'Ваша корзина пуста',
    changed: 'Пока вы оформляли заказ, в корзине кое-что изменилось. Проверьте и подтвердите ещё раз',
    otherBody: 'Этот запрос уже выполнен с другими данными',
  },
  coupon: {
    applied: 'Промокод применён: −{sum}',
    unknown: 'Такого промокода нет',
    expired: 'Промокод больше не действует',
    minimum: 'Промокод действует для заказов от {sum}',
  },
  order: {
    notNew: 'Заказ уже в работе, отменить его можно по телефону',
  },
  address: { apartment: 'кв. {number}' },
}
