import type { Cart, OrderItem } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import { type CartAddress, execute } from '@shop/flows/cart/execute'

/** What of an ordered line could not be added. `added`: pieces that could. */
export interface MissingItem {
  name: string
  asked: number
  added: number
}

export interface RepeatedOrder {
  cartId: string | null
  cart: Cart | null
  missing: readonly MissingItem[]
  /** Pieces that were added. */
  added: number
  /** The backend gave no answer to at least one addition. */
  failed: boolean
}

interface RepeatOptions {
  client: Client
  address: CartAddress
  /** The cart before. */
  cart: Cart | null
  /** Prefix of the idempotency keys. */
  key: string
}

const countOf = (cart: Cart | null, { product_id, option_id }: OrderItem): number =>
  cart?.items.find(line => line.product_id === product_id && line.option_id === option_id)?.count ?? 0

/** Puts the goods of an order into the cart, as many as are left of each. Lines follow one another: the first makes the cart. */
export async function repeatOrder(
  items: readonly OrderItem[],
  { client, address, cart: before, key }: RepeatOptions,
): Promise<RepeatedOrder> {
  let { cartId } = address
  let cart = before
  let failed = false
  let added = 0
  const missing: MissingItem[] = []
  for (const item of items) {
    const { product_id: productId, option_id: optionId, count, name, option, line_id } = item
    const answer = await execute(
      { type: 'cart.add', productId, optionId, count, modal: null, id: `${key}-${line_id}` },
      { ...address, cartId, client },
    )
    const had = countOf(cart, item)
    if (answer.ok) ({ cartId, cart } = answer.data)
    else if (answer.error.kind === 'network' || answer.error.retryable) failed = true
    const pieces = answer.ok ? countOf(cart, item) - had : 0
    added += pieces
    const shownName = option === null ? name : `${name}, ${option}`
    if (pieces < count) missing.push({ name: shownName, asked: count, added: pieces })
  }
  return { cartId, cart, missing, added, failed }
}
