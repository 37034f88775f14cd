import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { EVERYTHING, type Wishlist } from '@shop/contract/wishlist-map'
import { type Outcome, outcome } from '../flow/failure.ts'
import { applied, type Operation } from './operation.ts'

export { type Operation, operationOf } from './operation.ts'

export interface AccountCallOptions {
  /** The typed client of the contract, authenticated as the customer. */
  client: Pick<Client, 'call'>
  /** Language of the messages. @default uk */
  lang?: Locale
  signal?: AbortSignal
  /** Access token of the customer, for a client that does not authenticate itself. */
  token?: string
}

/** A wishlist as the body of a call: its arrays may be changed. */
export const toWire = (wishlist: Wishlist): Record<string, number[]> =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

const callOptions = ({ signal, token }: AccountCallOptions) => ({
  ...(signal ? { signal } : {}),
  ...(token ? { token } : {}),
})
const withLang = ({ lang }: AccountCallOptions) => (lang ? { lang } : {})

/** The stored wishlist of a customer. */
export const loadAccountWishlist = async (options: AccountCallOptions): Promise<Outcome<Wishlist>> =>
  outcome(await options.client.call('/api/profile/wishlist', withLang(options), callOptions(options)))

/** Merges a changed wishlist into the stored one. `base`: what it was before the change; `{}` adds all of it, as at sign-in. */
export const mergeIntoAccount = async (
  base: Wishlist,
  wishlist: Wishlist,
  options: AccountCallOptions,
): Promise<Outcome<Wishlist>> => {
  const body = { ...withLang(options), base: toWire(base), wishlist: toWire(wishlist) }
  return outcome(await options.client.call('/api/profile/wishlist/update', body, callOptions(options)))
}

/** Executes an operation. Every change of a customer's wishlist goes through this: of a form without scripts and of the machine. */
export async function executeOperation(
  operation: Operation,
  /** The list of the last answer. */
  confirmed: Wishlist,
  options: AccountCallOptions,
): Promise<Outcome<Wishlist>> {
  const next = applied(confirmed, operation)
  if (next === confirmed) return { ok: true, data: confirmed }
  if (operation.kind === 'group') return mergeIntoAccount(confirmed, next, options)
  const group_id = (operation.kind === 'like' && operation.group) || EVERYTHING
  const body = { ...withLang(options), product_id: operation.productId, group_id }
  return outcome(await options.client.call('/api/profile/wishlist/toggle', body, callOptions(options)))
}
