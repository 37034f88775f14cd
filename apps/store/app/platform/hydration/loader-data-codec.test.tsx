import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { encodeLoaderData, useLoaderDataValue } from './loader-data-codec.ts'

it('decodes what the loader encoded, quotes included, and returns the same object each time', () => {
  const data = { 'Розмір "М"': ["об'єм", 'M"\'\\', '<b title="a">'], left: null, price: 2490 }
  const sent: ReturnType<typeof encodeLoaderData<typeof data>> = { ...encodeLoaderData(data) }
  expect(Object.keys(sent)).toEqual(['json'])
  const { result, rerender } = renderHook(() => useLoaderDataValue(sent))
  const first = result.current
  expect(first).toEqual(data)
  rerender()
  expect(result.current).toBe(first)
})

it('gives the rendering on the server the value itself, with what is not sent', () => {
  const cards = [{ id: 1 }]
  const encoded = encodeLoaderData<{ cards: typeof cards; text: string | null }>(
    { cards, text: null },
    { text: 'Опис' },
  )
  const { result } = renderHook(() => useLoaderDataValue(encoded))
  expect(result.current).toEqual({ cards, text: 'Опис' })
  expect(result.current.cards).toBe(cards)
  expect(encoded.json).not.toContain('Опис')
})
