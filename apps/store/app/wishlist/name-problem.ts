import { judgeName, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'

/** Why a typed group name is invalid, and in which form. */
export interface NameProblem {
  /** The group to rename; empty for a new one. */
  group: string
  kind: NonNullable<ReturnType<typeof judgeName>>
}

/** Why the name of an action is invalid; null for valid ones and for actions without a name. */
export function nameProblem(wishlist: Wishlist, action: WishlistAction): NameProblem | null {
  if (action.type !== 'wishlist.group.add' && action.type !== 'wishlist.group.rename') return null
  const group = action.type === 'wishlist.group.rename' ? action.group : ''
  // A group may keep its own name.
  const kind = group && action.name.trim() === group ? null : judgeName(wishlist, action.name)
  return kind && { group, kind }
}
