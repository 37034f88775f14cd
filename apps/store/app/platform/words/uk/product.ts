import { uk as ui } from '@shop/ui/messages/uk'
import { plural } from '../plural.ts'
/** Page of a product. */
export const product = {
  /** Messages of components that only products have. */
  ui: { gallery: ui.gallery, galleryZoom: ui.galleryZoom, sizeAdvisor: ui.sizeAdvisor },
  code: 'Код: {code}',
  colour: 'Колір',
  size: 'Розмір',
  mySize: 'мій розмір',
  sizeIs: 'Розмір {size}',
  height: 'зріст {height}',
  centimetres: '{value}\u00a0см',
  left: plural('Залишилася {count} шт.', 'Залишилося {count} шт.', 'Залишилося {count} шт.', 'Залишилося {count} шт.'),
  chooseSize: 'Оберіть розмір',
  sizeNotes: {
    out_of_stock: 'Перекреслені розміри закінчилися.',
    running_out: 'Смужка під числом: залишилося до п’яти.',
  },
  sizeAdvice: 'Підібрати розмір',
  addToCart: 'Додати в кошик',
  addToWishlist: 'В обране',
  bulkOrder: 'Замовити на бригаду',
  kit: 'Комплект',
  showKit: 'Купити разом',
  notify: 'Повідомити про наявність',
  terms: {
    delivery: {
      title: 'Доставка {days} робочих днів',
      text: 'Відділення, поштомат або кур’єр. Вартість побачите під час оформлення.',
      pickup: 'Самовивіз безкоштовно: {place}.',
    },
    payment: 'Оплата',
    instalments: {
      title: 'Оплата частинами',
      /** Takes `{amount}` of a month. */
      text: plural(
        '{count} платіж, {amount} на місяць. Без переплати.',
        '{count} платежі, {amount} на місяць. Без переплати.',
        '{count} платежів, {amount} на місяць. Без переплати.',
        '{count} платежу, {amount} на місяць. Без переплати.',
      ),
      from: 'від {amount}',
    },
    returns: { title: 'Обмін та повернення 14 днів', text: 'Якщо розмір не підійде, обміняємо.' },
    noReturns: {
      title: 'Обміну й поверненню не підлягає',
      text: 'Так за законом для речей належної якості. Браковану замінимо.',
    },
    /** Name of the characteristic that is told. */
    warranty: { title: 'Гарантія', text: 'Якщо річ підведе, відремонтуємо, замінимо або повернемо гроші.' },
    advice: 'Порадимо розмір і тканину',
  },
  about: 'Про товар',
  tabs: {
    description: 'Опис',
    technical: 'Технічні дані',
    characteristics: 'Характеристики',
    reviews: 'Відгуки',
  },
  sizeChart: 'Таблиця розмірів',
  sizeChartCorner: 'Розмір',
  ofFive: 'з 5',
  reviewsCount: plural('{count} відгук', '{count} відгуки', '{count} відгуків', '{count} відгуку'),
  noReviews: 'Відгуків ще немає.',
  advantages: 'Переваги',
  disadvantages: 'Недоліки',
  reply: 'Відповідь магазину',
  writeReview: 'Залишити відгук',
  moreReviews: 'Показати ще відгуки',
  reviewSort: 'Порядок відгуків',
  reviewSorts: { new: 'Нові', best: 'З вищою оцінкою', worst: 'З нижчою оцінкою' },
  allGrades: 'Усі оцінки',
  purchased: 'Покупку підтверджено',
  reviewPhotos: 'Фото до відгуку',
  reviewPhoto: 'Фото {index}, автор: {name}',
  fits: {
    true: '{share}\u00a0% кажуть, що відповідає таблиці',
    small: '{share}\u00a0% кажуть, що маломірить',
    large: '{share}\u00a0% кажуть, що великомірить',
  },
  fitNote: { true: 'відповідає розміру', small: 'маломірить', large: 'великомірить' },
  questions: {
    title: 'Запитання й відповіді',
    lead: 'Чогось бракує в описі? Запитайте: відповімо й опублікуємо тут.',
    ask: 'Поставити запитання',
    all: plural(
      'Показати {count} запитання',
      'Показати всі {count} запитання',
      'Показати всі {count} запитань',
      'Показати всі {count} запитання',
    ),
  },
  instead: 'Чим замінити',
  toInstead: 'Показати, чим замінити',
  share: 'Поділитися',
  compare: 'Порівняти',
  linkCopied: 'Посилання скопійовано',
  related: 'Схожі товари',
}

export type ProductWords = typeof product
