import { mergeIntoAccount } from '@shop/flows/wishlist/execute'
import { type LoaderContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { guestWishlistOf } from './guest-wishlist.server.ts'
import { clearedWishlistCookie } from './wishlist-cookie.ts'

/**
 * Merges the list in a guest's cookie into the account of a new session; returns the `Set-Cookie` value that removes it, or null. A
 * list that cannot be merged stays in the browser. With scripts the wishlist's machine merges instead.
 */
export async function mergeGuestWishlist(context: LoaderContext, token: string): Promise<string | null> {
  const wishlist = guestWishlistOf(context)
  if (Object.keys(wishlist).length === 0) return null
  const scope = context.get(requestContext)
  const merged = await mergeIntoAccount({}, wishlist, { client: scope.client, token })
  return merged.ok ? clearedWishlistCookie(isSecure(scope)) : null
}
