import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYTHING, isLiked, toggle, type Wishlist } from './wishlist-map.ts'
import { isSameWishlist, mergeWishlists } from './wishlist-merge.ts'

describe('merging two wishlists', () => {
  it('keeps the groups and the products of both', () => {
    const mine = { [EVERYTHING]: [7, 8], Зима: [8] }
    const theirs = { [EVERYTHING]: [1, 7], Зима: [1], Бригаді: [] }
    expect(mergeWishlists({}, mine, theirs)).toEqual({ [EVERYTHING]: [1, 7, 8], Зима: [1, 8], Бригаді: [] })
    expect(mergeWishlists({}, {}, {})).toEqual({})
    expect(mergeWishlists({}, {}, theirs)).toEqual(theirs)
  })

  it('drops what one of them has removed from the common base', () => {
    const base = { [EVERYTHING]: [1, 2, 3], Зима: [1, 2], Літо: [3] }
    const mine = { [EVERYTHING]: [1, 3, 9], Зима: [1], Літо: [3] }
    const theirs = { [EVERYTHING]: [1, 2, 3, 8], Зима: [2, 8] }
    expect(mergeWishlists(base, mine, theirs)).toEqual({ [EVERYTHING]: [1, 3, 8, 9], Зима: [8] })
  })

  it('keeps three groups of a guest beside two of the account', () => {
    const mine = { [EVERYTHING]: [4, 5, 6], Зима: [4], Літо: [5], Бригаді: [6] }
    const theirs = { [EVERYTHING]: [1, 2, 4], Взуття: [1], Дощ: [2, 4] }
    expect(mergeWishlists({}, mine, theirs)).toEqual({
      [EVERYTHING]: [1, 2, 4, 5, 6],
      Взуття: [1],
      Дощ: [2, 4],
      Зима: [4],
      Літо: [5],
      Бригаді: [6],
    })
  })

  it('keeps the order of the groups when one side alone has changed', () => {
    const base = { [EVERYTHING]: [1], Зима: [1], Літо: [] }
    const renamed = { [EVERYTHING]: [1], Сніг: [1], Літо: [] }
    expect(Object.keys(mergeWishlists(base, renamed, base))).toEqual([EVERYTHING, 'Сніг', 'Літо'])
    expect(Object.keys(mergeWishlists(base, base, renamed))).toEqual([EVERYTHING, 'Сніг', 'Літо'])
  })

  it('adds products that only a group has to the group of everything', () => {
    expect(mergeWishlists({}, { Зима: [3] }, {})).toEqual({ [EVERYTHING]: [3], Зима: [3] })
  })
})

const action = fc.oneof(
  fc.record({ id: fc.integer({ min: 1, max: 8 }), group: fc.constantFrom(undefined, 'Зима', 'Літо') }).map(
    ({ id, group }) =>
      (wishlist: Wishlist) =>
        toggle(wishlist, id, group),
  ),
  fc
    .constantFrom('Зима', 'Літо')
    .map(
      group => (wishlist: Wishlist) => Object.fromEntries(Object.entries(wishlist).filter(([name]) => name !== group)),
    ),
  fc.constant((wishlist: Wishlist) => ({ [EVERYTHING]: [], ...wishlist, Нова: wishlist.Нова ?? [] })),
)
const actions = fc.array(action, { maxLength: 12 })
const after = (wishlist: Wishlist, all: readonly ((wishlist: Wishlist) => Wishlist)[]) =>
  all.reduce((now, one) => one(now), wishlist)

it('merging keeps additions of both sides and drops removals of either, for any two lists and base', () => {
  fc.assert(
    fc.property(actions, actions, actions, (before, own, others) => {
      const base = after({}, before)
      const [mine, theirs] = [after(base, own), after(base, others)]
      const whole = mergeWishlists(base, mine, theirs)
      for (let id = 1; id <= 8; id += 1) {
        const [was, here, there] = [isLiked(base, id), isLiked(mine, id), isLiked(theirs, id)]
        expect(isLiked(whole, id)).toBe(was ? here && there : here || there)
      }
      for (const ids of Object.values(whole)) {
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(whole[EVERYTHING]).toContain(id)
      }
      expect(isSameWishlist(mergeWishlists(whole, whole, whole), whole)).toBe(true)
      expect(isSameWishlist(mergeWishlists(base, theirs, theirs), theirs) || Object.keys(theirs).length === 0).toBe(
        true,
      )
    }),
  )
})
