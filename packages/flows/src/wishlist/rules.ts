import { truncate, withoutInvisible } from '@shop/contract/text'
import { EVERYTHING, isGroupName, toggle, type Wishlist } from '@shop/contract/wishlist-map'

/** A change of a wishlist. Without a group a product goes only into the group of everything liked. */
export type WishlistAction =
  | { type: 'wishlist.toggle'; productId: number; group?: string }
  /** A new group, empty until something is moved into it. */
  | { type: 'wishlist.group.add'; name: string }
  | { type: 'wishlist.group.rename'; group: string; name: string }
  /** The group is removed; its products stay liked. */
  | { type: 'wishlist.group.remove'; group: string }
  /** Out of every other group and into this one; into everything liked: out of them all. */
  | { type: 'wishlist.move'; productId: number; to: string }

/** Longest name of a group. Source: the contract's `groupName`. */
export const NAME_LENGTH = 60

/** Normalises a group's name: one line, trimmed, not too long, without characters that nobody sees. */
export const cleanName = (typed: string): string =>
  truncate(withoutInvisible(typed).replace(/\s+/g, ' ').trim(), NAME_LENGTH).trim()

/** Why a group cannot have a name; null when it can. */
export function validateGroupName(wishlist: Wishlist, typed: string): 'required' | 'unusable' | 'taken' | null {
  const name = cleanName(typed)
  if (name === '') return 'required'
  if (!isGroupName(name)) return 'unusable'
  return name === EVERYTHING || Object.hasOwn(wishlist, name) ? 'taken' : null
}

/** The groups a shopper made, in the order they were made. */
export const ownGroups = (wishlist: Wishlist): string[] => Object.keys(wishlist).filter(name => name !== EVERYTHING)

const mapped = (wishlist: Wishlist, change: (name: string, ids: readonly number[]) => [string, readonly number[]]) =>
  Object.fromEntries(Object.entries(wishlist).map(([name, ids]) => change(name, ids)))

/** Applies an action; returns the same object when it changes nothing. */
export function applyAction(wishlist: Wishlist, action: WishlistAction): Wishlist {
  switch (action.type) {
    case 'wishlist.toggle':
      return toggle(wishlist, action.productId, action.group)
    case 'wishlist.group.add':
      if (validateGroupName(wishlist, action.name)) return wishlist
      return { [EVERYTHING]: wishlist[EVERYTHING] ?? [], ...wishlist, [cleanName(action.name)]: [] }
    case 'wishlist.group.rename': {
      const { group } = action
      if (group === EVERYTHING || !Object.hasOwn(wishlist, group) || validateGroupName(wishlist, action.name))
        return wishlist
      return mapped(wishlist, (name, ids) => [name === group ? cleanName(action.name) : name, ids])
    }
    case 'wishlist.group.remove': {
      const { group } = action
      if (group === EVERYTHING || !Object.hasOwn(wishlist, group)) return wishlist
      return Object.fromEntries(Object.entries(wishlist).filter(([name]) => name !== group))
    }
    case 'wishlist.move': {
      const { productId, to } = action
      if (!Object.hasOwn(wishlist, to) || !wishlist[EVERYTHING]?.includes(productId)) return wishlist
      return mapped(wishlist, (name, ids) => {
        if (name === EVERYTHING) return [name, ids]
        const others = ids.filter(id => id !== productId)
        return [name, name === to ? [...others, productId] : others]
      })
    }
  }
}
