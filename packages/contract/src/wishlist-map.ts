import { UNSAFE_KEYS } from './text.ts'

/** A map from group name to product ids, newest last. Source: spec §3. */
export type Wishlist = Readonly<Record<string, readonly number[]>>

/** The group that holds every liked product; its name on the wire in every language. Source: spec §3. */
export const EVERYTHING = 'Все обране'

/** Most groups of a customer's wishlist. */
export const MAX_GROUPS = 50

/** Most products of a group. */
export const MAX_GROUP_PRODUCTS = 500

/** Whether a group can be called so: no member of every object, nothing invisible, nothing that cannot be stored. */
export const isGroupName = (name: string): boolean => /^[^\p{Cc}\p{Cs}]+$/u.test(name) && !UNSAFE_KEYS.has(name)

/** How long a guest's wishlist and cart are kept, in days. Source: spec §9. */
export const KEPT_DAYS = 100

export const isLiked = (wishlist: Wishlist, product: number): boolean =>
  Object.values(wishlist).some(ids => ids.includes(product))

/** Liked products, each once. */
export const countLiked = (wishlist: Wishlist): number => new Set(Object.values(wishlist).flat()).size

/** Removes a product from every group, or adds it to `group` and to the group of everything liked. Empty groups vanish. Source: spec §4. */
export function toggle(wishlist: Wishlist, product: number, group: string = EVERYTHING): Wishlist {
  const groups = Object.entries(wishlist)
  if (isLiked(wishlist, product))
    return Object.fromEntries(
      groups.map(([name, ids]) => [name, ids.filter(id => id !== product)] as const).filter(([, ids]) => ids.length),
    )
  const names = new Set([EVERYTHING, ...Object.keys(wishlist), group])
  return Object.fromEntries(
    [...names].map(name => {
      const ids = wishlist[name] ?? []
      return [name, name === group || name === EVERYTHING ? [...ids, product] : ids]
    }),
  )
}
