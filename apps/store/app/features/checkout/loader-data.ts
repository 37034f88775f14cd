import type { City } from '@shop/contract'
import type { Messages } from '@shop/contract/messages/uk'
import type { Step } from '@shop/flows/checkout/rules'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import type { FieldErrors, FormError } from './form.ts'
import type { LoadedCheckout } from './loader.server.ts'

export interface CheckoutLoaderData {
  words: { cart: CartWords; checkout: CheckoutWords }
  /** Messages of the field rules. */
  rules: Messages
  favourites: City[]
  isDemo: boolean
  /** Null with an empty cart. */
  checkout: LoadedCheckout | null
}

/** The action's data for a form that was not accepted. */
export interface CheckoutActionData {
  /** The step to be corrected. */
  step: Step
  errors: FieldErrors
  formError: FormError | null
  /** The promo code that was typed and cannot be applied. */
  typedCoupon?: string
}
