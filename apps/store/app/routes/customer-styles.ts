import { defaultLocale, inEachLocale } from '@shop/contract/locales'
import { toCustomerStyles } from '../features/account/index.ts'
import { cartReferenceOf } from '../features/cart/index.server.ts'
import { likedProducts } from '../features/wishlist/index.server.ts'
import { CITY_COOKIE, cityName, parseCity } from '../platform/browser/remembered-city.ts'
import { type LoaderContext, requestContext } from '../platform/request/context.ts'
import { CUSTOMER_COOKIE } from '../platform/session/session-cookie.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/customer-styles.ts'

/** Units in the cart; 0 when they could not be counted. */
async function countUnits(context: LoaderContext): Promise<number> {
  const scope = context.get(requestContext)
  const { cartId } = cartReferenceOf(scope, defaultLocale)
  if (cartId === null) return 0
  const answer = await scope.client.call('/api/cart/count', { lang: defaultLocale, cart_id: cartId })
  return answer.success ? answer.data.count : 0
}

/** `/customer.css`: what is the shopper's own in cached pages, for browsers without scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { cookie, isSignedIn } = context.get(requestContext).shopper()
  const [units, liked] = await Promise.all([countUnits(context), likedProducts(context)])
  const likedText = inEachLocale(lang => getWords(lang, 'wishlist').inWishlist)
  const city = parseCity(cookie(CITY_COOKIE))
  return new Response(
    toCustomerStyles({
      name: isSignedIn ? cookie(CUSTOMER_COOKIE) : undefined,
      city: city ? cityName(city) : undefined,
      units,
      liked,
      likedText,
    }),
    { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'private, no-store' } },
  )
}
