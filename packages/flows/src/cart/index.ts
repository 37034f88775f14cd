import type { Client } from '@shop/contract/client'
import { keep, open } from '../flow/envelope.ts'
import type { Flow } from '../flow/flow.ts'
import { createMachineFlow } from '../flow/machine-flow.ts'
import {
  type Broadcast,
  type KeyValueStorage,
  listen,
  randomKey,
  type Surroundings,
  tell,
} from '../flow/surroundings.ts'
import { readMessage, toMessage } from './between-tabs.ts'
import { type CartCalls, cartCalls } from './calls.ts'
import { wholeCount } from './command.ts'
import { cartEnvelope, commandsEnvelope } from './envelope.ts'
import type { CartEmitted, CartEvent, CartMessage } from './events.ts'
import { cartMachine } from './machine.ts'
import { type CartContext, type CartInput, unanswered } from './state.ts'
import { type CartView, cartView } from './view.ts'

export type { FlowError } from '../flow/failure.ts'
export type { Flow, Selection, Unsubscribe } from '../flow/flow.ts'
export type { Broadcast, Clock, KeyValueStorage } from '../flow/surroundings.ts'
export { type Command, lineKey } from './command.ts'
export type { CartEmitted, CartEvent, RefreshReason } from './events.ts'
export type { CartLineView } from './project.ts'
export type { CartInput } from './state.ts'
export type { CartView } from './view.ts'

export type CartFlow = Flow<CartEvent, CartView, CartEmitted>

export interface CartDeps extends CartInput, Surroundings {
  /** The typed client of the contract, as it is. */
  client: Pick<Client, 'call'>
  /** Shared by all tabs: which cart is ours, for 100 days. */
  storage: KeyValueStorage
  /** Of this tab alone: commands without an answer outlive a reload. */
  tabStorage?: KeyValueStorage
  /** A line to the other tabs. */
  broadcast?: Broadcast
}

/** Makes a cart. Nothing happens before `start`. */
export function createCartFlow(deps: CartDeps): CartFlow {
  const { client, storage, tabStorage, broadcast, clock, random, now = Date.now, newKey = randomKey, ...input } = deps

  const remember = () => {
    const kept = open(storage, cartEnvelope, now())
    const commands = tabStorage ? open(tabStorage, commandsEnvelope, now()) : { found: 'nothing' as const }
    return {
      kept: kept.found === 'kept' ? kept.data : null,
      commands: commands.found === 'kept' ? commands.data : [],
      broken: kept.found === 'broken' || commands.found === 'broken',
    }
  }
  const otherCart = () => remember().kept?.cartId ?? null
  const calls: CartCalls = cartCalls(client, { remember, otherCart })

  let kept: CartContext['queue'] = []

  return createMachineFlow(
    cartMachine(calls, random),
    { input, clock },
    {
      observe(actor) {
        actor.on('cart.changed', changed => {
          const { cartId, coupon, count, total: countTotal } = changed
          keep(storage, cartEnvelope, { cartId, coupon, count, countTotal }, now())
          if (changed.own) tell(broadcast, toMessage(changed))
        })
        if (!tabStorage) return
        actor.subscribe(snapshot => {
          const commands = unanswered(snapshot.context)
          if (snapshot.matches('booting') || (commands.length === 0 && kept.length === 0)) return
          kept = commands
          keep(tabStorage, commandsEnvelope, commands.length > 0 ? commands : undefined, now())
        })
      },
      view: cartView,
      prepare(event): CartMessage {
        if (event.type === 'cart.retry') return { ...event, id: newKey() }
        if (event.type !== 'cart.add') return event
        const { productId, optionId = null, count = 1, modal = 'product-added' } = event
        return {
          type: 'cart.add',
          command: { kind: 'add', id: newKey(), productId, optionId, count: wholeCount(count), modal },
        }
      },
      connect: send =>
        listen(broadcast, message => {
          const news = readMessage(message)
          if (news) send({ type: 'cart.external', ...news })
        }),
    },
  )
}
