import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack, useUnpacked } from './packed.ts'

it('a page gets the data that its loader packed, whatever quotes are in them, and keeps the same object', () => {
  const data = { 'Розмір "М"': ["об'єм", 'M"\'\\', '<b title="a">'], left: null, price: 2490 }
  const packed = pack(data)
  const { result, rerender } = renderHook(() => useUnpacked(packed))
  const first = result.current
  expect(first).toEqual(data)
  rerender()
  expect(result.current).toBe(first)
})
