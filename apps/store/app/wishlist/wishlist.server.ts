import { messages } from '@shop/contract'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { applyAction, type Wishlist } from '@shop/flows/wishlist'
import { data, redirect } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { productTileView } from '../catalogue/product-tile.server.ts'
import { type LoaderContext, type RequestContext, requestContext } from '../context.ts'
import { isSecure } from '../cookie-text.ts'
import { returnPath } from '../return-path.ts'
import { noindexMeta } from '../seo/noindex-meta.server.ts'
import { getWords } from '../words/words.server.ts'
import { readWishlist, WISHLIST_COOKIE, wishlistCookie } from './wishlist-cookie.ts'
import { type NameProblem, nameProblem, parseWishlistForm } from './wishlist-form-data.ts'

const wishlistOf = (scope: RequestContext): Wishlist => readWishlist(scope.shopper().cookie(WISHLIST_COOKIE) ?? '')

const toWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

/** Loader data of `/wishlist`: the list in the shopper's cookie with the cards of its products. */
export async function wishlistView(context: LoaderContext, locale: Locale, url: URL) {
  const wishlist = wishlistOf(context.get(requestContext))
  const { groups } = await callApi(context, '/api/wishlist/show', { lang: locale, wishlist: toWire(wishlist) })
  const everything = groups.find(({ id }) => id === EVERYTHING)
  const words = getWords(locale, 'wishlist')
  return {
    words: { ...words, required: messages[locale].required, chooseSize: getWords(locale, 'catalogue').chooseSize },
    wishlist,
    everything: everything?.name ?? words.title,
    cards: everything?.products.map(productTileView) ?? [],
    seo: await noindexMeta(context, url, { title: words.title, description: getWords(locale, 'seo').wishlist }),
  }
}

export type WishlistPageData = Awaited<ReturnType<typeof wishlistView>>

/** Why a form submitted without scripts failed. */
export interface WishlistResult {
  problem: NameProblem | null
  /** The list could not be stored. */
  error: string | null
}

/** Carries out the toggles and forms of the wishlist that are submitted without scripts. */
export async function changeWishlist(request: Request, context: LoaderContext, page: string) {
  const { locale } = splitLocale(page)
  const scope = context.get(requestContext)
  const action = parseWishlistForm(await request.formData())
  if (!action) throw data(null, { status: 404 })
  const before = wishlistOf(scope)
  const problem = nameProblem(before, action)
  if (problem) return { problem, error: null } satisfies WishlistResult
  const cookie = wishlistCookie(applyAction(before, action), isSecure(scope))
  if (!cookie) return { problem: null, error: getWords(locale, 'wishlist').failed } satisfies WishlistResult
  // Back to the page that the toggle was pressed on.
  const referer = action.type === 'wishlist.toggle' ? request.headers.get('referer') : null
  return redirect(returnPath(referer, [scope.origin]) ?? page, { headers: { 'Set-Cookie': cookie }, status: 303 })
}
