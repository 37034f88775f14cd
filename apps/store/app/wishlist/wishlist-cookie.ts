import { truncate } from '@shop/contract/text'
import { EVERYTHING, isGroupName, type Wishlist } from '@shop/contract/wishlist-map'
import { keptCookie } from '../cart/cart-cookies.ts'
import { cookieIn } from '../cookie-text.ts'

export const WISHLIST_COOKIE = 'wishlist'

/** Bytes that the cookie may take with every request. */
const MOST = 3000
/** Products of one group. Source: the contract's `Wishlist`. */
const MOST_PRODUCTS = 500

// `7.1c.a!На зиму*7`: everything liked, then each group; ids to the base of 36. The signs need no escape in a cookie.
const escapes = ['~', '!', '*']
const escaped = (name: string) => name.replace(/[~!*]/g, sign => `~${escapes.indexOf(sign)}`)
const plain = (name: string) => name.replace(/~([012])/g, (_, index: string) => escapes[Number(index)] ?? '')

const idsOf = (text: string): number[] => [
  ...new Set(
    text
      .split('.')
      .filter(id => /^[\da-z]{1,6}$/.test(id))
      .map(id => Number.parseInt(id, 36))
      .filter(id => id > 0 && id < 2 ** 31),
  ),
]

/** Reads the text of the cookie, already decoded; what is no id and no name is left out, products of such a group stay liked. */
export function readWishlist(text: string): Wishlist {
  const [everything = '', ...groups] = text.split('!')
  const own = groups.map(group => {
    const [name = '', ids = ''] = group.split('*')
    return [truncate(plain(name), 60).trim(), idsOf(ids)] as const
  })
  const liked = [...new Set([...idsOf(everything), ...own.flatMap(([, ids]) => ids)])].slice(0, MOST_PRODUCTS)
  const named = own.filter(([name]) => isGroupName(name) && name !== EVERYTHING)
  if (liked.length === 0 && named.length === 0) return {}
  return { [EVERYTHING]: liked, ...Object.fromEntries(named) }
}

/** The text of the cookie, not encoded; an empty wishlist is a dot, so that it is not taken for none. */
export const wishlistText = (wishlist: Wishlist): string => {
  const texts = Object.entries(wishlist).filter(([name]) => name !== EVERYTHING)
  const list = (ids: readonly number[] = []) => ids.map(id => id.toString(36)).join('.')
  return [list(wishlist[EVERYTHING]), ...texts.map(([name, ids]) => `${escaped(name)}*${list(ids)}`)].join('!') || '.'
}

/** The wishlist as a cookie; null when it has grown too big for one. */
export function wishlistCookie(wishlist: Wishlist, secure: boolean): string | null {
  const cookie = keptCookie(WISHLIST_COOKIE, wishlistText(wishlist), secure)
  return cookie.length > MOST || (wishlist[EVERYTHING]?.length ?? 0) > MOST_PRODUCTS ? null : cookie
}

/** The wishlist among a page's cookies; null when there is none. */
export function wishlistIn(cookies: string): Wishlist | null {
  const text = cookieIn(cookies, WISHLIST_COOKIE)
  return text === undefined ? null : readWishlist(text)
}
