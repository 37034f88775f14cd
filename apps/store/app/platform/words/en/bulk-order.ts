import { plural } from '../plural.ts'
import type { BulkOrderWords } from '../uk/bulk-order.ts'

export const bulkOrder: BulkOrderWords = {
  title: 'Order for a crew',
  lead: 'Enter how many you need in each size. They’re added to the cart together.',
  kitTitle: 'Set for a crew',
  kitLead: 'Enter how many of each size you need for everyone. They’re added to the cart together.',
  oneSize: 'One size',
  colour: 'Colour',
  table: 'Sizes and quantities',
  size: 'Size',
  quantity: 'Quantity',
  left: plural('{count} left', '{count} left'),
  pricePerPiece: '{price} each',
  total: 'Total',
  units: plural('{count} piece', '{count} pieces'),
  add: 'Add to cart',
  nothing: 'Enter a quantity for at least one size',
  soldOut: 'This product is out of stock in every size at the moment.',
  added: 'Added to the cart: {units}',
  addedPart: 'Not everything was added to the cart',
  toCart: 'View cart',
  checkout: 'Go to checkout',
}
