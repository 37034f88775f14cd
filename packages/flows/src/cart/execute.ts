import type { CartCommand } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { Id } from '@shop/contract/register'
import { type Outcome, outcome } from '../flow/failure.ts'
import { couponAfter, type QueuedCommand } from './command.ts'
import type { FlowCart } from './ids.ts'
import { isCartAnswer } from './is-cart.ts'

/** Which cart a call is about, and the language of its answer. */
export interface CartReference<Id extends string | null = string | null> {
  readonly lang: Locale
  readonly cartId: Id
  readonly coupon: string | null
}

/** Result of a command; `cart` is null when there is no cart and so nothing had to be done. */
export interface ExecutedCommand {
  readonly cartId: string | null
  readonly cart: FlowCart | null
  /** The line that was added to; the first of several. */
  readonly lineId: Id | null
}

export interface ExecuteOptions extends CartReference {
  client: Pick<Client, 'call'>
  signal?: AbortSignal
}

interface CartAnswer {
  readonly cart_id: string
  readonly cart: FlowCart
  readonly line_id?: Id
}

/** The outcome of a call that answers with a cart. */
export function executed(
  result: Result<CartAnswer>,
): Outcome<ExecutedCommand & { readonly cartId: string; readonly cart: FlowCart }> {
  const answer = outcome(result, isCartAnswer)
  if (!answer.ok) return answer
  const { cart_id, cart, line_id = null } = answer.data
  return { ok: true, data: { cartId: cart_id, cart, lineId: line_id } }
}

/** The members that every cart call but `/api/cart/clear` has. */
export const commonBody = ({ lang, coupon }: Pick<CartReference, 'lang' | 'coupon'>) => ({
  lang,
  ...(coupon === null ? {} : { coupon }),
})

function send(
  command: CartCommand | QueuedCommand,
  { client, lang, cartId, coupon, signal }: ExecuteOptions & { cartId: string },
) {
  const options = signal ? { signal } : {}
  const body = { ...commonBody({ lang, coupon: couponAfter(command, coupon) }), cart_id: cartId }
  switch (command.type) {
    case 'cart.setCount':
      return client.call('/api/cart/update', { ...body, id: command.lineId, count: command.count }, options)
    case 'cart.setOption':
      return client.call('/api/cart/option', { ...body, id: command.lineId, option_id: command.optionId }, options)
    case 'cart.restore':
      return client.call('/api/cart/restore', { ...body, id: command.lineId }, options)
    case 'cart.remove':
      return client.call('/api/cart/delete', { ...body, id: command.lineId }, options)
    case 'cart.clear':
      return client.call('/api/cart/clear', { lang, cart_id: cartId }, options)
    // A coupon is not stored with the cart: it is tried by showing the cart with it.
    default:
      return client.call('/api/cart/show', body, options)
  }
}

/** Executes a command. Every change of a cart goes through this: of a form without scripts and of the machine. */
export async function execute(
  command: CartCommand | QueuedCommand,
  options: ExecuteOptions,
): Promise<Outcome<ExecutedCommand>> {
  const { client, cartId, signal } = options
  if (command.type === 'cart.add') {
    const { productId, optionId, count, items } = command
    const body = {
      ...commonBody(options),
      product_id: productId,
      ...(items
        ? {
            items: items.map(item => ({
              ...(item.productId === undefined ? {} : { product_id: item.productId }),
              ...(item.optionId === null ? {} : { option_id: item.optionId }),
              count: item.count,
            })),
          }
        : { count, ...(optionId === null ? {} : { option_id: optionId }) }),
      ...(cartId === null ? {} : { cart_id: cartId }),
    }
    const callOptions = { ...(signal ? { signal } : {}), ...('id' in command ? { idempotencyKey: command.id } : {}) }
    return executed(await client.call('/api/cart/add', body, callOptions))
  }
  if (cartId === null) return { ok: true, data: { cartId, cart: null, lineId: null } }
  return executed(await send(command, { ...options, cartId }))
}
