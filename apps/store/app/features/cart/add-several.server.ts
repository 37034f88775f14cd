import { messages } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { execute } from '@shop/flows/cart/execute'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { keyOf } from '../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { parseAddition } from './cart-form-data.ts'
import { cartReferenceOf } from './cart-reference.server.ts'
import { cartCookie } from './cookies.ts'
import { redirectToCart } from './redirect-to-cart.server.ts'

/** What a form has not done, or not wholly. */
interface Unfinished {
  error: string | null
  /** Text about what fewer units were added of. */
  short: string | null
  /** Errors by field of the call: `items.1.option_id`. */
  fields: Readonly<Record<string, readonly string[]>>
  init: ResponseInit
}

/**
 * Adds several options or products of a form that is submitted without scripts; its field `key` is the idempotency key. A whole
 * addition redirects to the cart. `nothing`: error of a form without any quantity.
 */
export async function addSeveral(
  form: FormData,
  context: LoaderContext,
  { locale, nothing }: { locale: Locale; nothing: string },
): Promise<Response | Unfinished> {
  const scope = context.get(requestContext)
  const command = parseAddition(form)
  if (command?.type !== 'cart.add' || !command.items) return { error: nothing, short: null, fields: {}, init: {} }
  const { idempotencyKey: id } = keyOf(form)
  const queued = id === undefined ? command : { ...command, id, modal: null }
  const answer = await execute(queued, { ...cartReferenceOf(scope, locale), client: scope.client })
  if (!answer.ok) {
    const { kind, code, fields, message } = answer.error
    const [first] = Object.values(fields).flat()
    const status = kind === 'network' || code === 'unavailable' ? 503 : 200
    return { error: first ?? message ?? messages[locale].failure.unavailable, short: null, fields, init: { status } }
  }
  const { cartId, cart } = answer.data
  const headers = { 'Set-Cookie': cartCookie(cartId, isSecure(scope)) }
  const short = cart?.notices.find(({ line_id }) => line_id === null)?.text ?? null
  return short === null ? redirectToCart(locale, headers) : { error: null, short, fields: {}, init: { headers } }
}
