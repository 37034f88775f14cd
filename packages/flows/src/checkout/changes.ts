import { maxQuantityFor } from '@shop/contract/cart-rules'
import type { FlowCart, FlowCartLine } from '../cart/ids.ts'

/** The part of a line that an order depends on. */
export type CartLineSnapshot = Pick<FlowCartLine, 'id' | 'name' | 'option' | 'count' | 'count_left' | 'price'>

/** The part of a cart that an order depends on, stored of the cart that was shown. An order is sent with its `version`. */
export interface CartSnapshot extends Pick<FlowCart, 'version' | 'total_price' | 'discount'> {
  readonly items: readonly CartLineSnapshot[]
}

/** A difference from the cart that was shown. `was` and `now`: pieces of `fewer`, money of the others. */
export type Change =
  | { readonly kind: 'gone'; readonly line: CartLineSnapshot }
  | { readonly kind: 'fewer' | 'price'; readonly line: CartLineSnapshot; readonly was: number; readonly now: number }
  | { readonly kind: 'discount' | 'total'; readonly was: number; readonly now: number }

/**
 * Changes by the shop since the snapshot: line by line, then the discount. Excluded are changes by the shopper, e.g. in another
 * tab (a removed line, a smaller count), and lines that were sold out already.
 */
export function changesByShop(cartSnapshot: CartSnapshot, cart: FlowCart): readonly Change[] {
  const noticed = new Set(cart.notices.map(({ line_id }) => line_id))
  const reduced = new Set(cart.notices.filter(({ kind }) => kind === 'reduced').map(({ line_id }) => line_id))
  const now = new Map(cart.items.map(line => [line.id, line]))
  const changes = cartSnapshot.items.flatMap((line): Change[] => {
    if (line.count_left === 0) return []
    const next = now.get(line.id)
    if (!next) return noticed.has(line.id) ? [{ kind: 'gone', line }] : []
    if (next.count_left === 0) return [{ kind: 'gone', line }]
    const had = Math.min(next.count, maxQuantityFor(next.count_left))
    const isCut = had < line.count && (had === next.count_left || reduced.has(line.id))
    return [
      ...(isCut ? [{ kind: 'fewer', line, was: line.count, now: had } as const] : []),
      ...(next.price === line.price ? [] : [{ kind: 'price', line, was: line.price, now: next.price } as const]),
    ]
  })
  return changes.length === 0 && cartSnapshot.discount > cart.discount && cart.coupon?.state !== 'applied'
    ? [{ kind: 'discount', was: cartSnapshot.discount, now: cart.discount }]
    : changes
}

/** Everything the shopper must accept before an order is made of `cart`: changes by the shop, and another total for whatever reason. */
export function changesBetween(cartSnapshot: CartSnapshot, cart: FlowCart): readonly Change[] {
  const changes = changesByShop(cartSnapshot, cart)
  return cartSnapshot.total_price === cart.total_price
    ? changes
    : [...changes, { kind: 'total', was: cartSnapshot.total_price, now: cart.total_price }]
}

/** What differs from the accepted cart. `whole`: includes another total, whoever caused it. */
export const changesOf = (
  cartSnapshot: CartSnapshot | null,
  cart: FlowCart | null,
  whole: boolean,
): readonly Change[] => (cartSnapshot && cart ? (whole ? changesBetween : changesByShop)(cartSnapshot, cart) : [])
