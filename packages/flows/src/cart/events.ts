import type { Cart, CartLine, CartNotice } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { FlowError } from '../flow/failure.ts'
import type { Command } from './command.ts'
import type { RemoteCart } from './state.ts'

/** Why the number on the cart is asked for. Source: spec §4; `open`: its lines are about to be seen. */
export type RefreshReason = 'start' | 'route' | 'coupon' | 'checkout' | 'open'

type Shared =
  | { type: 'cart.increment'; lineId: number }
  | { type: 'cart.decrement'; lineId: number }
  | { type: 'cart.setCount'; lineId: number; count: number }
  | { type: 'cart.remove'; lineId: number }
  | { type: 'cart.clear' }
  | { type: 'cart.coupon.apply'; code: string }
  | { type: 'cart.coupon.remove' }
  | { type: 'cart.refresh'; reason: RefreshReason }
  /** A cart that another call brought: a route's loader, a conflict at the checkout. */
  | { type: 'cart.received'; cartId: string; cart: Cart }
  | { type: 'cart.error.dismiss'; key?: string }
  | { type: 'session.changed' }
  | { type: 'locale.changed'; lang: Locale }
  | { type: 'network.lost' }
  | { type: 'network.back' }

/** What a shop sends. */
export type CartEvent =
  | Shared
  /** `modal`: what opens once it is in. @default 'product-added'; null for nothing */
  | { type: 'cart.add'; productId: number; optionId?: number | null; count?: number; modal?: string | null }
  /** Tries a failed command again, or all of them. */
  | { type: 'cart.retry'; key?: string }

/** What the machine gets: the same, with ids where something must not happen twice, and word from other tabs. */
export type CartMessage =
  | Shared
  | { type: 'cart.add'; command: Command }
  | { type: 'cart.retry'; key?: string; id: string }
  | ({ type: 'cart.external' } & RemoteCart)

export type CartEmitted =
  /** Goods are in the cart. */
  | { type: 'cart.added'; line: CartLine; count: number; modal: string | null }
  /** A command came to nothing and was taken back. `key` goes into `cart.retry`. */
  | { type: 'cart.rejected'; key: string; command: Command; error: FlowError }
  /** The backend has told something new. `own`: the other tabs are to be told, it came of this tab's command. */
  | ({ type: 'cart.changed'; own: boolean } & RemoteCart)
  /** Something about a line that must be said aloud. */
  | { type: 'cart.alert'; notice: CartNotice }
  /** Commands wait for the network. */
  | { type: 'cart.waiting' }
  /** What was kept from the last visit could not be read; it was thrown away. */
  | { type: 'cart.forgotten' }
