import { isUsableCoupon } from '@shop/contract/cart-rules'
import '@shop/ui/theme/cart-line.css'
import '@shop/ui/theme/order-summary.css'
import '@shop/ui/theme/empty-state.css'
import '@shop/ui/theme/quantity-stepper.css'
import '@shop/ui/theme/price.css'
import '@shop/ui/theme/availability-label.css'
import '@shop/ui/theme/field.css'
import '../cart/cart.css'
import { messages } from '@shop/contract'
import { localise, splitLocale } from '@shop/contract/locales'
import { execute } from '@shop/flows/cart/execute'
import { data, redirect } from 'react-router'
import { cartAddressOf, loadCart } from '../cart/cart-address.server.ts'
import { cartCookie, couponCookie } from '../cart/cart-cookies.ts'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/cart.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const address = cartAddressOf(scope, locale)
  const words = getWords(locale, 'cart')
  const [cart, seo] = await Promise.all([
    loadCart(scope, address),
    noindexMeta(context, url, { title: words.title, description: getWords(locale, 'seo').cart }),
  ])
  return { words, cart, cartId: address.cartId, seo }
}

/** Handles the forms of the cart and «add to cart» that are submitted without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const scope = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const command = parseCartForm(await request.formData())
  if (!command) return data({ error: messages[locale].failure.invalid, coupon: null })

  const answer = await execute(command, { ...cartAddressOf(scope, locale), client: scope.client })
  if (!answer.ok) {
    const { kind, code, fields, message } = answer.error
    const [field] = Object.values(fields)
    const error = field?.[0] ?? message ?? messages[locale].failure.unavailable
    // Validation errors are a successful response; only an unavailable backend is not.
    return data({ error, coupon: null }, { status: kind === 'network' || code === 'unavailable' ? 503 : 200 })
  }

  const page = localise('/cart', locale)
  const { cartId, cart } = answer.data
  if (!cart) return redirect(page, { status: 303 }) // the page says that the cart is empty
  const secure = isSecure(scope)
  const headers = new Headers({ 'Set-Cookie': cartCookie(cartId, secure) })
  if (command.type === 'cart.coupon.apply') {
    if (!(cart.coupon && isUsableCoupon(cart.coupon))) return data({ error: null, coupon: cart.coupon }, { headers })
    headers.append('Set-Cookie', couponCookie(command.code, secure))
  }
  if (command.type === 'cart.coupon.remove') headers.append('Set-Cookie', couponCookie(null, secure))
  return redirect(page, { headers, status: 303 })
}

export const meta = screenMeta

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} result={actionData} />
}
