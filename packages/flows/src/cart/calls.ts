import type { Cart } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { isRecord } from '../flow/envelope.ts'
import { noAnswer, type Outcome, outcome } from '../flow/failure.ts'
import type { Command } from './command.ts'
import type { StoredCart } from './envelope.ts'

/** Which cart a call is about, and the language of its answer. */
export interface CartAddress {
  readonly lang: Locale
  readonly cartId: string | null
  readonly coupon: string | null
}

/** Result of a command; `cart` is null when there is no cart and so nothing had to be done. */
export interface CommandResult {
  readonly cartId: string | null
  readonly cart: Cart | null
  /** The line that was added to. */
  readonly lineId: number | null
  /**
   * Set when two tabs created a cart each at once: the id of the first one, which the goods must be added to.
   */
  readonly elsewhere: string | null
}

/** What was stored by the last visit. */
export interface RestoredState {
  readonly stored: StoredCart | null
  readonly commands: readonly Command[]
  /** Stored data was invalid and has been removed. */
  readonly broken: boolean
}

/** Answer to a refresh: the whole cart, or its count and total. */
export type RefreshResult =
  | { readonly cartId: string; readonly cart: Cart }
  | { readonly count: number; readonly total: number }

/** The calls of the machine. None throws for a failed call. */
export interface CartCalls {
  restore(): Promise<RestoredState>
  execute(command: Command, address: CartAddress, signal: AbortSignal): Promise<Outcome<CommandResult>>
  show(address: CartAddress, signal: AbortSignal): Promise<Outcome<RefreshResult>>
  count(address: CartAddress, signal: AbortSignal): Promise<Outcome<RefreshResult>>
}

const nothingToDo: CommandResult = { cartId: null, cart: null, lineId: null, elsewhere: null }

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** Checks what the machine relies on when it applies a cart; the rest is only rendered. */
const isCart = (cart: unknown): boolean =>
  isRecord(cart) &&
  typeof cart.version === 'string' &&
  Array.isArray(cart.items) &&
  cart.items.every(line => isRecord(line) && isNumber(line.id) && isNumber(line.count)) &&
  Array.isArray(cart.notices) &&
  isNumber(cart.count) &&
  isNumber(cart.total_price)

const isCartAnswer = (data: unknown): boolean => isRecord(data) && typeof data.cart_id === 'string' && isCart(data.cart)

const isCountAnswer = (data: unknown): boolean => isRecord(data) && isNumber(data.count) && isNumber(data.total_price)

const readCartAnswer = <Data>(result: Result<Data>): Outcome<Data> => outcome(result, isCartAnswer)

const common = ({ lang, coupon }: CartAddress) => ({ lang, ...(coupon === null ? {} : { coupon }) })

/** The calls over the shop's client. `otherCart`: the id of a cart that another tab has stored in the meantime. */
export function cartCalls(
  client: Pick<Client, 'call'>,
  { restore, otherCart }: { restore: () => RestoredState; otherCart: () => string | null },
): CartCalls {
  const settle = async (
    call: Promise<Outcome<{ cart_id: string; cart: Cart; line_id?: number }>>,
    address: CartAddress,
  ): Promise<Outcome<CommandResult>> => {
    const answer = await call
    if (!answer.ok) return answer
    const { cart_id: cartId, cart, line_id: lineId = null } = answer.data
    const other = address.cartId === null ? otherCart() : null
    return { ok: true, data: { cartId, cart, lineId, elsewhere: other === cartId ? null : other } }
  }

  return {
    restore: async () => restore(),

    async execute(command, address, signal) {
      if (command.kind === 'add') {
        const { id, productId, optionId, count, cartId = address.cartId } = command
        const body = {
          ...common(address),
          product_id: productId,
          count,
          ...(optionId === null ? {} : { option_id: optionId }),
          ...(cartId === null ? {} : { cart_id: cartId }),
        }
        const answer = client.call('/api/cart/add', body, { signal, idempotencyKey: id }).then(readCartAnswer)
        return settle(answer, { ...address, cartId })
      }
      const cart_id = address.cartId ?? otherCart()
      // Without a cart there is nothing to change.
      if (cart_id === null) return { ok: true, data: nothingToDo }
      const known = { ...address, cartId: cart_id }
      if (command.kind === 'clear')
        return settle(
          client.call('/api/cart/clear', { lang: address.lang, cart_id }, { signal }).then(readCartAnswer),
          known,
        )
      if (command.kind === 'coupon') {
        const body = { ...common({ ...address, coupon: command.code }), cart_id }
        return settle(client.call('/api/cart/show', body, { signal }).then(readCartAnswer), known)
      }
      const line = { ...common(address), cart_id, id: command.lineId }
      return settle(
        command.kind === 'set'
          ? client.call('/api/cart/update', { ...line, count: command.count }, { signal }).then(readCartAnswer)
          : client.call('/api/cart/delete', line, { signal }).then(readCartAnswer),
        known,
      )
    },

    async show(address, signal) {
      if (address.cartId === null) return { ok: false, error: noAnswer }
      const body = { ...common(address), cart_id: address.cartId }
      const answer = readCartAnswer(await client.call('/api/cart/show', body, { signal }))
      return answer.ok ? { ok: true, data: { cartId: answer.data.cart_id, cart: answer.data.cart } } : answer
    },

    async count(address, signal) {
      const body = { ...common(address), ...(address.cartId === null ? {} : { cart_id: address.cartId }) }
      const answer = outcome(await client.call('/api/cart/count', body, { signal }), isCountAnswer)
      return answer.ok ? { ok: true, data: { count: answer.data.count, total: answer.data.total_price } } : answer
    },
  }
}
