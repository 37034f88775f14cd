import { defaultLocale } from '@shop/contract/locales'
import { loadAccountWishlist } from '@shop/flows/wishlist/execute'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { guestWishlistOf } from './guest-wishlist.server.ts'

/** A customer's liked products; a guest's also when the session has ended. None when they could not be read. */
export async function likedProducts(context: LoaderContext): Promise<readonly number[]> {
  const { client, isSignedIn } = context.get(requestContext).shopper()
  const stored = isSignedIn ? await loadAccountWishlist({ client, lang: defaultLocale }) : null
  if (stored?.ok === false && stored.error.kind !== 'auth') return []
  return [...new Set(Object.values(stored?.ok ? stored.data : guestWishlistOf(context)).flat())]
}
