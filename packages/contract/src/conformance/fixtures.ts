import type { BodyOf } from '../client.ts'

/** Something to buy: a product, and its option if it has any. */
export interface Goods {
  readonly product_id: number
  readonly option_id?: number
}

export interface SignedInCustomer {
  readonly email: string
  readonly password: string
  /** Access token of a session. */
  readonly token: string
}

/** How an order is delivered and paid. */
export type OrderTerms = Pick<BodyOf<'/api/checkout/submit'>, 'delivery' | 'payment'>

export type MailKind =
  | 'email_confirm'
  | 'password_reset'
  | 'sign_in'
  | 'order_code'
  | 'newsletter_confirm'
  | 'newsletter_unsubscribe'

/**
 * What the suite cannot know about a backend. All of it is optional: without a fixture the suite looks for what it needs through the
 * API itself, and a case for which that is impossible is skipped with the reason.
 */
export interface Fixtures {
  /** At least 6 different products, of each of which 30 pieces or more are in stock. @default found in the catalogue */
  goods?(): Promise<readonly Goods[]>
  /**
   * An option of which exactly `left` pieces are in stock and that nobody else buys.
   * @default an option with at most 20 pieces, of which the others are ordered
   */
  stocked?(left: number): Promise<Goods>
  /** Changes the price of what is returned by `goods` or `stocked`. */
  reprice?(goods: Goods): Promise<void>
  /** A new customer who is signed in. @default registered by `/api/auth/register` */
  customer?(): Promise<SignedInCustomer>
  /** Terms that the cart can be ordered with, paid on receipt or by invoice. @default the first that `/api/checkout/options` offers */
  terms?(cart_id: string): Promise<OrderTerms>
  /** A coupon that applies to every cart, at least 20 times. */
  coupon?(): Promise<string>
  /** The token of the link in the newest mail to an address that leads to confirming, resetting, signing in or unsubscribing; the code of an order. */
  mailedToken?(kind: MailKind, email: string): Promise<string>
  /** Marks an order as delivered today, so that its goods can be returned. */
  deliver?(order: { readonly number: string; readonly token: string }): Promise<void>
}
