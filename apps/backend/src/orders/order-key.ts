import { type Locale, localise } from '@shop/contract/locales'
import type { orders } from '../db/schema/index.ts'
import type { Secrets } from '../platform/secrets.ts'

export type OrderRow = typeof orders.$inferSelect

/** Grants access to an order together with its number. Derived from the number, so it is not stored. */
export const orderToken = (number: string, { secrets }: { secrets: Secrets }): string =>
  secrets.tokenFor('order', number)

/** The page of an order with the token that opens it, for mails. */
export const orderPath = (number: string, lang: Locale, services: { secrets: Secrets }): string =>
  localise(`/cart/thankyou?${new URLSearchParams({ number, token: orderToken(number, services) })}`, lang)
