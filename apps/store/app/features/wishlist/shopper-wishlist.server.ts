import { defaultLocale, type Locale } from '@shop/contract/locales'
import { isLiked, toggle } from '@shop/contract/wishlist-map'
import type { Outcome } from '@shop/flows'
import type { Wishlist } from '@shop/flows/wishlist'
import {
  type AccountCallOptions,
  executeOperation,
  loadAccountWishlist,
  mergeIntoAccount,
} from '@shop/flows/wishlist/execute'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { clearedWishlistCookie, readWishlist, WISHLIST_COOKIE, wishlistCookie } from './wishlist-cookie.ts'

/** The list in the cookie of a guest. */
export const guestWishlistOf = (context: LoaderContext): Wishlist =>
  readWishlist(context.get(requestContext).shopper().cookie(WISHLIST_COOKIE) ?? '')

/** What is done with a customer's list at the backend; null for a guest, also when the session has ended. */
export async function withAccountWishlist<Done>(
  context: LoaderContext,
  lang: Locale,
  use: (list: Wishlist, options: AccountCallOptions) => Promise<Outcome<Done>>,
): Promise<Outcome<Done> | null> {
  const { client, isSignedIn } = context.get(requestContext).shopper()
  if (!isSignedIn) return null
  const options = { client, lang }
  const list = await loadAccountWishlist(options)
  const done = list.ok ? await use(list.data, options) : list
  return done.ok || done.error.kind !== 'auth' ? done : null
}

/** A customer's liked products, or a guest's. None when they could not be read. */
export async function likedProducts(context: LoaderContext): Promise<readonly number[]> {
  const stored = await withAccountWishlist(context, defaultLocale, async data => ({ ok: true, data }))
  if (stored && !stored.ok) return []
  return [...new Set(Object.values(stored ? stored.data : guestWishlistOf(context)).flat())]
}

/** Puts a product on the shopper's wishlist, if it is not there. The `Set-Cookie` values of a guest's list; null when it could not be stored. */
export async function likeProduct(
  productId: number,
  context: LoaderContext,
  lang: Locale,
): Promise<readonly string[] | null> {
  const stored = await withAccountWishlist(context, lang, (list, options) =>
    executeOperation({ kind: 'like', productId, group: null }, list, options),
  )
  if (stored) return stored.ok ? [] : null
  const list = guestWishlistOf(context)
  if (isLiked(list, productId)) return []
  const cookie = wishlistCookie(toggle(list, productId), isSecure(context.get(requestContext)))
  return cookie ? [cookie] : null
}

/** `cookie`: the `Set-Cookie` value that removes a merged list. */
type MergeResult = { status: 'nothing' | 'failed' } | { status: 'merged'; cookie: string }

/**
 * Merges the list in a guest's cookie into the account of a new session, or without `token` of the request's. A list that cannot be
 * merged stays in the browser, see `UnmergedNotice`. With scripts the wishlist's machine merges instead.
 */
export async function mergeGuestWishlist(context: LoaderContext, token?: string): Promise<MergeResult> {
  const wishlist = guestWishlistOf(context)
  if (Object.keys(wishlist).length === 0) return { status: 'nothing' }
  const scope = context.get(requestContext)
  const session = token === undefined ? { client: scope.shopper().client } : { client: scope.client, token }
  const merged = await mergeIntoAccount({}, wishlist, session)
  return merged.ok ? { status: 'merged', cookie: clearedWishlistCookie(isSecure(scope)) } : { status: 'failed' }
}

/**
 * Words of the notice to a signed-in customer that the list of this browser is not merged into the account; null without such a
 * list. The cookie has one when the merge at a sign-in without scripts has failed.
 */
export function unmergedNotice(context: LoaderContext, locale: Locale) {
  if (Object.keys(guestWishlistOf(context)).length === 0) return null
  const { unmerged, retry } = getWords(locale, 'wishlist')
  return { unmerged, retry }
}

export type UnmergedWords = ReturnType<typeof unmergedNotice>
