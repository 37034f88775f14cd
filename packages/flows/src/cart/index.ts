import type { Client } from '@shop/contract/client'
import { assign } from 'xstate'
import { readStored, writeStored } from '../flow/envelope.ts'
import {
  type Broadcast,
  broadcastMessage,
  type Environment,
  type KeyValueStorage,
  type Locks,
  listen,
  runAlone,
} from '../flow/environment.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import { retryDelay } from '../flow/retry.ts'
import { cartActors, type RestoredState } from './actors.ts'
import { cartEnvelope, commandsEnvelope, type StoredCart } from './envelope.ts'
import type { CartEmitted, CartEvent } from './events.ts'
import { cartMachine } from './machine.ts'
import { type CartContext, type CartInput, queueCommand, retryFailed, unanswered } from './state.ts'
import { readMessage, toMessage } from './tab-messages.ts'
import { type CartView, cartView } from './view.ts'

export { type CartActorDeps, cartActors } from './actors.ts'
export { lineKey, type QueuedCommand } from './command.ts'
export type { CartEmitted, CartEvent, CartMessage, RefreshReason } from './events.ts'
export type { FlowCart, FlowCartLine } from './ids.ts'
export type { CartLineView } from './project.ts'
export type { CartInput } from './state.ts'
export type { CartView } from './view.ts'

export type CartFlow = Flow<CartEvent, CartView, CartEmitted>

export interface CartDeps extends CartInput, Environment {
  /** The typed client of the contract, or an adapter; that of a cart known by its session names it. */
  client: Pick<Client, 'call'> & { readonly cartId?: string | undefined }
  /** Shared by all tabs: stores the cart's id for 100 days. */
  storage: KeyValueStorage
  /** Of this tab only: unanswered commands survive a reload. */
  tabStorage?: KeyValueStorage
  /** Channel to the other tabs. */
  broadcast?: Broadcast
  /** Tabs that each create a cart at once end with one of them. @default two that are answered in the same moment may not */
  locks?: Locks
}

/** Creates a cart. Nothing is called before `start`. */
export function createCartFlow(deps: CartDeps): CartFlow {
  const {
    client,
    storage,
    tabStorage,
    broadcast,
    locks,
    clock,
    inspect,
    random = Math.random,
    now = Date.now,
    newKey,
    ...input
  } = deps

  const restore = (): RestoredState => {
    const stored = readStored(storage, cartEnvelope, now())
    const commands = tabStorage ? readStored(tabStorage, commandsEnvelope, now()) : { status: 'none' as const }
    return {
      stored: stored.status === 'valid' ? stored.data : null,
      commands: commands.status === 'valid' ? commands.data : [],
      isInvalid: stored.status === 'invalid' || commands.status === 'invalid',
    }
  }
  const storedCartId = () => restore().stored?.cartId ?? null
  const store = (stored: StoredCart) => writeStored(storage, cartEnvelope, stored, now())
  // Between the tabs' processes a storage is up to date only in turn.
  const storeCreated = (created: StoredCart) =>
    runAlone(locks, cartEnvelope.key, () => {
      const other = storedCartId()
      if (other === null) store(created)
      return other
    })
  const machine = cartMachine.provide({
    actors: cartActors({ client, restore, storedCartId, storeCreated }),
    actions: {
      queueCommand: assign(({ context, event }) => queueCommand(context, event, newKey)),
      retryFailed: assign(({ context }, key: string | undefined) => retryFailed(context, key, newKey)),
    },
    delays: { retryDelay: ({ context }) => retryDelay(context.attempt, random) },
  })

  let storedCommands: CartContext['queue'] = []

  return createMachineFlow(
    machine,
    { input: { ...input, cartId: input.cartId ?? client.cartId ?? null }, clock, inspect },
    {
      observe(actor) {
        actor.on('cart.changed', ({ cartId, coupon, count, total: countTotal, version, own }) => {
          const stored = { cartId, coupon, count, countTotal }
          store(stored)
          if (own) broadcastMessage(broadcast, toMessage(stored, version))
        })
        if (!tabStorage) return
        actor.subscribe(snapshot => {
          const commands = unanswered(snapshot.context)
          if (snapshot.matches({ calls: 'restoring' }) || (commands.length === 0 && storedCommands.length === 0)) return
          storedCommands = commands
          writeStored(tabStorage, commandsEnvelope, commands.length > 0 ? commands : undefined, now())
        })
      },
      view: cartView,
      connect: send =>
        listen(broadcast, message => {
          const change = readMessage(message)
          if (change) send({ type: 'cart.remoteChange', ...change })
        }),
    },
  )
}
