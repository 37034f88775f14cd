import { judgeName, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'

/** What is wrong with a name that was typed, and of which form. */
export interface NameProblem {
  /** The group that was to be renamed; empty for a new one. */
  group: string
  kind: NonNullable<ReturnType<typeof judgeName>>
}

/** Why a group cannot be called so; null for deeds that give no name, and for good ones. */
export function nameProblem(wishlist: Wishlist, deed: WishlistAction): NameProblem | null {
  if (deed.type !== 'wishlist.group.add' && deed.type !== 'wishlist.group.rename') return null
  const group = deed.type === 'wishlist.group.rename' ? deed.group : ''
  // A group may keep its own name.
  const kind = group && deed.name.trim() === group ? null : judgeName(wishlist, deed.name)
  return kind && { group, kind }
}
