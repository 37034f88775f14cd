import type { Cart } from '@shop/contract'
import type { CartSnapshot } from '@shop/flows/checkout/rules'

/** The part of a cart that an order depends on: small enough for a cookie. */
export const cartSnapshotOf = ({ version, total_price, discount, items }: Cart): CartSnapshot => ({
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
