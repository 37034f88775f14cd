import { pluralIn } from '../plural.ts'

/** Comparison of products. */
export const compare = {
  title: 'Порівняння товарів',
  lead: 'До чотирьох товарів поруч: матеріал, захист, розміри й ціна.',
  open: pluralIn('Порівняння: {count} {form}', 'товар', 'товари', 'товарів', 'товару'),
  full: 'Порівнюємо не більш як чотири товари. Приберіть один, щоб додати цей.',
  addAnother:
    'Додайте ще один товар, щоб було з чим порівняти: натисніть значок терезів на картці або «Порівняти» на сторінці товару.',
  differences: 'Лише відмінності',
  noDifferences: 'За цими параметрами товари однакові.',
  clear: 'Очистити порівняння',
  table: 'Параметри товарів',
  corner: 'Параметр',
  picture: 'Фото',
  price: 'Ціна',
  stock: 'Наявність',
  rating: 'Оцінка',
  sizes: 'Розміри в наявності',
  colours: 'Кольори',
  characteristics: 'Характеристики',
  onlyOne: 'Лише в одного з товарів',
  actions: 'Дії',
  chooseSize: 'Обрати розмір',
  chooseSizeOf: 'Обрати розмір: {product}',
  toProduct: 'До товару',
  toProductOf: 'До товару: {product}',
  remove: 'Прибрати',
  removeOf: 'Прибрати з порівняння: {product}',
  share: 'Поділитися порівнянням',
  linkCopied: 'Посилання скопійовано',
  empty: 'Порівнювати ще нічого',
  emptyHint: 'Натисніть значок терезів на картці товару або «Порівняти» на його сторінці, і він з’явиться тут.',
  toCatalogue: 'До каталогу',
}

export type CompareWords = typeof compare
