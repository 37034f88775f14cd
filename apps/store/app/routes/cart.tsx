import { isUsableCoupon } from '@shop/contract/cart-rules'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/quantity-stepper.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/field.css'
import '@shop/ui/theme/skeleton.css'
import '../features/cart/cart.css'
import '../features/cart/size-list.css'
import { localise, splitLocale } from '@shop/contract/locales'
import { messages } from '@shop/contract/messages'
import { execute } from '@shop/flows/cart/execute'
import { data, redirect } from 'react-router'
import { ADDED, cartReferenceOf, limitSizes, loadCart } from '../features/cart/index.server.ts'
import {
  type CartFormResult,
  CartPage,
  cartCookie,
  couponCookie,
  parseCartForm,
  parseSaveForLater,
} from '../features/cart/index.ts'
import { DeferredRecentlyViewed } from '../features/catalogue/index.ts'
import { likeProduct } from '../features/wishlist/index.server.ts'
import { renderSaveForLater } from '../features/wishlist/index.ts'
import { isSecure } from '../platform/browser/cookie-text.ts'
import { requestContext } from '../platform/request/context.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import type { Route } from './+types/cart.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const reference = cartReferenceOf(scope, locale)
  const words = getWords(locale, 'cart')
  const isAdded = url.searchParams.has(ADDED)
  if (isAdded && reference.cartId !== null) throw redirect(localise('/cart', locale))
  const [cart, seo] = await Promise.all([
    loadCart(scope, reference),
    noindexMeta(context, url, { title: words.title, description: getWords(locale, 'seo').cart }),
  ])
  const ids = [...new Set(cart?.items.flatMap(line => (line.option_id === null ? [] : [line.product_id])))]
  const sizes = ids.length > 0 ? await scope.client.call('/api/product/options', { lang: locale, ids }) : null
  const gone = /^[1-9]\d{0,9}$/.exec(url.searchParams.get('removed') ?? '')?.[0]
  return {
    words,
    cart,
    cartId: reference.cartId,
    /** The browser has not stored the cookie of what was added. */
    refused: isAdded ? getWords(locale, 'errors').cookiesRefused : null,
    seo,
    sizes: sizes?.success && cart ? limitSizes(cart.items, sizes.data) : [],
    removed: gone === undefined ? null : { id: Number(gone), isSaved: url.searchParams.has('saved') },
  }
}

/** Handles the forms of the cart and «add to cart» that are submitted without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const scope = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  const later = parseSaveForLater(form)
  const command = later ? ({ type: 'cart.remove', lineId: later.lineId } as const) : parseCartForm(form)
  if (!command) return data<CartFormResult>({ error: messages[locale].failure.invalid })

  const headers = new Headers()
  if (later) {
    const liked = await likeProduct(later.productId, context, locale)
    if (liked === null) return data<CartFormResult>({ error: getWords(locale, 'cart').failed.save })
    for (const cookie of liked) headers.append('Set-Cookie', cookie)
  }
  const answer = await execute(command, { ...cartReferenceOf(scope, locale), client: scope.client })
  if (!answer.ok) {
    const { kind, code, fields, message } = answer.error
    const [field] = Object.values(fields)
    const error = field?.[0] ?? message ?? messages[locale].failure.unavailable
    // Validation errors are a successful response; only an unavailable backend is not.
    const typedCoupon = command.type === 'cart.coupon.apply' ? { typedCoupon: command.code } : {}
    return data<CartFormResult>(
      { error, ...typedCoupon },
      { status: kind === 'network' || code === 'unavailable' ? 503 : 200 },
    )
  }

  const page = localise('/cart', locale)
  const { cartId, cart } = answer.data
  if (!cart) return redirect(page, { status: 303 }) // the page says that the cart is empty
  const secure = isSecure(scope)
  headers.append('Set-Cookie', cartCookie(cartId, secure))
  if (command.type === 'cart.coupon.apply') {
    if (!(cart.coupon && isUsableCoupon(cart.coupon))) return data<CartFormResult>({ coupon: cart.coupon }, { headers })
    headers.append('Set-Cookie', couponCookie(command.code, secure))
  }
  if (command.type === 'cart.coupon.remove') headers.append('Set-Cookie', couponCookie(null, secure))
  // A notice about the command itself is in its answer only: the page that a redirect leads to would not have it.
  const isLimited = cart.notices.some(({ kind }) => kind === 'reduced')
  if (isLimited && (command.type === 'cart.setCount' || command.type === 'cart.setOption'))
    return data<CartFormResult>({ notices: cart.notices }, { headers })
  const next = command.type === 'cart.remove' ? `${page}?removed=${command.lineId}${later ? '&saved' : ''}` : page
  return redirect(next, { headers, status: 303 })
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CartPage
      {...loaderData}
      result={actionData}
      saveForLater={renderSaveForLater}
      afterEmpty={<DeferredRecentlyViewed />}
    />
  )
}
