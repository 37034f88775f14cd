import { cleanName, validateGroupName, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** Whether the page showed a submitted toggle as pressed: it has another name then. See `useWishlistToggle`. */
export const wasShownLiked = (form: FormData): boolean => form.has('liked_id')

/** Parses a submitted form into an action on the wishlist; null when it is none. */
export function parseWishlistForm(form: FormData): WishlistAction | null {
  const productId = Number(textOf(form.get(wasShownLiked(form) ? 'liked_id' : 'product_id')))
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

/** Value of the button that merges a guest's list into the account. */
export const MERGE = 'merge'

/** The form that makes or revokes the link of a group. */
export interface ShareForm {
  group: string
  isShared: boolean
}

export function parseShareForm(form: FormData): ShareForm | null {
  const intent = form.get('intent')
  return intent === 'share' || intent === 'unshare'
    ? { group: textOf(form.get('group')), isShared: intent === 'share' }
    : null
}

/** The form that adds products of a group to the cart. */
export interface BuyForm {
  group: string
  /** Null: all of the group. */
  productId: number | null
  /** Ids of the chosen sizes by product. */
  sizes: ReadonlyMap<number, number>
  key: string
}

const SIZE_FIELD = 'size-'

/** Name of the field with the size of a product. */
export const sizeFieldOf = (productId: number): string => `${SIZE_FIELD}${productId}`

/** Value of the button that adds all of a group. */
export const BUY_ALL = 'all'

export function parseBuyForm(form: FormData): BuyForm | null {
  const [buy, key] = [textOf(form.get('buy')), textOf(form.get('key'))]
  const isKnown = buy === BUY_ALL || /^[1-9]\d{0,8}$/.test(buy)
  if (!isKnown || !/^[\w-]{16,50}$/.test(key)) return null
  const sizes = [...form].flatMap(([name, value]) =>
    name.startsWith(SIZE_FIELD) ? [[Number(name.slice(SIZE_FIELD.length)), Number(value)] as const] : [],
  )
  return {
    group: textOf(form.get('group')),
    productId: buy === BUY_ALL ? null : Number(buy),
    sizes: new Map(sizes),
    key,
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
  const kind = group && cleanName(action.name) === group ? null : validateGroupName(wishlist, action.name)
  return kind && { group, kind }
}
