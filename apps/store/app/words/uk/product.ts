import { plural } from '../plural.ts'
/** Page of a product. */
export const product = {
  code: 'Код: {code}',
  colour: 'Колір',
  size: 'Розмір',
  chooseSize: 'Оберіть розмір',
  sizeNote: 'Перекреслені розміри закінчилися. Смужка під числом: залишилося не більше п’яти.',
  sizeAdvice: 'Підібрати розмір',
  addToCart: 'Додати в кошик',
  addToWishlist: 'В обране',
  crew: 'Замовити на бригаду',
  notify: 'Повідомити про наявність',
  delivery: 'Доставка {days} робочих днів',
  deliveryText: 'Відділення, поштомат або кур’єр. Вартість побачите під час оформлення.',
  returns: 'Обмін та повернення 14 днів',
  returnsText: 'Якщо розмір не підійде, обміняємо.',
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
  related: 'Схожі товари',
}

export type ProductWords = typeof product
