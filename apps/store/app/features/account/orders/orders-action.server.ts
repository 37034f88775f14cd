import { toClientFailure } from '@shop/contract/client-failure'
import { splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { isSecure } from '../../../platform/browser/cookie-text.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { addItems, cartReferenceOf, loadCart } from '../../cart/index.server.ts'
import { cartCookie } from '../../cart/index.ts'
import { findOrder } from './orders.server.ts'

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '')

/** Handles «Замовити знову», and «Скасувати замовлення» with its confirmation. */
export async function changeOrder(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const scope = context.get(requestContext)
  const form = await request.formData()
  const number = textOf(form.get('number'))
  const order = await findOrder(context, locale, number)
  switch (form.get('intent')) {
    case 'repeat': {
      const key = textOf(form.get('key'))
      if (!/^[\w-]{16,50}$/.test(key)) throw data(null, { status: 404 })
      const reference = cartReferenceOf(scope, locale)
      const cart = await loadCart(scope, reference)
      const items = order.items.map(({ line_id: id, product_id: productId, option_id: optionId, ...item }) => ({
        ...item,
        id,
        productId,
        optionId,
      }))
      const { cartId, ...repeated } = await addItems(items, { client: scope.client, reference, cart, key })
      const headers = new Headers()
      if (cartId !== null) headers.set('Set-Cookie', cartCookie(cartId, isSecure(scope)))
      return data({ repeated: { ...repeated, number, cartId } }, { headers })
    }
    case 'ask-cancel':
      return { cancellation: { number, error: null } }
    case 'cancel': {
      const answer = await scope.client.call('/api/checkout/cancel', { lang: locale, number, token: order.token })
      if (!answer.success) {
        const { failed } = getWords(locale, 'checkout').order.cancel
        return { cancellation: { number, error: toClientFailure(answer.error).message ?? failed } }
      }
      return redirect(openedAt(url, number), { status: 303 })
    }
    case 'keep':
      return redirect(openedAt(url, number), { status: 303 })
    default:
      throw data(null, { status: 404 })
  }
}

/** The same page with the details of an order open. */
function openedAt(url: URL, number: string): string {
  const search = new URLSearchParams(url.search)
  search.set('order', number)
  return `${url.pathname}?${search}`
}
