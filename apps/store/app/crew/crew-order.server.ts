import { randomUUID } from 'node:crypto'
import { messages } from '@shop/contract'
import { maxQuantityFor } from '@shop/contract/cart-rules'
import { localise, splitLocale } from '@shop/contract/locales'
import { execute } from '@shop/flows/cart/execute'
import { data, redirect } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { cartAddressOf } from '../cart/cart-address.server.ts'
import { cartCookie } from '../cart/cart-cookies.ts'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { compactImage } from '../catalogue/compact-image.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { fill } from '../phrase.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { getWords } from '../words/words.server.ts'

/** Image widths in pixels of the small picture beside the name. */
const PICTURE_WIDTHS = [160, 320]

/** The page of the table of a product, by the product's own page. */
const crewPath = (url: string): string => {
  const { locale, path } = splitLocale(url)
  return localise(`/crew${path}`, locale)
}

/** Loader data of «Замовити на бригаду». A product with less than two sizes has no table. */
export async function loadCrewOrder(context: LoaderContext, url: URL, params: { page: string; product: string }) {
  const { locale: lang } = splitLocale(url.pathname)
  const { product } = await callApi(context, '/api/product/show', { lang, ...params })
  if (product.options.length < 2) throw redirect(product.url)
  const words = getWords(lang, 'crew')
  const [picture] = product.gallery
  return {
    product: {
      id: product.id,
      name: product.name,
      code: fill(words.code, { code: product.code }),
      path: product.url,
      price: product.price,
      was: product.old_price,
      picture: picture ? compactImage(picture, PICTURE_WIDTHS) : null,
      sizes: product.options.map(({ id, name, price, availability, count_left }) => ({
        id,
        name,
        price,
        availability,
        left: count_left,
        max: maxQuantityFor(count_left),
      })),
      colours: product.variants.map(({ name, url: own, swatch, current }) => ({
        name,
        url: crewPath(own),
        swatch,
        current,
      })),
    },
    /** Idempotency key of a form that is submitted without scripts. */
    key: randomUUID(),
    words,
    seo: await noindexMeta(context, url, { title: `${words.title}: ${product.name}`, description: words.lead }),
  }
}

export type CrewOrderData = Awaited<ReturnType<typeof loadCrewOrder>>

/** What a form without scripts has done. A whole addition redirects to the cart instead. */
export interface CrewOrderReply {
  error: string | null
  /** Text about the sizes of which fewer pieces were added. */
  short: string | null
}

const KEY = /^[\w-]{16,64}$/

/** Adds the sizes of a form that is submitted without scripts. */
export async function addCrewOrder(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const scope = context.get(requestContext)
  const form = await request.formData()
  form.set('intent', 'add')
  const command = parseCartForm(form)
  const reply = (error: string | null, short: string | null, init: ResponseInit = {}) =>
    data({ error, short } satisfies CrewOrderReply, init)
  if (command?.type !== 'cart.add' || !command.items) return reply(getWords(locale, 'crew').nothing, null)
  const key = form.get('key')
  const queued = typeof key === 'string' && KEY.test(key) ? { ...command, id: key, modal: null } : command
  const answer = await execute(queued, { ...cartAddressOf(scope, locale), client: scope.client })
  if (!answer.ok) {
    const { kind, code, fields, message } = answer.error
    const [first] = Object.values(fields).flat()
    const status = kind === 'network' || code === 'unavailable' ? 503 : 200
    return reply(first ?? message ?? messages[locale].failure.unavailable, null, { status })
  }
  const { cartId, cart } = answer.data
  const headers = { 'Set-Cookie': cartCookie(cartId, isSecure(scope)) }
  const short = cart?.notices.find(({ line_id }) => line_id === null)?.text ?? null
  return short === null
    ? redirect(localise('/cart', locale), { headers, status: 303 })
    : reply(null, short, { headers })
}
