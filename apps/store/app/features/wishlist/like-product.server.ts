import type { Locale } from '@shop/contract/locales'
import { isLiked, toggle } from '@shop/contract/wishlist-map'
import { executeOperation, loadAccountWishlist } from '@shop/flows/wishlist/execute'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { guestWishlistOf } from './guest-wishlist.server.ts'
import { wishlistCookie } from './wishlist-cookie.ts'

/** Puts a product on the shopper's wishlist, if it is not there. The `Set-Cookie` values of a guest's list; null when it could not be stored. */
export async function likeProduct(
  productId: number,
  context: LoaderContext,
  lang: Locale,
): Promise<readonly string[] | null> {
  const scope = context.get(requestContext)
  const { client, isSignedIn } = scope.shopper()
  if (isSignedIn) {
    const options = { client, lang }
    const before = await loadAccountWishlist(options)
    if (before.ok) {
      const after = await executeOperation({ kind: 'like', productId, group: null }, before.data, options)
      if (after.ok) return []
      if (after.error.kind !== 'auth') return null
    } else if (before.error.kind !== 'auth') return null
  }
  const list = guestWishlistOf(context)
  if (isLiked(list, productId)) return []
  const cookie = wishlistCookie(toggle(list, productId), isSecure(scope))
  return cookie ? [cookie] : null
}
