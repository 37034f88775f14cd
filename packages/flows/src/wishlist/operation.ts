import { isLiked, toggle, type Wishlist } from '@shop/contract/wishlist-map'
import { changed, type WishlistDeed } from './rules.ts'

type GroupDeed = Exclude<WishlistDeed, { type: 'wishlist.toggle' }>

/**
 * A deed that waits for its answer, as plain data. A toggle is kept as what was meant by it, so that sending it again after a
 * lost answer cannot undo it.
 */
export type Operation =
  | { readonly kind: 'like'; readonly productId: number; readonly group: string | null }
  | { readonly kind: 'unlike'; readonly productId: number }
  | { readonly kind: 'group'; readonly deed: GroupDeed }

/** What a deed means for what is shown; null when it changes nothing. */
export function operationOf(shown: Wishlist, deed: WishlistDeed): Operation | null {
  if (deed.type !== 'wishlist.toggle') return changed(shown, deed) === shown ? null : { kind: 'group', deed }
  const { productId, group = null } = deed
  return isLiked(shown, productId) ? { kind: 'unlike', productId } : { kind: 'like', productId, group }
}

/** The wishlist after an operation; the same object when it is done already. */
export function applied(wishlist: Wishlist, operation: Operation): Wishlist {
  if (operation.kind === 'group') return changed(wishlist, operation.deed)
  const { kind, productId } = operation
  if (isLiked(wishlist, productId) === (kind === 'like')) return wishlist
  return toggle(wishlist, productId, (kind === 'like' && operation.group) || undefined)
}

/** The deed that does the same, for trying again what came to nothing. */
export function deedOf(operation: Operation): WishlistDeed {
  if (operation.kind === 'group') return operation.deed
  const { productId } = operation
  const group = operation.kind === 'like' ? operation.group : null
  return { type: 'wishlist.toggle', productId, ...(group === null ? {} : { group }) }
}
