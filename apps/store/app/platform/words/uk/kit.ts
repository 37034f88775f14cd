import { plural, pluralIn } from '../plural.ts'

/** Products that are bought together: a matching set, the kit of a trade. */
export const kit = {
  title: 'Комплект',
  of: 'Комплект: {name}',
  lead: 'Оберіть розмір кожної речі. Усе додається до кошика разом.',
  take: 'До комплекту: {product}',
  sizeOf: 'Розмір: {product}',
  chooseSize: 'Оберіть розмір',
  sizeRequired: 'Оберіть розмір',
  sizesRequired: 'Оберіть розмір кожної позначеної речі.',
  nothing: 'Позначте хоча б одну річ.',
  advised: 'За вашими мірками',
  soldOut: '{size} — немає',
  fewLeft: pluralIn('{size} — {form} {left}\u00a0шт.', 'залишилася', 'залишилося', 'залишилося', 'залишилося'),
  notify: 'Повідомити про наявність',
  total: 'Разом',
  units: plural('{count} річ', '{count} речі', '{count} речей', '{count} речі'),
  add: 'Додати все в кошик',
  bulkOrder: 'На кількох людей',
  added: 'До кошика додано: {units}',
  addedPart: 'До кошика додано не все',
  toCart: 'Перейти до кошика',
  checkout: 'Оформити замовлення',
}

export type KitWords = typeof kit
