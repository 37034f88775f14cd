import type { WishlistAction } from '@shop/flows/wishlist'

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
