import { validateGroupName, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** Parses a submitted form into an action on the wishlist; null when it is none. */
export function parseWishlistForm(form: FormData): WishlistAction | null {
  const productId = Number(textOf(form.get('product_id')))
  const isProduct = Number.isInteger(productId) && productId > 0 && productId < 2 ** 31
  const group = textOf(form.get('group'))
  const name = textOf(form.get('name'))
  switch (form.get('intent')) {
    case 'toggle':
      return isProduct ? { type: 'wishlist.toggle', productId } : null
    case 'move':
      return isProduct ? { type: 'wishlist.move', productId, to: group } : null
    case 'add':
      return { type: 'wishlist.group.add', name }
    case 'rename':
      return { type: 'wishlist.group.rename', group, name }
    case 'remove':
      return { type: 'wishlist.group.remove', group }
    default:
      return null
  }
}

/** Why a typed group name is invalid, and in which form. */
export interface NameProblem {
  /** The group to rename; empty for a new one. */
  group: string
  kind: NonNullable<ReturnType<typeof validateGroupName>>
}

/** Why the name of an action is invalid; null for valid ones and for actions without a name. */
export function nameProblem(wishlist: Wishlist, action: WishlistAction): NameProblem | null {
  if (action.type !== 'wishlist.group.add' && action.type !== 'wishlist.group.rename') return null
  const group = action.type === 'wishlist.group.rename' ? action.group : ''
  // A group may keep its own name.
  const kind = group && action.name.trim() === group ? null : validateGroupName(wishlist, action.name)
  return kind && { group, kind }
}
