import { messages } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { applyAction, type Wishlist } from '@shop/flows/wishlist'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { ask } from '../backend/ask.ts'
import { isSecure } from '../cart/basket.server.ts'
import { type RequestContext, requestContext } from '../context.ts'
import { cardOf } from '../goods/card.server.ts'
import { returnPath } from '../return-path.ts'
import { closedMeta } from '../seo/closed-meta.server.ts'
import { wordsOf } from '../words/words.server.ts'
import { readDeed } from './deed.ts'
import { type NameProblem, nameProblem } from './name-problem.ts'
import { readWishlist, WISHLIST_COOKIE, wishlistCookie } from './wishlist-cookie.ts'

const wishlistOf = (visit: RequestContext): Wishlist => readWishlist(visit.shopper().cookie(WISHLIST_COOKIE) ?? '')

const onWire = (wishlist: Wishlist) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => [name, [...ids]]))

/** What stands at `/wishlist`: the list of the shopper's cookie with the cards of its goods. */
export async function wishlistView(context: Readonly<RouterContextProvider>, locale: Locale, url: URL) {
  const wishlist = wishlistOf(context.get(requestContext))
  const [{ groups }, settings] = await Promise.all([
    ask(context, '/api/wishlist/show', { lang: locale, wishlist: onWire(wishlist) }),
    ask(context, '/api/settings/all', { lang: locale }),
  ])
  const everything = groups.find(({ id }) => id === EVERYTHING)
  const words = wordsOf(locale, 'wishlist')
  return {
    words: { ...words, required: messages[locale].required, chooseSize: wordsOf(locale, 'catalogue').chooseSize },
    wishlist,
    everything: everything?.name ?? words.title,
    cards: everything?.products.map(cardOf) ?? [],
    seo: closedMeta(context, { settings, url, title: words.title, description: wordsOf(locale, 'seo').wishlist }),
  }
}

export type WishlistPageData = Awaited<ReturnType<typeof wishlistView>>

/** The page of ours that a heart was pressed on; the wishlist when nobody says. */
function pageBefore(request: Request, visit: RequestContext, otherwise: string): string {
  return returnPath(request.headers.get('referer'), [visit.origin]) ?? otherwise
}

/** What went wrong with a form that was sent without scripts. */
export interface WishlistAnswer {
  problem: NameProblem | null
  /** It could not be kept. */
  trouble: string | null
}

/** What the hearts and the forms of the wishlist come to without scripts. */
export async function changeWishlist(request: Request, context: Readonly<RouterContextProvider>, locale: Locale) {
  const visit = context.get(requestContext)
  const deed = readDeed(await request.formData())
  if (!deed) throw data(null, { status: 404 })
  const before = wishlistOf(visit)
  const problem = nameProblem(before, deed)
  if (problem) return { problem, trouble: null } satisfies WishlistAnswer
  const cookie = wishlistCookie(applyAction(before, deed), isSecure(visit))
  if (!cookie) return { problem: null, trouble: wordsOf(locale, 'wishlist').failed } satisfies WishlistAnswer
  const page = localise('/wishlist', locale)
  const to = deed.type === 'wishlist.toggle' ? pageBefore(request, visit, page) : page
  return redirect(to, { headers: { 'Set-Cookie': cookie }, status: 303 })
}
