import type { WishlistAction } from '@shop/flows/wishlist'

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** Reads out of a submitted form what is to be done to the wishlist; null when it is nothing we know. */
export function readDeed(form: FormData): WishlistAction | null {
  const productId = Number(text(form.get('product_id')))
  const isProduct = Number.isInteger(productId) && productId > 0 && productId < 2 ** 31
  const group = text(form.get('group'))
  const name = text(form.get('name'))
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
