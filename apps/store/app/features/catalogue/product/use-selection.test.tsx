import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { announceSize, forgetSize } from './chosen-size.ts'
import { useSelection } from './use-selection.ts'

afterEach(forgetSize)

/** A product in three colours; 52 is sold out in navy. */
function coloursOf(category: string) {
  const names = ['graphite', 'navy', 'olive']
  const variants = (name: string) =>
    names.map(other => ({ name: other, url: `/${category}/${other}`, swatch: [], current: other === name }))
  const options = (name: string, id: number) =>
    ['48', '50', '52'].map((size, index) => ({
      id: id * 10 + index,
      name: size,
      price: 900,
      left: 5,
      availability: size === '52' && name === 'navy' ? ('out_of_stock' as const) : ('in_stock' as const),
    }))
  return names.map((name, id) => ({ id, left: 15, variants: variants(name), options: options(name, id) }))
}
const [graphite, navy, olive] = coloursOf('jackets')
const [trousers] = coloursOf('trousers')

/** Id of the size of a product when its page is opened. */
function sizeOf(product: typeof graphite) {
  if (!product) throw new Error('No product')
  return renderHook(() => useSelection(product, { current: null })).result.current.optionId
}
const choose = (size: string) => graphite && announceSize(graphite, size)

it('keeps the chosen size for another colour that has it', () => {
  expect(sizeOf(navy)).toBeNull()
  choose('50')
  expect(sizeOf(navy)).toBe(11)
  expect(sizeOf(olive)).toBe(21)
})

it('is in the address where sizes have different prices', () => {
  history.replaceState({ key: 'k' }, '', '/jackets/graphite?reviews=2#size')
  choose('50')
  expect(location.search).toBe('?reviews=2')
  if (graphite) announceSize({ ...graphite, isFrom: true }, '50/52')
  expect([location.pathname, location.search, location.hash]).toEqual([
    '/jackets/graphite',
    '?reviews=2&size=50%2F52',
    '#size',
  ])
  expect(history.state).toEqual({ key: 'k' })
  history.replaceState(null, '', '/')
})

it('chooses no size that another colour does not have, nor one of another product', () => {
  choose('52')
  expect(sizeOf(navy)).toBeNull()
  choose('60')
  expect(sizeOf(olive)).toBeNull()
  choose('48')
  expect(sizeOf(trousers)).toBeNull()
})
