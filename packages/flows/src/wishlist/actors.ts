import type { Client } from '@shop/contract/client'
import { EVERYTHING, type Wishlist } from '@shop/contract/wishlist-map'
import { fromPromise } from 'xstate'
import { readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import { type ClientFailure, type Outcome, outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import { accountEnvelope, operationsEnvelope } from './account-envelope.ts'
import { wishlistEnvelope } from './envelope.ts'
import { isSame, mergeWishlists } from './merge-wishlists.ts'
import { applied, type Operation } from './operation.ts'
import type { GuestData } from './state.ts'

/** What was stored from the last visit. */
export interface RestoredState {
  readonly wishlist: Wishlist | null
  readonly operations: readonly Operation[]
  /** Stored data was invalid and has been removed. */
  readonly isInvalid: boolean
}

export interface ExecuteInput {
  readonly user: string | null
  readonly operation: Operation | null
  /** The list of the last answer. */
  readonly settled: Wishlist
}

/** The storage is full or disabled. */
export const storageFailure: ClientFailure = {
  kind: 'server',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: false,
}

const toWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

export interface WishlistActorDeps {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  storage: KeyValueStorage
  tabStorage: KeyValueStorage | undefined
  now: () => number
}

/** The actors of a wishlist: a guest's operations are executed in this browser, a customer's by the backend. */
export function wishlistActors({ client, storage, tabStorage, now }: WishlistActorDeps) {
  const readGuestWishlist = () => readStored(storage, wishlistEnvelope, now())
  const guestWishlist = (): Wishlist | null => {
    const stored = readGuestWishlist()
    return stored.status === 'valid' ? stored.data : null
  }
  const copyOf = (user: string): Wishlist | null => {
    const stored = readStored(storage, accountEnvelope, now())
    return stored.status === 'valid' && stored.data.user === user ? stored.data.wishlist : null
  }
  const ok = (data: Wishlist): Outcome<Wishlist> => ({ ok: true, data })
  const storeCopy = (user: string, answer: Outcome<Wishlist>): Outcome<Wishlist> => {
    if (answer.ok) writeStored(storage, accountEnvelope, { user, wishlist: answer.data }, now())
    return answer
  }
  const show = async (signal: AbortSignal): Promise<Outcome<Wishlist>> => {
    const answer = outcome(await client.call('/api/wishlist/show', {}, { signal }))
    if (!answer.ok) return answer
    return ok(
      Object.fromEntries(answer.data.groups.map(({ id, products }) => [id, products.map(product => product.id)])),
    )
  }
  const update = async (wishlist: Wishlist, signal: AbortSignal): Promise<Outcome<Wishlist>> =>
    outcome(await client.call('/api/profile/wishlist/update', { wishlist: toWire(wishlist) }, { signal }))

  const restore = (user: string | null): RestoredState => {
    if (user === null) {
      const stored = readGuestWishlist()
      return {
        wishlist: stored.status === 'valid' ? stored.data : null,
        operations: [],
        isInvalid: stored.status === 'invalid',
      }
    }
    const copy = readStored(storage, accountEnvelope, now())
    const stored = tabStorage ? readStored(tabStorage, operationsEnvelope, now()) : { status: 'none' as const }
    return {
      wishlist: copy.status === 'valid' && copy.data.user === user ? copy.data.wishlist : null,
      operations: stored.status === 'valid' && stored.data.user === user ? stored.data.operations : [],
      isInvalid: copy.status === 'invalid' || stored.status === 'invalid',
    }
  }

  /** Merges a guest's stored list into the account; gives the account's list. */
  const merge = async (user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>> => {
    if (user === null) return ok(guestWishlist() ?? {})
    const theirs = await show(signal)
    if (!theirs.ok) return theirs
    let [base, mine, answer] = [copyOf(user) ?? {}, guestWishlist(), theirs]
    while (mine) {
      const whole = mergeWishlists(base, mine, answer.data)
      const next = isSame(whole, answer.data) ? answer : await update(whole, signal)
      if (!next.ok) return next
      answer = next
      const since = guestWishlist()
      const isOver = !since || isSame(since, mine)
      if (isOver)
        writeStored(storage, wishlistEnvelope, undefined, now())
        // Another tab continues as a guest: what it has stored meanwhile is merged too.
      ;[base, mine] = [mine, isOver ? null : since]
    }
    return storeCopy(user, answer)
  }

  const load = async (user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>> =>
    user === null ? ok(guestWishlist() ?? {}) : storeCopy(user, await show(signal))

  const executeAsGuest = (operation: Operation): Outcome<Wishlist> => {
    // Other tabs may have changed the stored list: it is newer than the view.
    const next = applied(guestWishlist() ?? {}, operation)
    const { key, version: v } = wishlistEnvelope
    try {
      storage.setItem(key, JSON.stringify({ v, at: now(), data: next }))
      return ok(next)
    } catch {
      return { ok: false, error: storageFailure }
    }
  }

  const execute = async (
    { user, operation, settled }: ExecuteInput,
    signal: AbortSignal,
  ): Promise<Outcome<Wishlist>> => {
    if (!operation) return ok(settled)
    if (user === null) return executeAsGuest(operation)
    if (operation.kind === 'group') {
      // The whole list is replaced: what another device has added meanwhile must be in the sent list.
      const fresh = await show(signal)
      if (!fresh.ok) return fresh
      const next = applied(fresh.data, operation)
      return storeCopy(user, next === fresh.data ? fresh : await update(next, signal))
    }
    if (applied(settled, operation) === settled) return ok(settled)
    const group_id = (operation.kind === 'like' && operation.group) || EVERYTHING
    const body = { product_id: operation.productId, group_id }
    return storeCopy(user, outcome(await client.call('/api/profile/wishlist/toggle', body, { signal })))
  }

  const clearCustomerData = ({ list }: GuestData): void => {
    if (list === null) writeStored(storage, accountEnvelope, undefined, now())
    writeStored(storage, wishlistEnvelope, list ?? undefined, now())
    if (tabStorage) writeStored(tabStorage, operationsEnvelope, undefined, now())
  }

  return {
    restore: fromPromise<RestoredState, string | null>(async ({ input }) => restore(input)),
    merge: request<string | null, Wishlist>(merge),
    load: request<string | null, Wishlist>(load),
    execute: request<ExecuteInput, Wishlist>(execute),
    clearCustomerData: fromPromise<void, GuestData>(async ({ input }) => clearCustomerData(input)),
  }
}
