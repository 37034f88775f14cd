import { GUEST_STORAGE_DAYS, type Wishlist } from '@shop/contract/wishlist-map'
import { type Envelope, isRecord } from '../flow/envelope.ts'

const isProducts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(id => Number.isInteger(id) && id > 0)

/** Groups of product ids as they are on the wire; null when it is something else. */
export function readWishlist(data: unknown): Wishlist | null {
  if (!isRecord(data)) return null
  const groups = Object.entries(data).filter((entry): entry is [string, number[]] => isProducts(entry[1]))
  return groups.length === Object.keys(data).length ? Object.fromEntries(groups) : null
}

/** Stored for 100 days. */
export const wishlistEnvelope: Envelope<Wishlist> = {
  key: 'shop.wishlist',
  version: 1,
  lifetime: GUEST_STORAGE_DAYS * 86_400_000,
  read: readWishlist,
}
