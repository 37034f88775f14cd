import type { FlowError } from '../flow/failure.ts'
import type { Goods } from './context.ts'
import type { Configurable } from './rules.ts'

/** What goes into the cart. */
export interface Order extends Goods {
  count: number
  /** What opens once it is in. @default the cart's own; null for nothing */
  modal?: string | null
}

export type ConfiguratorEvent =
  | { type: 'option.choose'; attribute: string; value: string }
  /** Without an attribute nothing is chosen any more. */
  | { type: 'option.reset'; attribute?: string }
  | { type: 'count.increment' }
  | { type: 'count.decrement' }
  | { type: 'count.set'; count: number }
  /** Into the cart with it. While the same is on its way, pressing again does nothing. `modal` as in `cart.add`. */
  | { type: 'configurator.submit'; modal?: string | null }
  /** The product as it is now, or another one. */
  | { type: 'product.received'; product: Configurable }
  /** The cart has goods in it, whoever put them there. */
  | ({ type: 'cart.added' } & Goods)
  /** The cart could not take goods. */
  | ({ type: 'cart.rejected'; error: FlowError } & Goods)
  /** The cart has let go of goods without a word: they went to another cart, or were taken out meanwhile. */
  | ({ type: 'cart.settled' } & Goods)

export type ConfiguratorEmitted =
  /** To be put into the cart. Answered by `cart.added`, `cart.rejected` or `cart.settled`. */
  | ({ type: 'configurator.add' } & Order)
  /** The attribute that must be chosen first: it gets the focus. */
  | { type: 'configurator.focus'; attribute: string }
