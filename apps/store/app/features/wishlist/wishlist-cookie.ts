import { truncate } from '@shop/contract/text'
import { EVERYTHING, exceededLimit, isGroupName, type Wishlist, withinLimits } from '@shop/contract/wishlist-map'
import { cookieIn, persistentCookie } from '../../platform/browser/cookie-text.ts'

export const WISHLIST_COOKIE = 'wishlist'

/** Bytes of the cookie, which is sent with every request. */
const MAX_BYTES = 3000

// `7.1c.a!На зиму*7`: everything liked, then each group; ids in base 36. The separators need no escape in a cookie.
const separators = ['~', '!', '*']
const escapeName = (name: string) => name.replace(/[~!*]/g, sign => `~${separators.indexOf(sign)}`)
const unescapeName = (name: string) => name.replace(/~([012])/g, (_, index: string) => separators[Number(index)] ?? '')

const idsOf = (text: string): number[] => [
  ...new Set(
    text
      .split('.')
      .filter(id => /^[\da-z]{1,6}$/.test(id))
      .map(id => Number.parseInt(id, 36))
      .filter(id => id > 0 && id < 2 ** 31),
  ),
]

/** Parses the decoded value of the cookie. Invalid ids and names are left out; the products of such a group stay liked. */
export function readWishlist(text: string): Wishlist {
  const [everything = '', ...groups] = text.split('!')
  const own = groups.map(group => {
    const [name = '', ids = ''] = group.split('*')
    return [truncate(unescapeName(name), 60).trim(), idsOf(ids)] as const
  })
  const liked = [...new Set([...idsOf(everything), ...own.flatMap(([, ids]) => ids)])]
  const named = own.filter(([name]) => isGroupName(name) && name !== EVERYTHING)
  if (liked.length === 0 && named.length === 0) return {}
  return withinLimits({ [EVERYTHING]: liked, ...Object.fromEntries(named) })
}

/** The value of the cookie, not encoded. An empty wishlist is a dot, to tell it from a missing one. */
export const wishlistText = (wishlist: Wishlist): string => {
  const groups = Object.entries(wishlist).filter(([name]) => name !== EVERYTHING)
  const list = (ids: readonly number[] = []) => ids.map(id => id.toString(36)).join('.')
  return (
    [list(wishlist[EVERYTHING]), ...groups.map(([name, ids]) => `${escapeName(name)}*${list(ids)}`)].join('!') || '.'
  )
}

/** The wishlist as a cookie; null when it is too big for one. */
export function wishlistCookie(wishlist: Wishlist, secure: boolean): string | null {
  const cookie = persistentCookie(WISHLIST_COOKIE, wishlistText(wishlist), secure)
  return cookie.length > MAX_BYTES || exceededLimit(wishlist) !== null ? null : cookie
}

/** Removes the cookie: the list has moved into an account. */
export const clearedWishlistCookie = (secure: boolean): string => persistentCookie(WISHLIST_COOKIE, null, secure)

/** The wishlist among a page's cookies; null when there is none. */
export function wishlistIn(cookies: string): Wishlist | null {
  const text = cookieIn(cookies, WISHLIST_COOKIE)
  return text === undefined ? null : readWishlist(text)
}
