import { UNSAFE_KEYS } from './text.ts'

/** Product ids by group name, the newest last. Source of its rules: the shop’s specification. */
export type Wishlist = Readonly<Record<string, readonly number[]>>

/** The group of every liked product; this is its name in every language. */
export const EVERYTHING = 'Все обране'

/** Most groups of a customer's wishlist. */
export const MAX_GROUPS = 50

/** Most products of all groups together, one of two groups counted twice: a page of the largest cards is below 2 MB. */
export const MAX_LIKES = 130

/** The limit that a wishlist exceeds, or null. */
export const exceededLimit = (wishlist: Wishlist): number | null =>
  Object.keys(wishlist).length > MAX_GROUPS
    ? MAX_GROUPS
    : Object.values(wishlist).flat().length > MAX_LIKES
      ? MAX_LIKES
      : null

/** As many of the first groups, and of their first products, as the limits allow: of a list that was stored elsewhere. */
export function withinLimits(wishlist: Wishlist): Wishlist {
  let room = MAX_LIKES
  return Object.fromEntries(
    Object.entries(wishlist)
      .slice(0, MAX_GROUPS)
      .map(([name, ids]) => [name, ids.filter(() => room-- > 0)]),
  )
}

/** Whether a text can name a group: no control characters, no unpaired surrogates, no key that accesses a prototype. */
export const isGroupName = (name: string): boolean => /^[^\p{Cc}\p{Cs}]+$/u.test(name) && !UNSAFE_KEYS.has(name)

/** How long the browser stores a guest's wishlist and cart, in days. */
export const GUEST_STORAGE_DAYS = 100

/** Products of a group; none when there is no such group, also one named like a method of objects: `toString`. */
export const idsOf = (wishlist: Wishlist, group: string): readonly number[] =>
  (Object.hasOwn(wishlist, group) ? wishlist[group] : undefined) ?? []

export const isLiked = (wishlist: Wishlist, product: number): boolean =>
  Object.values(wishlist).some(ids => ids.includes(product))

/** Number of distinct liked products. */
export const countLiked = (wishlist: Wishlist): number => new Set(Object.values(wishlist).flat()).size

/** Removes a liked product from every group and drops empty groups, or adds it to `group` and to `EVERYTHING`. */
export function toggle(wishlist: Wishlist, product: number, group: string = EVERYTHING): Wishlist {
  const groups = Object.entries(wishlist)
  if (isLiked(wishlist, product))
    return Object.fromEntries(
      groups.map(([name, ids]) => [name, ids.filter(id => id !== product)] as const).filter(([, ids]) => ids.length),
    )
  const names = new Set([EVERYTHING, ...Object.keys(wishlist), group])
  return Object.fromEntries(
    [...names].map(name => {
      const ids = idsOf(wishlist, name)
      return [name, name === group || name === EVERYTHING ? [...ids, product] : ids]
    }),
  )
}
