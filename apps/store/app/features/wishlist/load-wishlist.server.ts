import type { DataOf } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'
import type { Wishlist } from '@shop/flows/wishlist'
import { toWire } from '@shop/flows/wishlist/execute'
import { data } from 'react-router'
import { callApi, failureStatus } from '../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { getCustomer } from '../../platform/session/customer.server.ts'
import { guestWishlistOf } from './shopper-wishlist.server.ts'

type Groups = DataOf<'/api/wishlist/show'>['groups']

export interface LoadedWishlist {
  /** Name of the customer, whose list is at the backend; null for a guest, whose list is in a cookie. */
  customer: string | null
  groups: Groups
}

/** The groups with their products: a customer's; a guest's also when the session has ended. */
export async function loadWishlist(context: LoaderContext, lang: Locale): Promise<LoadedWishlist> {
  const customer = await getCustomer(context, lang)
  if (customer === null) {
    const wishlist = toWire(guestWishlistOf(context))
    return { customer, groups: (await callApi(context, '/api/wishlist/show', { lang, wishlist })).groups }
  }
  const answer = await context.get(requestContext).shopper().client.call('/api/wishlist/show', { lang })
  if (answer.success) return { customer: customer.name, groups: answer.data.groups }
  const status = failureStatus(toClientFailure(answer.error))
  throw data(null, { status, headers: status === 503 ? { 'Retry-After': '5' } : {} })
}

/** Ids of the products by the name of the group on the wire. */
export const wishlistOf = (groups: Groups): Wishlist =>
  Object.fromEntries(groups.map(({ id, products }) => [id, products.map(product => product.id)]))
