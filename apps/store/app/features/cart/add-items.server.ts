import type { Cart } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import { type CartReference, execute } from '@shop/flows/cart/execute'

/** Goods to be added, as an order or a wishlist names them. */
export interface ItemToAdd {
  /** Distinguishes it among the others. */
  id: number
  productId: number
  optionId: number | null
  count: number
  name: string
  /** Name of the size. */
  option: string | null
}

/** What of an item could not be added. `added`: units that could. */
export interface MissingItem {
  name: string
  asked: number
  added: number
}

export interface AddedItems {
  cartId: string | null
  cart: Cart | null
  missing: readonly MissingItem[]
  /** Total quantity added. */
  added: number
  /** At least one addition got no response. */
  failed: boolean
}

interface AddItemsOptions {
  client: Client
  reference: CartReference
  /** The current cart. */
  cart: Cart | null
  /** Prefix of the idempotency keys. */
  key: string
}

const countOf = (cart: Cart | null, { productId, optionId }: ItemToAdd): number =>
  cart?.items.find(line => line.product_id === productId && line.option_id === optionId)?.count ?? 0

/** Puts several goods into the cart, as many as are left of each. They follow one another: the first makes the cart. */
export async function addItems(
  items: readonly ItemToAdd[],
  { client, reference, cart: before, key }: AddItemsOptions,
): Promise<AddedItems> {
  let { cartId } = reference
  let cart = before
  let failed = false
  let added = 0
  const missing: MissingItem[] = []
  for (const item of items) {
    const { id, productId, optionId, count, name, option } = item
    const answer = await execute(
      { type: 'cart.add', productId, optionId, count, modal: null, id: `${key}-${id}` },
      { ...reference, cartId, client },
    )
    const had = countOf(cart, item)
    if (answer.ok) ({ cartId, cart } = answer.data)
    else if (answer.error.kind === 'network' || answer.error.retryable) failed = true
    const units = answer.ok ? countOf(cart, item) - had : 0
    added += units
    const shownName = option === null ? name : `${name}, ${option}`
    if (units < count) missing.push({ name: shownName, asked: count, added: units })
  }
  return { cartId, cart, missing, added, failed }
}
