/** Words of the feeds in lower case, with spaces for underscores. */
const PIECES =
  'true, 1, +, yes, так, да, є, в наявності, є в наявності, на складі, есть, в наличии, есть в наличии, на складе, available, in stock, instock'
const NO_PIECES =
  'false, 0, -, no, ні, немає, немає в наявності, не в наявності, під замовлення, нет, нет в наличии, не в наличии, под заказ, unavailable, not available, out of stock, outofstock, order, to order, under the order, preorder, pre-order, backorder, discontinued'

const availability: ReadonlyMap<string, boolean> = new Map([
  ...PIECES.split(', ').map(word => [word, true] as const),
  ...NO_PIECES.split(', ').map(word => [word, false] as const),
])

/** Whether a word says that there are pieces to be sent now; undefined: it says neither. */
export const availabilityOf = (word: string): boolean | undefined =>
  availability.get(word.toLowerCase().replaceAll('_', ' '))
