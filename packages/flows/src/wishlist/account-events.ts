import type { Wishlist } from '@shop/contract/wishlist-map'
import type { ClientFailure } from '../flow/failure.ts'
import type { WishlistAction } from './rules.ts'

export type AccountWishlistEvent =
  | WishlistAction
  /**
   * Who is signed in; null: nobody. `expired`: the session has expired, and the list becomes the
   * guest's; without it the list is removed from this browser.
   */
  | { type: 'session.changed'; user: string | null; expired?: boolean }
  /** The list is about to be rendered, or the page became visible. */
  | { type: 'wishlist.refresh' }
  /** Retries the merge of the lists. */
  | { type: 'wishlist.retry' }
  | { type: 'network.offline' }
  | { type: 'network.online' }

/** Events of the machine: the public ones, and changes by other tabs. */
export type AccountWishlistMessage =
  | AccountWishlistEvent
  | { type: 'wishlist.remoteChange'; user: string | null; wishlist: Wishlist }

export type AccountWishlistEmitted =
  /** A toggle was executed by the backend (for a guest: stored in this browser). */
  | { type: 'wishlist.toggled'; productId: number; liked: boolean }
  /** An action was rejected and rolled back. Sending it again retries. */
  | { type: 'wishlist.rejected'; action: WishlistAction; error: ClientFailure }
  /** Stored data was invalid and has been removed. */
  | { type: 'wishlist.storedDataDiscarded' }
  /** A guest's list could not be merged into the account's. It stays in this browser. */
  | { type: 'wishlist.unmerged'; error: ClientFailure }
  /** The list has changed. `own`: caused by this tab. */
  | { type: 'wishlist.changed'; user: string | null; wishlist: Wishlist; own: boolean }
