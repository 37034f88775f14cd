import type { City } from '@shop/contract'
import type { Messages } from '@shop/contract/messages/uk'
import type { Step } from '@shop/flows/checkout/rules'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import type { Problems } from './form.ts'
import type { CheckoutShown } from './show.server.ts'
import type { Trouble } from './trouble.ts'

/** What the server knows when the page of the checkout is made. */
export interface CheckoutLoaded {
  words: { cart: CartWords; checkout: CheckoutWords }
  /** Words of the field rules. */
  rules: Messages
  favourites: City[]
  isDemo: boolean
  /** Null with an empty cart. */
  shown: CheckoutShown | null
}

/** What a form sent without scripts came to when it could not be taken. */
export interface CheckoutRefused {
  /** The step that stays or comes open. */
  step: Step
  problems: Problems
  trouble: Trouble | null
}
