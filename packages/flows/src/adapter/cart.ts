import type { ItemCount } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Id } from '@shop/contract/register'
import type { FlowCart, FlowCartLine } from '../cart/ids.ts'

/** A line as a backend knows it. What it lacks is filled in: `total` is computed, an unlimited stock is assumed. */
export type AdapterLine = Pick<FlowCartLine, 'id' | 'product_id' | 'name' | 'price' | 'count'> & Partial<FlowCartLine>

/** A cart as a backend knows it: its lines. Sums that are missing are computed of them, `version` of all it holds. */
export interface AdapterCart extends Partial<Omit<FlowCart, 'items'>> {
  readonly items: readonly AdapterLine[]
  /** How the next call names the cart. Omitted by a backend that knows the cart by its session. */
  readonly cart_id?: string
}

/** What every answer is told besides its own input. */
export interface AdapterCall {
  /** Null while there is no cart, and always for a backend that knows the cart by its session. */
  readonly cartId: string | null
  /** The coupon to apply. It is not stored with the cart: every call names it. */
  readonly coupon: string | null
  readonly lang: Locale
  /** Aborted when the flow is stopped. For `fetch`. */
  readonly signal: AbortSignal | undefined
}

type Awaitable<Value> = Value | Promise<Value>

/** The six calls of a cart, and two that a shop may lack. Each answers with the whole cart as it is then. */
export interface CartAnswers {
  /**
   * Adds pieces of a product; creates the cart when `cartId` is null. A repeat with the same `idempotencyKey` must add nothing and
   * answer with the cart as it is now. `items`: several products or options at once, if a page sends such additions.
   */
  add(
    addition: {
      readonly productId: Id
      readonly optionId: Id | null
      readonly count: number
      readonly items?: readonly ItemCount[]
      readonly idempotencyKey: string
    },
    call: AdapterCall,
  ): Awaitable<AdapterCart>
  /** Sets the quantity of a line. */
  update(line: { readonly lineId: Id; readonly count: number }, call: AdapterCall): Awaitable<AdapterCart>
  /** Removes a line. */
  delete(line: { readonly lineId: Id }, call: AdapterCall): Awaitable<AdapterCart>
  /** Removes all lines. */
  clear(call: AdapterCall): Awaitable<AdapterCart>
  /** The cart; also tries a coupon, which `coupon` of the cart then reports on. */
  show(call: AdapterCall): Awaitable<AdapterCart>
  /** Pieces and total alone, for the badge of a page without the cart's lines; zeros without a cart. */
  count(call: AdapterCall): Awaitable<{ readonly count: number; readonly total_price: number }>
  /** Selects another option of the same product for a line. @default rejected with `not_found` */
  option?(line: { readonly lineId: Id; readonly optionId: Id }, call: AdapterCall): Awaitable<AdapterCart>
  /** Puts a removed line back. @default rejected with `not_found` */
  restore?(line: { readonly lineId: Id }, call: AdapterCall): Awaitable<AdapterCart>
}
