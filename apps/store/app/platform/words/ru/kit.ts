import { plural, pluralIn } from '../plural.ts'
import type { KitWords } from '../uk/kit.ts'

export const kit: KitWords = {
  title: 'Комплект',
  of: 'Комплект: {name}',
  lead: 'Выберите размер каждой вещи. Всё добавляется в корзину вместе.',
  take: 'В комплект: {product}',
  sizeOf: 'Размер: {product}',
  chooseSize: 'Выберите размер',
  sizeRequired: 'Выберите размер',
  sizesRequired: 'Выберите размер каждой отмеченной вещи.',
  nothing: 'Отметьте хотя бы одну вещь.',
  advised: 'По вашим меркам',
  soldOut: '{size} — нет',
  fewLeft: pluralIn('{size} — {form} {left}\u00a0шт.', 'осталась', 'осталось', 'осталось', 'осталось'),
  notify: 'Сообщить о наличии',
  total: 'Итого',
  units: plural('{count} вещь', '{count} вещи', '{count} вещей', '{count} вещи'),
  add: 'Добавить всё в корзину',
  bulkOrder: 'На несколько человек',
  added: 'В корзину добавлено: {units}',
  addedPart: 'В корзину добавлено не всё',
  toCart: 'Перейти в корзину',
  checkout: 'Оформить заказ',
}
