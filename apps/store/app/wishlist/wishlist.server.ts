import { messages } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { applyAction, type Wishlist } from '@shop/flows/wishlist'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { getSettings } from '../backend/settings.server.ts'
import { type RequestContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { productTileView } from '../goods/product-tile.server.ts'
import { returnPath } from '../return-path.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { getWords } from '../words/words.server.ts'
import { type NameProblem, nameProblem } from './name-problem.ts'
import { readWishlist, WISHLIST_COOKIE, wishlistCookie } from './wishlist-cookie.ts'
import { parseWishlistForm } from './wishlist-form-data.ts'

const wishlistOf = (scope: RequestContext): Wishlist => readWishlist(scope.shopper().cookie(WISHLIST_COOKIE) ?? '')

const toWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

/** Loader data of `/wishlist`: the list in the shopper's cookie with the cards of its products. */
export async function wishlistView(context: Readonly<RouterContextProvider>, locale: Locale, url: URL) {
  const wishlist = wishlistOf(context.get(requestContext))
  const [{ groups }, settings] = await Promise.all([
    callApi(context, '/api/wishlist/show', { lang: locale, wishlist: toWire(wishlist) }),
    getSettings(context, locale),
  ])
  const everything = groups.find(({ id }) => id === EVERYTHING)
  const words = getWords(locale, 'wishlist')
  return {
    words: { ...words, required: messages[locale].required, chooseSize: getWords(locale, 'catalogue').chooseSize },
    wishlist,
    everything: everything?.name ?? words.title,
    cards: everything?.products.map(productTileView) ?? [],
    seo: noindexMeta(context, { settings, url, title: words.title, description: getWords(locale, 'seo').wishlist }),
  }
}

export type WishlistPageData = Awaited<ReturnType<typeof wishlistView>>

/** The shop's page that a toggle was pressed on, by the Referer header; `fallback` without one. */
function previousPage(request: Request, scope: RequestContext, fallback: string): string {
  return returnPath(request.headers.get('referer'), [scope.origin]) ?? fallback
}

/** Why a form submitted without scripts failed. */
export interface WishlistResult {
  problem: NameProblem | null
  /** The list could not be stored. */
  error: string | null
}

/** Carries out the toggles and forms of the wishlist that are submitted without scripts. */
export async function changeWishlist(request: Request, context: Readonly<RouterContextProvider>, locale: Locale) {
  const scope = context.get(requestContext)
  const action = parseWishlistForm(await request.formData())
  if (!action) throw data(null, { status: 404 })
  const before = wishlistOf(scope)
  const problem = nameProblem(before, action)
  if (problem) return { problem, error: null } satisfies WishlistResult
  const cookie = wishlistCookie(applyAction(before, action), isSecure(scope))
  if (!cookie) return { problem: null, error: getWords(locale, 'wishlist').failed } satisfies WishlistResult
  const page = localise('/wishlist', locale)
  const to = action.type === 'wishlist.toggle' ? previousPage(request, scope, page) : page
  return redirect(to, { headers: { 'Set-Cookie': cookie }, status: 303 })
}
