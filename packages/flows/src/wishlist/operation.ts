import { isLiked, toggle, type Wishlist } from '@shop/contract/wishlist-map'
import { applyAction, type WishlistAction } from './rules.ts'

type GroupAction = Exclude<WishlistAction, { type: 'wishlist.toggle' }>

/**
 * A queued action as plain data. A toggle is stored as its intent, so that sending it again after a lost answer cannot undo
 * it.
 */
export type Operation =
  | { readonly kind: 'like'; readonly productId: number; readonly group: string | null }
  | { readonly kind: 'unlike'; readonly productId: number }
  | { readonly kind: 'group'; readonly action: GroupAction }

/** The operation of an action; null when it changes nothing. */
export function operationOf(shown: Wishlist, action: WishlistAction): Operation | null {
  if (action.type !== 'wishlist.toggle') return applyAction(shown, action) === shown ? null : { kind: 'group', action }
  const { productId, group = null } = action
  return isLiked(shown, productId) ? { kind: 'unlike', productId } : { kind: 'like', productId, group }
}

/** The wishlist after an operation; the same object when it is done already. */
export function applied(wishlist: Wishlist, operation: Operation): Wishlist {
  if (operation.kind === 'group') return applyAction(wishlist, operation.action)
  const { kind, productId } = operation
  if (isLiked(wishlist, productId) === (kind === 'like')) return wishlist
  return toggle(wishlist, productId, (kind === 'like' && operation.group) || undefined)
}

/** The action that repeats an operation, for retrying. */
export function toAction(operation: Operation): WishlistAction {
  if (operation.kind === 'group') return operation.action
  const { productId } = operation
  const group = operation.kind === 'like' ? operation.group : null
  return { type: 'wishlist.toggle', productId, ...(group === null ? {} : { group }) }
}
