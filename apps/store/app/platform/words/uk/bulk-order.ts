import { plural, pluralIn } from '../plural.ts'

/** «Замовити на бригаду»: a table of sizes and quantities of one product. */
export const bulkOrder = {
  title: 'Замовити на бригаду',
  lead: 'Укажіть, скільки штук кожного розміру потрібно. Усе додається до кошика разом.',
  kitTitle: 'Комплект на бригаду',
  kitLead: 'Укажіть, скільки штук кожного розміру потрібно на всіх. Усе додається до кошика разом.',
  oneSize: 'Один розмір',
  colour: 'Колір',
  table: 'Розміри та кількість',
  size: 'Розмір',
  quantity: 'Кількість',
  left: pluralIn('{form} {count}\u00a0шт.', 'Залишилася', 'Залишилося', 'Залишилося', 'Залишилося'),
  pricePerPiece: '{price} за шт.',
  total: 'Разом',
  units: plural('{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.'),
  add: 'Додати в кошик',
  nothing: 'Укажіть кількість хоча б для одного розміру',
  soldOut: 'Цього товару зараз немає в жодному розмірі.',
  added: 'До кошика додано: {units}',
  addedPart: 'До кошика додано не все',
  toCart: 'Перейти до кошика',
  checkout: 'Оформити замовлення',
}

export type BulkOrderWords = typeof bulkOrder
