import { EVERYTHING, isLiked, type Wishlist } from '@shop/contract/wishlist-map'

const idsOf = (wishlist: Wishlist, group: string): readonly number[] => wishlist[group] ?? []

/**
 * Merges two wishlists, as at sign-in (a three-way merge). `base` is their last common state: what one side has removed from it
 * is dropped, everything else of both stays. Without a base everything stays. Order: theirs, then additions of mine.
 */
export function mergeWishlists(base: Wishlist, mine: Wishlist, theirs: Wishlist): Wishlist {
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

/** Whether two wishlists have the same groups with the same products in the same order. */
export const isSame = (one: Wishlist, other: Wishlist): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && idsOf(one, name).join() === idsOf(other, name).join())
  )
}
