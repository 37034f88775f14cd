import { GUEST_STORAGE_DAYS, type Wishlist } from '@shop/contract/wishlist-map'
import { type Envelope, isRecord } from '../flow/envelope.ts'
import { readWishlist } from './envelope.ts'
import type { Operation } from './operation.ts'
import type { WishlistAction } from './rules.ts'

/** A browser's copy of a customer's wishlist as of the last answer. */
export interface AccountCopy {
  readonly user: string
  readonly wishlist: Wishlist
}

/** Stored for 100 days, like a guest's. */
export const accountEnvelope: Envelope<AccountCopy> = {
  key: 'shop.wishlist.account',
  version: 1,
  lifetime: GUEST_STORAGE_DAYS * 86_400_000,
  read(data) {
    const wishlist = isRecord(data) ? readWishlist(data.wishlist) : null
    return isRecord(data) && typeof data.user === 'string' && wishlist ? { user: data.user, wishlist } : null
  },
}

function readAction(value: unknown): Exclude<WishlistAction, { type: 'wishlist.toggle' }> | null {
  if (!isRecord(value)) return null
  const { type, name, group, productId, to } = value
  if (type === 'wishlist.group.add' && typeof name === 'string') return { type, name }
  if (type === 'wishlist.group.rename' && typeof group === 'string' && typeof name === 'string')
    return { type, group, name }
  if (type === 'wishlist.group.remove' && typeof group === 'string') return { type, group }
  if (type === 'wishlist.move' && typeof productId === 'number' && typeof to === 'string')
    return { type, productId, to }
  return null
}

function readOperation(value: unknown): Operation | null {
  if (!isRecord(value)) return null
  const { kind, productId, group } = value
  if (kind === 'group') {
    const action = readAction(value.action)
    return action && { kind, action }
  }
  if (typeof productId !== 'number') return null
  if (kind === 'unlike') return { kind, productId }
  return kind === 'like' && (group === null || typeof group === 'string') ? { kind, productId, group } : null
}

/** Operations of a customer without an answer. */
export interface StoredOperations {
  readonly user: string
  readonly operations: readonly Operation[]
}

/** Stored for a day, per tab: a reload or a crash loses no click. */
export const operationsEnvelope: Envelope<StoredOperations> = {
  key: 'shop.wishlist.operations',
  version: 1,
  lifetime: 86_400_000,
  read(data) {
    if (!isRecord(data) || typeof data.user !== 'string' || !Array.isArray(data.operations)) return null
    const operations = data.operations.map(readOperation)
    const good = operations.filter(operation => operation !== null)
    return good.length === operations.length ? { user: data.user, operations: good } : null
  },
}
