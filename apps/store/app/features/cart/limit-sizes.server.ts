import type { CartLine, Option } from '@shop/contract'

/** Sizes in a page of the cart: each is a button of some 430 bytes, and a page has 2 MB at most. */
export const MAX_SIZES = 2500

/** The sizes of the products in a cart, as many as fit in its page: the others are loaded when they are asked for. */
export function limitSizes<Product extends { product_id: number; options: readonly Option[] }>(
  lines: readonly Pick<CartLine, 'product_id'>[],
  products: readonly Product[],
): Product[] {
  let left = MAX_SIZES
  return products.filter(({ product_id, options }) => {
    left -= options.length * lines.filter(line => line.product_id === product_id).length
    return left >= 0
  })
}
