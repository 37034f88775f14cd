import { mergeIntoAccount } from '@shop/flows/wishlist/execute'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { guestWishlistOf } from './guest-wishlist.server.ts'
import { clearedWishlistCookie } from './wishlist-cookie.ts'

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
