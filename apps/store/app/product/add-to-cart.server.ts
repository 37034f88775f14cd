import { type Locale, localise } from '@shop/contract/locales'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { basketOf, isSecure } from '../cart/basket.server.ts'
import { cartCookie } from '../cart/cart-cookies.ts'
import { carryOut, readCommand } from '../cart/command.ts'
import { requestContext } from '../context.ts'

/** Takes an «add to cart» form: the goods are put in and the cart's page shows them. */
export async function addToCart(form: FormData, context: Readonly<RouterContextProvider>, locale: Locale) {
  form.set('intent', 'add')
  const command = readCommand(form)
  if (!command) throw data(null, { status: 404 })
  const visit = context.get(requestContext)
  const answer = await carryOut(visit.client, basketOf(visit, locale), command)
  if (answer.success) {
    const headers = { 'Set-Cookie': cartCookie(answer.data.cart_id, isSecure(visit)) }
    return redirect(localise('/cart', locale), { headers, status: 303 })
  }
  const { error } = answer
  const fields = typeof error === 'string' ? {} : (error.fields ?? {})
  const [first] = Object.values(fields).flat()
  return { wrong: first ?? (typeof error === 'string' ? null : error.message) }
}
