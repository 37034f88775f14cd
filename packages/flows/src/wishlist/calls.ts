import type { Client } from '@shop/contract/client'
import { EVERYTHING, type Wishlist } from '@shop/contract/wishlist-map'
import { keep, open } from '../flow/envelope.ts'
import { type FlowError, type Outcome, outcome } from '../flow/failure.ts'
import type { KeyValueStorage } from '../flow/surroundings.ts'
import { accountEnvelope, operationsEnvelope } from './account-envelope.ts'
import { wishlistEnvelope } from './envelope.ts'
import { isSame, merged } from './merging.ts'
import { applied, type Operation } from './operation.ts'
import type { Left } from './state.ts'

/** What was kept from the last visit. */
export interface Remembered {
  readonly wishlist: Wishlist | null
  readonly operations: readonly Operation[]
  /** Something kept could not be read and was thrown away. */
  readonly broken: boolean
}

/** All the machine can ask for. Nothing here throws for an answer. */
export interface WishlistCalls {
  remember(user: string | null): Promise<Remembered>
  /** Brings what a guest has kept into the account; gives the account's list. */
  merge(user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>>
  load(user: string | null, signal: AbortSignal): Promise<Outcome<Wishlist>>
  carryOut(
    input: { user: string | null; operation: Operation; settled: Wishlist },
    signal: AbortSignal,
  ): Promise<Outcome<Wishlist>>
  /** A customer has gone. */
  leave(left: Left): Promise<void>
}

/** The storage refused: it is full or switched off. */
export const notKept: FlowError = {
  kind: 'server',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: false,
}

const onWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

interface Surroundings {
  storage: KeyValueStorage
  tabStorage: KeyValueStorage | undefined
  now: () => number
}

/** The calls of a wishlist: a guest's are carried out in this browser, a customer's by the backend. */
export function wishlistCalls(client: Pick<Client, 'call'>, { storage, tabStorage, now }: Surroundings): WishlistCalls {
  const guests = () => open(storage, wishlistEnvelope, now())
  const keptByGuest = (): Wishlist | null => {
    const kept = guests()
    return kept.found === 'kept' ? kept.data : null
  }
  const copyOf = (user: string): Wishlist | null => {
    const kept = open(storage, accountEnvelope, now())
    return kept.found === 'kept' && kept.data.user === user ? kept.data.wishlist : null
  }
  const ok = (data: Wishlist): Outcome<Wishlist> => ({ ok: true, data })
  const remembering = (user: string, answer: Outcome<Wishlist>): Outcome<Wishlist> => {
    if (answer.ok) keep(storage, accountEnvelope, { user, wishlist: answer.data }, now())
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
    async remember(user) {
      if (user === null) {
        const kept = guests()
        return { wishlist: kept.found === 'kept' ? kept.data : null, operations: [], broken: kept.found === 'broken' }
      }
      const copy = open(storage, accountEnvelope, now())
      const kept = tabStorage ? open(tabStorage, operationsEnvelope, now()) : { found: 'nothing' as const }
      return {
        wishlist: copy.found === 'kept' && copy.data.user === user ? copy.data.wishlist : null,
        operations: kept.found === 'kept' && kept.data.user === user ? kept.data.operations : [],
        broken: copy.found === 'broken' || kept.found === 'broken',
      }
    },

    async merge(user, signal) {
      if (user === null) return ok(keptByGuest() ?? {})
      const theirs = await show(signal)
      if (!theirs.ok) return theirs
      let [base, mine, answer] = [copyOf(user) ?? {}, keptByGuest(), theirs]
      while (mine) {
        const whole = merged(base, mine, answer.data)
        const next = isSame(whole, answer.data) ? answer : await update(whole, signal)
        if (!next.ok) return next
        answer = next
        const since = keptByGuest()
        const isOver = !since || isSame(since, mine)
        if (isOver)
          keep(storage, wishlistEnvelope, undefined, now())
          // Another tab goes on as a guest: what it has kept meanwhile is brought in too.
        ;[base, mine] = [mine, isOver ? null : since]
      }
      return remembering(user, answer)
    },

    load: async (user, signal) => (user === null ? ok(keptByGuest() ?? {}) : remembering(user, await show(signal))),

    async carryOut({ user, operation, settled }, signal) {
      if (user === null) {
        // Other tabs have written there: what is kept is newer than what is shown.
        const next = applied(keptByGuest() ?? {}, operation)
        const { key, version: v } = wishlistEnvelope
        try {
          storage.setItem(key, JSON.stringify({ v, at: now(), data: next }))
          return ok(next)
        } catch {
          return { ok: false, error: notKept }
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

    async leave({ list }) {
      if (list === null) keep(storage, accountEnvelope, undefined, now())
      keep(storage, wishlistEnvelope, list ?? undefined, now())
      if (tabStorage) keep(tabStorage, operationsEnvelope, undefined, now())
    },
  }
}
