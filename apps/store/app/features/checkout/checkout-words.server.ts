import type { Locale } from '@shop/contract/locales'
import { GUEST } from '../../platform/session/session-cookie.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { getWords } from '../../platform/words/words.server.ts'

interface Asking {
  /** Whose checkout it is: a customer has chosen in the account how to hear of orders. */
  owner: string
  /** Whether the shop can write to phones. */
  hasPhoneMessages: boolean
}

/** The words of the checkout, with those wishes only that the buyer can have. */
export function checkoutWords(locale: Locale, { owner, hasPhoneMessages }: Asking): CheckoutWords {
  const words = getWords(locale, 'checkout')
  if (hasPhoneMessages && owner === GUEST) return words
  const { phone_messages: _, ...wishes } = words.wishes
  return { ...words, wishes }
}
