import type { Locale } from '@shop/contract/locales'
import type { LoaderContext } from '../../platform/request/context.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { guestWishlistOf } from './guest-wishlist.server.ts'

/**
 * Words of the notice to a signed-in customer that the list of this browser is not merged into the account; null without such a
 * list. The cookie has one when the merge at a sign-in without scripts has failed.
 */
export function unmergedNotice(context: LoaderContext, locale: Locale) {
  if (Object.keys(guestWishlistOf(context)).length === 0) return null
  const { unmerged, retry } = getWords(locale, 'wishlist')
  return { unmerged, retry }
}

export type UnmergedWords = ReturnType<typeof unmergedNotice>
