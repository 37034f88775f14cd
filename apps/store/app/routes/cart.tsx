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
import { data, redirect } from 'react-router'
import { ask } from '../backend/ask.ts'
import { basketOf, cartOf, isSecure } from '../cart/basket.server.ts'
import { cartCookie, couponCookie } from '../cart/cart-cookies.ts'
import { CartPage } from '../cart/cart-page.tsx'
import { carryOut, readCommand } from '../cart/command.ts'
import { requestContext } from '../context.ts'
import { closedMeta } from '../seo/closed-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { wordsOf } from '../words/words.server.ts'
import type { Route } from './+types/cart.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const basket = basketOf(visit, locale)
  const [cart, settings] = await Promise.all([
    cartOf(visit, basket),
    ask(context, '/api/settings/all', { lang: locale }),
  ])
  const words = wordsOf(locale, 'cart')
  const seo = closedMeta(context, { settings, url, title: words.title, description: wordsOf(locale, 'seo').cart })
  return { words, cart, cartId: basket.cart_id ?? null, seo }
}

/** What the forms of the cart and «add to cart» come to without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = context.get(requestContext)
  const { locale } = splitLocale(url.pathname)
  const command = readCommand(await request.formData())
  const there = localise('/cart', locale)
  if (!command) return data({ problem: messages[locale].failure.invalid, coupon: null })

  const basket = basketOf(visit, locale)
  if (!basket.cart_id && command.intent !== 'add') return redirect(there, { status: 303 }) // the page says that it is empty
  const answer = await carryOut(visit.client, basket, command)
  if (!answer.success) {
    const { error } = answer
    const isUnknown = typeof error === 'string'
    const [field] = isUnknown ? [] : Object.values(error.fields ?? {})
    const problem = isUnknown ? messages[locale].failure.unavailable : (field?.[0] ?? error.message)
    // A page that says what to correct is a good answer; only a shop that is away is none.
    return data({ problem, coupon: null }, { status: isUnknown || error.code === 'unavailable' ? 503 : 200 })
  }

  const { cart_id, cart } = answer.data
  const secure = isSecure(visit)
  const headers = new Headers({ 'Set-Cookie': cartCookie(cart_id, secure) })
  if (command.intent === 'coupon') {
    const isOfUse = cart.coupon?.state === 'applied' || cart.coupon?.state === 'minimum'
    if (command.code && !isOfUse) return data({ problem: null, coupon: cart.coupon }, { headers })
    headers.append('Set-Cookie', couponCookie(command.code || null, secure))
  }
  return redirect(there, { headers, status: 303 })
}

export const meta = screenMeta

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} answer={actionData} />
}
