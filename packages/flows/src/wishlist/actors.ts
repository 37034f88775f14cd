import type { Client } from '@shop/contract/client'
import type { Wishlist } from '@shop/contract/wishlist-map'
import { isSameWishlist } from '@shop/contract/wishlist-merge'
import { fromPromise } from 'xstate'
import { readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import type { ClientFailure, Outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import { accountEnvelope, operationsEnvelope } from './account-envelope.ts'
import { wishlistEnvelope } from './envelope.ts'
import { executeOperation, loadAccountWishlist, mergeIntoAccount } from './execute.ts'
import { applied, type Operation } from './operation.ts'

/** What was stored from the last visit. */
export interface RestoredState {
  readonly wishlist: Wishlist | null
  readonly operations: readonly Operation[]
  /** Stored data was invalid and has been removed. */
  readonly isInvalid: boolean
}

/** What a guest keeps after sign-out. `list` null: nothing stays in this browser. */
export interface GuestData {
  readonly list: Wishlist | null
}

export interface ExecuteInput {
  readonly user: string | null
  readonly operation: Operation | null
  /** The list of the last answer. */
  readonly confirmed: Wishlist
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

export interface WishlistActorDeps {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  storage: KeyValueStorage
  tabStorage?: KeyValueStorage | undefined
  /** @default Date.now */
  now?: () => number
}

/** The actors of a wishlist: a guest's operations are executed in this browser, a customer's by the backend. */
export function wishlistActors({ client, storage, tabStorage, now = Date.now }: WishlistActorDeps) {
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
    let [base, mine] = [copyOf(user) ?? {}, guestWishlist()]
    let answer = mine ? null : await loadAccountWishlist({ client, signal })
    while (mine) {
      answer = await mergeIntoAccount(base, mine, { client, signal })
      if (!answer.ok) return answer
      const since = guestWishlist()
      const isOver = !since || isSameWishlist(since, mine)
      if (isOver)
        writeStored(storage, wishlistEnvelope, undefined, now())
        // Another tab continues as a guest: what it has stored meanwhile is merged too.
      ;[base, mine] = [mine, isOver ? null : since]
    }
    return answer ? storeCopy(user, answer) : ok({})
  }

  const load = async (user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>> =>
    user === null ? ok(guestWishlist() ?? {}) : storeCopy(user, await loadAccountWishlist({ client, signal }))

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
    { user, operation, confirmed }: ExecuteInput,
    signal: AbortSignal,
  ): Promise<Outcome<Wishlist>> => {
    if (!operation) return ok(confirmed)
    if (user === null) return executeAsGuest(operation)
    return storeCopy(user, await executeOperation(operation, confirmed, { client, signal }))
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
