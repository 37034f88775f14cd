import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { applyAction, isLiked, type Wishlist, type WishlistAction } from '@shop/flows/wishlist'
import { executeOperation, operationOf } from '@shop/flows/wishlist/execute'
import { data, redirect } from 'react-router'
import { isSecure } from '../../platform/browser/cookie-text.ts'
import { returnPath } from '../../platform/navigation/return-path.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { type AddedItems, addItems, cartReferenceOf, loadCart, redirectToCart } from '../cart/index.server.ts'
import { cartCookie } from '../cart/index.ts'
import { loadWishlist } from './load-wishlist.server.ts'
import { guestWishlistOf, mergeGuestWishlist, withAccountWishlist } from './shopper-wishlist.server.ts'
import { wishlistCookie } from './wishlist-cookie.ts'
import {
  type BuyForm,
  MERGE,
  type NameProblem,
  nameProblem,
  parseBuyForm,
  parseShareForm,
  parseWishlistForm,
  type ShareForm,
  wasShownLiked,
} from './wishlist-form-data.ts'

/** Result of a submitted form. */
export interface WishlistResult {
  /** Why the name of a group is invalid. */
  problem?: NameProblem
  /** The list could not be changed, or a form not be carried out. */
  error?: string
  /** Products that cannot be added to the cart without a size, by id. */
  withoutSize?: readonly number[]
  /** What a group's «add all» put into the cart; of which group. */
  added?: AddedItems & { group: string }
  /** Whether a group is shared now. */
  shared?: { group: string; isShared: boolean }
}

interface Answer {
  result: WishlistResult
  status?: number
}

const answered = ({ result, status = 200 }: Answer) => data(result, { status })

/** Carries out the forms of the wishlist, also the toggles of every page that are pressed without scripts. */
export async function changeWishlist(request: Request, context: LoaderContext, page: string) {
  const { locale } = splitLocale(page)
  const form = await request.formData()
  if (form.get('intent') === MERGE) return mergeAgain(context, page)
  const action = parseWishlistForm(form)
  // Back to the page that the toggle was pressed on.
  const referer = action?.type === 'wishlist.toggle' ? request.headers.get('referer') : null
  const next = returnPath(referer, [context.get(requestContext).origin]) ?? page
  if (action) return applyToWishlist(action, context, { locale, next, shownLiked: wasShownLiked(form) })
  const share = parseShareForm(form)
  if (share) return answered(await shareGroup(share, context, locale))
  const buy = parseBuyForm(form)
  if (buy) return addToCart(buy, context, locale)
  throw data(null, { status: 404 })
}

/** Merges the list of this browser, which failed at the sign-in. What fails again is told by the page again. */
async function mergeAgain(context: LoaderContext, page: string) {
  const merge = await mergeGuestWishlist(context)
  return redirect(page, { status: 303, headers: merge.status === 'merged' ? { 'Set-Cookie': merge.cookie } : {} })
}

interface Change {
  locale: Locale
  /** Where a change leads. */
  next: string
  /** See `wasShownLiked`. */
  shownLiked: boolean
}

/**
 * Where a toggle leads that has nothing to change: cached pages do not show what is liked, so one that is not shown as pressed
 * removes nothing, but leads to the list with the product. Null when the action is to be applied.
 */
const withoutChange = (before: Wishlist, action: WishlistAction, { locale, next, shownLiked }: Change) =>
  action.type !== 'wishlist.toggle' || isLiked(before, action.productId) === shownLiked
    ? null
    : redirect(shownLiked ? next : localise('/wishlist', locale), { status: 303 })

/** Changes a customer's list at the backend; a guest's in the cookie, also when the session has ended. */
async function applyToWishlist(action: WishlistAction, context: LoaderContext, change: Change) {
  const { locale, next } = change
  const early = (before: Wishlist) => {
    const problem = nameProblem(before, action)
    return problem ? answered({ result: { problem } }) : withoutChange(before, action, change)
  }
  const stored = await withAccountWishlist(context, locale, async (before, options) => {
    const answer = early(before)
    const operation = answer ? null : operationOf(before, action)
    const after = operation ? await executeOperation(operation, before, options) : null
    return after && !after.ok ? after : { ok: true, data: answer ?? redirect(next, { status: 303 }) }
  })
  if (stored) return stored.ok ? stored.data : answered(failed(stored.error, locale))
  const before = guestWishlistOf(context)
  const answer = early(before)
  if (answer) return answer
  const cookie = wishlistCookie(applyAction(before, action), isSecure(context.get(requestContext)))
  if (!cookie) return answered({ result: { error: getWords(locale, 'wishlist').failed } })
  return redirect(next, { headers: { 'Set-Cookie': cookie }, status: 303 })
}

const failed = ({ kind, retryable }: { kind: string; retryable: boolean }, locale: Locale): Answer => ({
  result: { error: getWords(locale, 'wishlist').notSaved },
  status: kind === 'network' || retryable ? 503 : 200,
})

/** Makes or revokes the link of a customer's group. */
async function shareGroup({ group, isShared }: ShareForm, context: LoaderContext, locale: Locale): Promise<Answer> {
  const { client } = context.get(requestContext).shopper()
  const answer = await client.call('/api/profile/wishlist/share', { lang: locale, group_id: group, shared: isShared })
  return answer.success
    ? { result: { shared: { group, isShared } } }
    : { result: { error: getWords(locale, 'wishlist').notSaved } }
}

/** Adds one product or all of a group to the cart: sizes come with the form. One product leads to the cart, a group is reported on. */
async function addToCart({ group, productId, sizes, key }: BuyForm, context: LoaderContext, locale: Locale) {
  const scope = context.get(requestContext)
  const { groups } = await loadWishlist(context, locale)
  const words = getWords(locale, 'wishlist')
  const inGroup = groups.find(({ id }) => id === group)?.products ?? []
  const products = inGroup.filter(({ id }) => productId === null || id === productId)
  if (products.length === 0) throw data(null, { status: 404 })
  const chosen = products.map(product => {
    const size = product.options.find(({ id }) => id === sizes.get(product.id))
    const isSoldOut = product.availability === 'out_of_stock'
    return { product, size, isSizeMissing: product.options.length > 0 && !size && !isSoldOut }
  })
  const withoutSize = chosen.filter(({ isSizeMissing }) => isSizeMissing).map(({ product }) => product.id)
  if (withoutSize.length > 0)
    return data<WishlistResult>({ withoutSize, ...(productId === null ? { error: words.sizesRequired } : {}) })

  const reference = cartReferenceOf(scope, locale)
  const cart = await loadCart(scope, reference)
  const buyable = chosen.filter(({ product }) => product.availability !== 'out_of_stock')
  const items = buyable.map(({ product: { id, name }, size }) => ({
    id,
    productId: id,
    optionId: size?.id ?? null,
    count: 1,
    name,
    option: size?.name ?? null,
  }))
  const result = await addItems(items, { client: scope.client, reference, cart, key })
  const soldOut = chosen.flatMap(({ product }) =>
    product.availability === 'out_of_stock' ? [{ name: product.name, asked: 1, added: 0 }] : [],
  )
  const headers = new Headers()
  if (result.cartId !== null) headers.set('Set-Cookie', cartCookie(result.cartId, isSecure(scope)))
  if (productId !== null && result.added > 0) return redirectToCart(locale, headers)
  const added = { ...result, missing: [...result.missing, ...soldOut], group }
  return data<WishlistResult>({ added }, { headers, status: result.failed ? 503 : 200 })
}
