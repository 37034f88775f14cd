import type { CartCommand, CartNotice, ItemCount } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Id } from '@shop/contract/register'
import type { ClientFailure } from '../flow/failure.ts'
import type { QueuedCommand } from './command.ts'
import type { FlowCart, FlowCartLine } from './ids.ts'

/** Why the cart is refreshed; `open`: its lines are about to be rendered. */
export type RefreshReason = 'start' | 'route' | 'coupon' | 'checkout' | 'open'

/** What tabs post to each other about the cart. */
export interface RemoteCart {
  readonly cartId: string | null
  readonly coupon: string | null
  readonly count: number
  readonly total: number | null
  readonly version: string | null
}

/** Public events: the commands of the contract and what happens around them. */
export type CartEvent =
  | Exclude<CartCommand, { type: 'cart.add' }>
  | { type: 'cart.increment'; lineId: Id }
  | { type: 'cart.decrement'; lineId: Id }
  | { type: 'cart.refresh'; reason: RefreshReason }
  /** A cart that another call returned: a route's loader, a conflict of the checkout. */
  | { type: 'cart.received'; cartId: string; cart: FlowCart }
  /** An order was made of the cart: it is empty, and its coupon is used up. */
  | { type: 'cart.ordered' }
  | { type: 'cart.error.dismiss'; key?: string }
  | { type: 'session.changed' }
  | { type: 'locale.changed'; lang: Locale }
  | { type: 'network.offline' }
  | { type: 'network.online' }
  /** `modal`: the dialog that opens after success. @default 'product-added'; null for none */
  | {
      type: 'cart.add'
      productId: Id
      optionId?: Id | null
      count?: number
      /** Several options or products in one call; `count` is their sum. */
      items?: readonly ItemCount[]
      modal?: string | null
    }
  /** Retries a failed command, or all of them. */
  | { type: 'cart.retry'; key?: string }

/** Events of the machine: the public ones, and changes by other tabs. */
export type CartMessage = CartEvent | ({ type: 'cart.remoteChange' } & RemoteCart)

export type CartEmitted =
  /**
   * A product was added. `line`: the first one of several; `count`: requested pieces; `short`: text about the options of
   * which fewer were added, null for one option: then there is a `cart.alert`.
   */
  | { type: 'cart.added'; line: FlowCartLine; count: number; short: string | null; modal: string | null }
  /** A command was rejected and rolled back. `key` is for `cart.retry`. */
  | { type: 'cart.rejected'; key: string; command: QueuedCommand; error: ClientFailure }
  /** The backend has returned a new cart or count. `own`: caused by this tab, so the other tabs must be notified. */
  | ({ type: 'cart.changed'; own: boolean } & RemoteCart)
  /** A notice about a line that must be announced. */
  | { type: 'cart.alert'; notice: CartNotice }
  /** Commands wait for the network. */
  | { type: 'cart.waiting' }
  /** Stored data was invalid and has been removed. */
  | { type: 'cart.storedDataDiscarded' }
