import type { Cart } from '@shop/contract'
import type { CartSnapshot } from '@shop/flows/checkout/rules'

/** A cart as the shopper saw it, as far as an order depends on it: small enough for a cookie. */
export interface Shown extends CartSnapshot {
  /** What the order is sent with. */
  version: string
}

export const shownOf = ({ version, total_price, discount, items }: Cart): Shown => ({
  version,
  total_price,
  discount,
  items: items.map(({ id, name, option, count, count_left, price }) => ({
    id,
    name,
    option,
    count,
    count_left,
    price,
  })),
})
