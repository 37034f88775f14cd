import { EVERYTHING, idsOf, isLiked, type Wishlist } from './wishlist-map.ts'

/** The wishlist with every product also in `EVERYTHING`, which comes first unless it has a place already. */
function complete(wishlist: Wishlist): Wishlist {
  const everything = [...new Set([...idsOf(wishlist, EVERYTHING), ...Object.values(wishlist).flat()])]
  const groups = Object.hasOwn(wishlist, EVERYTHING) ? wishlist : { [EVERYTHING]: [], ...wishlist }
  return Object.keys(wishlist).length === 0 ? {} : { ...groups, [EVERYTHING]: everything }
}

/**
 * A three-way merge of two wishlists, as at sign-in and when two devices change one list. `base` is their last common state: what
 * one side has removed from it is dropped, everything else of both stays. Without a base everything stays. When only one side
 * has changed, the result has its order; otherwise theirs comes first, then additions of mine.
 */
export function mergeWishlists(base: Wishlist, mine: Wishlist, theirs: Wishlist): Wishlist {
  if (isSameWishlist(base, theirs)) return complete(mine)
  if (isSameWishlist(base, mine)) return complete(theirs)
  const isGone = (id: number) => isLiked(base, id) && !(isLiked(mine, id) && isLiked(theirs, id))
  const isGroupGone = (group: string) =>
    Object.hasOwn(base, group) && !(Object.hasOwn(mine, group) && Object.hasOwn(theirs, group))
  const isOut = (group: string, id: number) =>
    idsOf(base, group).includes(id) && !(idsOf(mine, group).includes(id) && idsOf(theirs, group).includes(id))

  const groups = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
    .filter(group => group !== EVERYTHING && !isGroupGone(group))
    .map(group => {
      const ids = [...new Set([...idsOf(theirs, group), ...idsOf(mine, group)])]
      return [group, ids.filter(id => !isGone(id) && !isOut(group, id))] as const
    })
  const everything = [...new Set([...Object.values(theirs).flat(), ...Object.values(mine).flat()])].filter(
    id => !isGone(id),
  )
  return everything.length === 0 && groups.length === 0
    ? {}
    : { [EVERYTHING]: everything, ...Object.fromEntries(groups) }
}

/** Whether two wishlists have the same groups with the same products, all in the same order. */
export const isSameWishlist = (one: Wishlist, other: Wishlist): boolean =>
  JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other))
