import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countLiked, EVERYTHING, isGroupName, isLiked, toggle, type Wishlist } from './wishlist-map.ts'

it('adds a product to the given group and to the group of everything', () => {
  expect(toggle({}, 7)).toEqual({ 'Все обране': [7] })
  expect(toggle({ 'Все обране': [1] }, 7, 'На зиму')).toEqual({ 'Все обране': [1, 7], 'На зиму': [7] })
  expect(toggle({}, 7, 'toString')).toEqual({ 'Все обране': [7], toString: [7] })
})

it('removes a liked product from every group and drops empty groups', () => {
  expect(toggle({ 'Все обране': [1, 7], 'На зиму': [7] }, 7, 'Інше')).toEqual({ 'Все обране': [1] })
})

it.each(['constructor', '__proto__', 'prototype', 'Зима\0', 'a\u0085b', '\ud83d', ''])(
  'rejects the group name %j',
  name => expect(isGroupName(name)).toBe(false),
)

it.each(['На зиму', 'toString', '2027', '👷 Бригада'])('accepts the group name %j', name =>
  expect(isGroupName(name)).toBe(true),
)

const product = fc.integer({ min: 1, max: 9 })
const steps = fc.array(fc.tuple(product, fc.constantFrom(EVERYTHING, 'На зиму', 'Бригаді')), { maxLength: 40 })
const built = (list: readonly (readonly [number, string])[]) =>
  list.reduce<Wishlist>((wishlist, [id, group]) => toggle(wishlist, id, group), {})

it('keeps every group non-empty, without duplicates and a subset of the group of everything', () => {
  fc.assert(
    fc.property(steps, list => {
      const wishlist = built(list)
      const everything = new Set(wishlist[EVERYTHING])
      for (const ids of Object.values(wishlist)) {
        expect(ids.length).toBeGreaterThan(0)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every(id => everything.has(id))).toBe(true)
      }
      expect(countLiked(wishlist)).toBe(everything.size)
    }),
  )
})

it('restores the liked products when a product is toggled twice', () => {
  fc.assert(
    fc.property(steps, product, (list, id) => {
      const before = built(list)
      const after = toggle(toggle(before, id), id)
      for (let each = 1; each <= 9; each++) expect(isLiked(after, each)).toBe(isLiked(before, each))
    }),
  )
})
