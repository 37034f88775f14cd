import type { Client } from '@shop/contract/client'
import { fromPromise } from 'xstate'
import { noAnswer, type Outcome, outcome } from '../flow/failure.ts'
import { request } from '../flow/request.ts'
import type { QueuedCommand } from './command.ts'
import type { StoredCart } from './envelope.ts'
import { type CartReference, commonBody, type ExecutedCommand, execute, executed } from './execute.ts'
import type { FlowCart } from './ids.ts'
import { isCountAnswer } from './is-cart.ts'

/** What was stored by the last visit. */
export interface RestoredState {
  readonly stored: StoredCart | null
  readonly commands: readonly QueuedCommand[]
  /** Stored data was invalid and has been removed. */
  readonly isInvalid: boolean
}

export interface ExecuteInput extends CartReference {
  readonly command: QueuedCommand | null
}

export interface CommandResult extends ExecutedCommand {
  /**
   * Set when two tabs created a cart each at once: the id of the first one, which the goods must be added to.
   */
  readonly otherCartId: string | null
}

export interface RefreshInput extends CartReference {
  readonly requested: 'count' | 'cart'
}

/** Answer to a refresh: the whole cart, or its count and total. */
export type RefreshResult =
  | { readonly cartId: string; readonly cart: FlowCart }
  | { readonly count: number; readonly total: number }

export interface CartActorDeps {
  client: Pick<Client, 'call'>
  /** What the last visit stored. @default nothing */
  restore?: () => RestoredState
  /** The id of a cart that another tab has stored in the meantime. @default none */
  storedCartId?: () => string | null
  /** Stores a cart that an addition has created, unless another tab has stored one meanwhile: then it resolves with that one's id. @default stores nothing */
  storeCreated?: (created: StoredCart) => Promise<string | null>
}

const nothingStored: RestoredState = { stored: null, commands: [], isInvalid: false }

async function show(
  client: Pick<Client, 'call'>,
  reference: CartReference,
  signal: AbortSignal,
): Promise<Outcome<RefreshResult>> {
  if (reference.cartId === null) return { ok: false, error: noAnswer }
  const body = { ...commonBody(reference), cart_id: reference.cartId }
  return executed(await client.call('/api/cart/show', body, { signal }))
}

async function count(
  client: Pick<Client, 'call'>,
  reference: CartReference,
  signal: AbortSignal,
): Promise<Outcome<RefreshResult>> {
  const body = { ...commonBody(reference), ...(reference.cartId === null ? {} : { cart_id: reference.cartId }) }
  const answer = outcome(await client.call('/api/cart/count', body, { signal }), isCountAnswer)
  return answer.ok ? { ok: true, data: { count: answer.data.count, total: answer.data.total_price } } : answer
}

/** An addition goes to the cart that it was first sent to. */
const targetCartId = (command: QueuedCommand, cartId: string | null): string | null =>
  command.type === 'cart.add' && command.cartId !== undefined ? command.cartId : cartId

/** The actors over the shop's client. */
export const cartActors = ({
  client,
  restore = () => nothingStored,
  storedCartId = () => null,
  storeCreated = async () => null,
}: CartActorDeps) => ({
  restore: fromPromise<RestoredState, unknown>(async () => restore()),
  execute: request<ExecuteInput, CommandResult>(async ({ command, ...reference }, signal) => {
    if (!command) return { ok: true, data: { cartId: null, cart: null, lineId: null, otherCartId: null } }
    const cartId = targetCartId(command, reference.cartId) ?? (command.type === 'cart.add' ? null : storedCartId())
    const answer = await execute(command, { ...reference, cartId, client, signal })
    if (!answer.ok) return answer
    const { cartId: createdId, cart } = answer.data
    const created = cartId === null && createdId !== null && cart !== null
    const stored = {
      cartId: createdId,
      coupon: reference.coupon,
      count: cart?.count ?? 0,
      countTotal: cart?.total_price ?? null,
    }
    const other = created ? await storeCreated(stored) : null
    return { ok: true, data: { ...answer.data, otherCartId: other === createdId ? null : other } }
  }),
  refresh: request<RefreshInput, RefreshResult>(({ requested, ...reference }, signal) =>
    requested === 'cart' ? show(client, reference, signal) : count(client, reference, signal),
  ),
})
