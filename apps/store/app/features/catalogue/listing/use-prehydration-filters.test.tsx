import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePrehydrationFilters } from './use-prehydration-filters.ts'

const go = vi.fn((next: URLSearchParams) => next.toString())

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

function Filters({ search, price, size }: { search: string; price: string; size?: boolean }) {
  const form = usePrehydrationFilters(new URLSearchParams(search), go)
  return (
    <form ref={form}>
      <input name="price_min" defaultValue={price} />
      <input name="price_max" defaultValue="" />
      <input type="checkbox" name="size" value="48" defaultChecked={size} />
    </form>
  )
}

it.each([
  ['a size and a price', { search: '', price: '500', size: true }, ['price_min=500&size=48']],
  [
    'a size beside the price of the address',
    { search: 'price_min=500', price: '500', size: true },
    ['price_min=500&size=48'],
  ],
  ['a price alone, which its fields apply', { search: '', price: '500' }, []],
  ['nothing', { search: 'price_min=500&size=48', price: '500', size: true }, []],
])('applies what was entered before hydration: %s', (_, entered, applied) => {
  go.mockClear()
  render(<Filters {...entered} />)
  vi.runAllTimers()
  expect(
    go.mock.results.map(({ value }) =>
      [...new URLSearchParams(value)]
        .sort()
        .map(pair => pair.join('='))
        .join('&'),
    ),
  ).toEqual(applied)
})
