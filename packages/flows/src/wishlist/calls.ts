import type { Client } from '@shop/contract/client'
import { EVERYTHING, type Wishlist } from '@shop/contract/wishlist-map'
import { readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import { type FlowError, type Outcome, outcome } from '../flow/failure.ts'
import { accountEnvelope, operationsEnvelope } from './account-envelope.ts'
import { wishlistEnvelope } from './envelope.ts'
import { isSame, mergeWishlists } from './merge-wishlists.ts'
import { applied, type Operation } from './operation.ts'
import type { GuestCarryOver } from './state.ts'

/** What was stored from the last visit. */
export interface RestoredState {
  readonly wishlist: Wishlist | null
  readonly operations: readonly Operation[]
  /** Something stored could not be read and was thrown away. */
  readonly broken: boolean
}

/** The calls of the machine. None throws for a failed call. */
export interface WishlistCalls {
  restore(user: string | null): Promise<RestoredState>
  /** Brings what a guest has stored into the account; gives the account's list. */
  merge(user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>>
  load(user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>>
  execute(
    input: { user: string | null; operation: Operation; settled: Wishlist },
    signal: AbortSignal,
  ): Promise<Outcome<Wishlist>>
  /** A customer has gone. */
  clearCustomerData(carryOver: GuestCarryOver): Promise<void>
}

/** The storage is full or disabled. */
export const storageFailure: FlowError = {
  kind: 'server',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: false,
}

const onWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

interface Environment {
  storage: KeyValueStorage
  tabStorage: KeyValueStorage | undefined
  now: () => number
}

/** The calls of a wishlist: a guest's are carried out in this browser, a customer's by the backend. */
export function wishlistCalls(client: Pick<Client, 'call'>, { storage, tabStorage, now }: Environment): WishlistCalls {
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
  const remembering = (user: string, answer: Outcome<Wishlist>): Outcome<Wishlist> => {
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
    outcome(await client.call('/api/profile/wishlist/update', { wishlist: onWire(wishlist) }, { signal }))

  return {
    async restore(user) {
      if (user === null) {
        const stored = readGuestWishlist()
        return {
          wishlist: stored.status === 'valid' ? stored.data : null,
          operations: [],
          broken: stored.status === 'invalid',
        }
      }
      const copy = readStored(storage, accountEnvelope, now())
      const stored = tabStorage ? readStored(tabStorage, operationsEnvelope, now()) : { status: 'none' as const }
      return {
        wishlist: copy.status === 'valid' && copy.data.user === user ? copy.data.wishlist : null,
        operations: stored.status === 'valid' && stored.data.user === user ? stored.data.operations : [],
        broken: copy.status === 'invalid' || stored.status === 'invalid',
      }
    },

    async merge(user, signal) {
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
      return remembering(user, answer)
    },

    load: async (user, signal) => (user === null ? ok(guestWishlist() ?? {}) : remembering(user, await show(signal))),

    async execute({ user, operation, settled }, signal) {
      if (user === null) {
        // Other tabs have written there: what is stored is newer than what is shown.
        const next = applied(guestWishlist() ?? {}, operation)
        const { key, version: v } = wishlistEnvelope
        try {
          storage.setItem(key, JSON.stringify({ v, at: now(), data: next }))
          return ok(next)
        } catch {
          return { ok: false, error: storageFailure }
        }
      }
      if (operation.kind === 'group') {
        // The whole list is replaced: what another device has put into it meanwhile must be in what is sent.
        const fresh = await show(signal)
        if (!fresh.ok) return fresh
        const next = applied(fresh.data, operation)
        return remembering(user, next === fresh.data ? fresh : await update(next, signal))
      }
      if (applied(settled, operation) === settled) return ok(settled)
      const group_id = (operation.kind === 'like' && operation.group) || EVERYTHING
      const body = { product_id: operation.productId, group_id }
      return remembering(user, outcome(await client.call('/api/profile/wishlist/toggle', body, { signal })))
    },

    async clearCustomerData({ list }) {
      if (list === null) writeStored(storage, accountEnvelope, undefined, now())
      writeStored(storage, wishlistEnvelope, list ?? undefined, now())
      if (tabStorage) writeStored(tabStorage, operationsEnvelope, undefined, now())
    },
  }
}
