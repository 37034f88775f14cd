import type { ClientFailure } from '@shop/flows/checkout'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** An error of the whole order: in the backend's words where it gave some. */
export interface FormError {
  title: string
  text: string
}

/** Why no order was made. Without a network nothing was sent. */
export function formErrorOf(error: ClientFailure | null, words: CheckoutWords): FormError | null {
  if (!error) return null
  if (error.kind === 'network') return { title: words.refused, text: words.offline }
  return { title: error.message ?? words.refused, text: words.refusedText }
}

/** The outcome of a submitted order is unknown. Whoever is rate limited is told how long to wait, in the backend's words. */
export const unknownOutcomeError = (error: ClientFailure | null, words: CheckoutWords): FormError => ({
  title: words.refused,
  text: error?.code === 'rate_limited' && error.message !== null ? error.message : words.unknown,
})
