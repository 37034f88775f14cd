import type { Wishlist } from '@shop/contract/wishlist-map'
import type { ClientFailure } from '../flow/failure.ts'
import type { WishlistAction } from './rules.ts'

export type AccountWishlistEvent =
  | WishlistAction
  /**
   * Who is signed in; null: nobody any more. `expired`: the session has ended by itself, and the shopper goes on with what is
   * shown; without it the list leaves this browser with its customer.
   */
  | { type: 'session.changed'; user: string | null; expired?: boolean }
  /** The list is about to be rendered, or the page became visible. */
  | { type: 'wishlist.refresh' }
  /** Tries to bring the lists together once more. */
  | { type: 'wishlist.retry' }
  | { type: 'network.offline' }
  | { type: 'network.online' }

/** Events of the machine: the public ones, and changes by other tabs. */
export type AccountWishlistMessage =
  | AccountWishlistEvent
  | { type: 'wishlist.remoteChange'; user: string | null; wishlist: Wishlist }

export type AccountWishlistEmitted =
  /** It is liked, or no more, as far as the backend is concerned (for a guest: this browser). */
  | { type: 'wishlist.toggled'; productId: number; liked: boolean }
  /** An action was rejected and rolled back. Sending it again retries. */
  | { type: 'wishlist.rejected'; action: WishlistAction; error: ClientFailure }
  /** Stored data was invalid and has been removed. */
  | { type: 'wishlist.forgotten' }
  /** A guest's list could not be brought into the account. It stays in this browser. */
  | { type: 'wishlist.unmerged'; error: ClientFailure }
  /** The list is another one now. `own`: by this tab. */
  | { type: 'wishlist.changed'; user: string | null; wishlist: Wishlist; own: boolean }
