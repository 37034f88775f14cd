import { type Locale, localise } from '@shop/contract/locales'
import { execute } from '@shop/flows/cart/execute'
import { data, redirect } from 'react-router'
import { cartAddressOf } from '../cart/cart-address.server.ts'
import { cartCookie } from '../cart/cart-cookies.ts'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'

/** Carries out an «add to cart» form that is submitted without scripts and leads to the cart's page. */
export async function addToCart(form: FormData, context: LoaderContext, locale: Locale) {
  form.set('intent', 'add')
  const command = parseCartForm(form)
  if (!command) throw data(null, { status: 404 })
  const scope = context.get(requestContext)
  const answer = await execute(command, { ...cartAddressOf(scope, locale), client: scope.client })
  if (answer.ok) {
    const headers = { 'Set-Cookie': cartCookie(answer.data.cartId, isSecure(scope)) }
    return redirect(localise('/cart', locale), { headers, status: 303 })
  }
  const { fields, message } = answer.error
  const [first] = Object.values(fields).flat()
  return { error: first ?? message }
}
