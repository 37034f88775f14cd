import type { FlowError } from '@shop/flows/checkout'
import type { CheckoutWords } from '../words/uk/checkout.ts'

/** What is wrong with the whole order, in words: the backend's own where it gave some. */
export interface Trouble {
  title: string
  text: string
}

export function troubleOf(error: FlowError | null, words: CheckoutWords): Trouble | null {
  if (!error) return null
  if (error.kind === 'network') return { title: words.refused, text: words.unknown }
  return { title: error.message ?? words.refused, text: words.refusedText }
}

/** Nobody has said what became of an order that was sent; who was asked to wait is told how long, in the backend's words. */
export const unsureTrouble = (error: FlowError | null, words: CheckoutWords): Trouble => ({
  title: words.refused,
  text: error?.code === 'rate_limited' && error.message !== null ? error.message : words.unknown,
})
