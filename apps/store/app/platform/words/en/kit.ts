import { plural } from '../plural.ts'
import type { KitWords } from '../uk/kit.ts'

export const kit: KitWords = {
  title: 'Matching set',
  of: 'Set: {name}',
  lead: 'Choose a size for each item. They’re added to the cart together.',
  take: 'Include: {product}',
  sizeOf: 'Size: {product}',
  chooseSize: 'Choose a size',
  sizeRequired: 'Choose a size',
  sizesRequired: 'Choose a size for each ticked item.',
  nothing: 'Tick at least one item.',
  advised: 'From your measurements',
  soldOut: '{size} — sold out',
  fewLeft: plural('{size} — {left} left', '{size} — {left} left'),
  notify: 'Notify me when it’s back',
  total: 'Total',
  units: plural('{count} item', '{count} items'),
  add: 'Add all to the cart',
  bulkOrder: 'For several people',
  added: 'Added to the cart: {units}',
  addedPart: 'Not everything was added to the cart',
  toCart: 'View cart',
  checkout: 'Go to checkout',
}
