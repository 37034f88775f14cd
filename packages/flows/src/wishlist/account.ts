import type { Client } from '@shop/contract/client'
import type { Wishlist } from '@shop/contract/wishlist-map'
import { isRecord, writeStored } from '../flow/envelope.ts'
import {
  type Broadcast,
  broadcastMessage,
  type Environment,
  type KeyValueStorage,
  listen,
} from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { retryDelay } from '../flow/retry.ts'
import { operationsEnvelope } from './account-envelope.ts'
import type { AccountWishlistEmitted, AccountWishlistEvent } from './account-events.ts'
import { wishlistActors } from './actors.ts'
import { readWishlist } from './envelope.ts'
import type { WishlistView } from './index.ts'
import { wishlistMachine } from './machine.ts'
import { unanswered, type WishlistInput } from './state.ts'
import { wishlistView } from './view.ts'

export type { AccountWishlistEmitted, AccountWishlistEvent } from './account-events.ts'
export { wishlistActors } from './actors.ts'
export type { WishlistInput } from './state.ts'

export type AccountWishlistFlow = Flow<AccountWishlistEvent, WishlistView, AccountWishlistEmitted>

export interface AccountWishlistDeps extends WishlistInput, Pick<Environment, 'inspect' | 'clock' | 'random' | 'now'> {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  /** Shared by all tabs, for 100 days: a guest's list, and a copy of the customer's. */
  storage: KeyValueStorage
  /** Of this tab only: unanswered operations survive a reload. */
  tabStorage?: KeyValueStorage
  /** Channel to the other tabs. */
  broadcast?: Broadcast
}

/** A guest's list uses the message of the guest wishlist. */
const toMessage = (user: string | null, wishlist: Wishlist) =>
  user === null ? { about: 'wishlist', wishlist } : { about: 'wishlist.account', user, wishlist }

function readMessage(message: unknown): { user: string | null; wishlist: Wishlist } | null {
  const wishlist = isRecord(message) ? readWishlist(message.wishlist) : null
  if (!isRecord(message) || !wishlist) return null
  if (message.about === 'wishlist') return { user: null, wishlist }
  return message.about === 'wishlist.account' && typeof message.user === 'string'
    ? { user: message.user, wishlist }
    : null
}

/**
 * The wishlist of a shop with accounts: a guest's in this browser, a customer's at the backend; sign-in merges
 * them. For pages of guests alone there is `createGuestWishlist` of `@shop/flows/wishlist`; both use the same storage and messages.
 */
export function createWishlistFlow(deps: AccountWishlistDeps): AccountWishlistFlow {
  const {
    client,
    storage,
    tabStorage,
    broadcast,
    clock,
    inspect,
    random = Math.random,
    now = Date.now,
    ...input
  } = deps
  const machine = wishlistMachine.provide({
    actors: wishlistActors({ client, storage, tabStorage, now }),
    delays: { retryDelay: ({ context }) => retryDelay(context.attempt, random) },
  })

  let storedOperations = ''

  return createMachineFlow(
    machine,
    { input, clock, inspect },
    {
      observe(actor) {
        actor.on('wishlist.changed', ({ own, user, wishlist }) => {
          if (own) broadcastMessage(broadcast, toMessage(user, wishlist))
        })
        if (!tabStorage) return
        actor.subscribe(snapshot => {
          const { context } = snapshot
          if (snapshot.matches({ list: 'restoring' }) || snapshot.matches({ list: 'clearing' })) return
          if (context.user === null) return
          const operations = unanswered(context)
          const text = JSON.stringify(operations)
          if (text === storedOperations || (storedOperations === '' && operations.length === 0)) return
          storedOperations = text
          const data = operations.length > 0 ? { user: context.user, operations } : undefined
          writeStored(tabStorage, operationsEnvelope, data, now())
        })
      },
      view: wishlistView,
      connect: send =>
        listen(broadcast, message => {
          const change = readMessage(message)
          if (change) send({ type: 'wishlist.remoteChange', ...change })
        }),
    },
  )
}
