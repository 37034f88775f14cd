import type { FlowError } from '../flow/failure.ts'
import type { Goods } from './context.ts'
import type { Configurable } from './rules.ts'

/** Arguments of an addition to the cart. */
export interface Order extends Goods {
  count: number
  /** Dialog that opens after the addition. @default the cart's own; null for none */
  modal?: string | null
}

export type ConfiguratorEvent =
  | { type: 'option.choose'; attribute: string; value: string }
  /** Without an attribute nothing is chosen any more. */
  | { type: 'option.reset'; attribute?: string }
  | { type: 'count.increment' }
  | { type: 'count.decrement' }
  | { type: 'count.set'; count: number }
  /** Adds to the cart. Ignored while the same product is being added. `modal` as in `cart.add`. */
  | { type: 'configurator.submit'; modal?: string | null }
  /** The product as it is now, or another one. */
  | { type: 'product.received'; product: Configurable }
  /** The cart has goods in it, whoever put them there. */
  | ({ type: 'cart.added' } & Goods)
  /** The cart could not take goods. */
  | ({ type: 'cart.rejected'; error: FlowError } & Goods)
  /** The cart dropped an addition silently: it went to another cart, or was removed meanwhile. */
  | ({ type: 'cart.settled' } & Goods)

export type ConfiguratorEmitted =
  /** To be put into the cart. Answered by `cart.added`, `cart.rejected` or `cart.settled`. */
  | ({ type: 'configurator.add' } & Order)
  /** The attribute that must be chosen first: it gets the focus. */
  | { type: 'configurator.focus'; attribute: string }
