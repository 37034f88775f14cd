import { MAX_QUANTITY } from '@shop/contract/cart-rules'
import type { FlowCart, FlowCartLine } from '../cart/ids.ts'
import type { AdapterCart, AdapterLine } from './cart.ts'

/** Money with at most two decimals: sums of prices have rounding errors. */
const money = (amount: number): number => Math.round(amount * 100) / 100

const sum = (lines: readonly FlowCartLine[], of: (line: FlowCartLine) => number): number =>
  money(lines.reduce((total, line) => total + of(line), 0))

function lineOf(line: AdapterLine): FlowCartLine {
  return {
    option_id: null,
    code: '',
    option: null,
    url: '',
    image: { src: '', alt: line.name, width: 1, height: 1, sources: [] },
    old_price: null,
    total: money(line.price * line.count),
    availability: 'in_stock',
    count_left: MAX_QUANTITY,
    ...line,
  }
}

/** A short text that changes whenever a value does (FNV-1a). */
function hashOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(value))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** A whole cart of the contract. */
export function fillIn({ cart_id: _, items: known, ...cart }: AdapterCart): FlowCart {
  const items = known.map(lineOf)
  const subtotal = cart.subtotal ?? sum(items, ({ total }) => total)
  const discount = cart.discount ?? 0
  const coupon = cart.coupon ?? null
  const total_price = cart.total_price ?? money(subtotal - discount)
  return {
    version: hashOf([items, coupon, total_price]),
    count: items.reduce((count, line) => count + line.count, 0),
    list_total: sum(items, ({ old_price, price, count }) => (old_price ?? price) * count),
    notices: [],
    ...cart,
    items,
    subtotal,
    discount,
    coupon,
    total_price,
  }
}
