import { plural, pluralIn } from '../plural.ts'
import type { BulkOrderWords } from '../uk/bulk-order.ts'

export const bulkOrder: BulkOrderWords = {
  title: 'Заказать на бригаду',
  lead: 'Укажите, сколько штук каждого размера нужно. Всё добавляется в корзину вместе.',
  kitTitle: 'Комплект на бригаду',
  kitLead: 'Укажите, сколько штук каждого размера нужно на всех. Всё добавляется в корзину вместе.',
  oneSize: 'Один размер',
  colour: 'Цвет',
  table: 'Размеры и количество',
  size: 'Размер',
  quantity: 'Количество',
  left: pluralIn('{form} {count}\u00a0шт.', 'Осталась', 'Осталось', 'Осталось', 'Осталось'),
  pricePerPiece: '{price} за шт.',
  total: 'Итого',
  units: plural('{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.', '{count}\u00a0шт.'),
  add: 'Добавить в корзину',
  nothing: 'Укажите количество хотя бы для одного размера',
  soldOut: 'Этого товара сейчас нет ни в одном размере.',
  added: 'В корзину добавлено: {units}',
  addedPart: 'В корзину добавлено не всё',
  toCart: 'Перейти в корзину',
  checkout: 'Оформить заказ',
}
