import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { encodeLoaderData, useLoaderDataValue } from './loader-data-codec.ts'

it('decodes what the loader encoded, quotes included, and returns the same object each time', () => {
  const data = { 'Розмір "М"': ["об'єм", 'M"\'\\', '<b title="a">'], left: null, price: 2490 }
  const encoded = encodeLoaderData(data)
  const { result, rerender } = renderHook(() => useLoaderDataValue(encoded))
  const first = result.current
  expect(first).toEqual(data)
  rerender()
  expect(result.current).toBe(first)
})
