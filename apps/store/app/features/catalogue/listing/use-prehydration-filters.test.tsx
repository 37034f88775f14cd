import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePrehydrationFilters } from './use-prehydration-filters.ts'

const go = vi.fn((next: URLSearchParams) => next.toString())

/** The filters of every navigation. */
const applications = () =>
  go.mock.results.map(({ value }) =>
    [...new URLSearchParams(value)]
      .sort()
      .map(pair => pair.join('='))
      .join('&'),
  )

beforeEach(() => {
  go.mockClear()
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

function Filters({ search, price, size }: { search: string; price: string; size?: boolean }) {
  const [ahead, setAhead] = useState(new URLSearchParams(search))
  const form = usePrehydrationFilters(ahead, setAhead, go)
  const addSize = () => {
    const next = new URLSearchParams(ahead)
    next.append('size', '50')
    setAhead(next)
    go(next)
  }
  return (
    <form ref={form}>
      <input name="price_min" defaultValue={price} />
      <input name="price_max" defaultValue="" />
      <input type="checkbox" name="size" value="48" defaultChecked={size} />
      <button type="button" onClick={addSize}>
        50
      </button>
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
  render(<Filters {...entered} />)
  vi.runAllTimers()
  expect(applications()).toEqual(applied)
})

it('adds what is chosen before they are applied', () => {
  render(<Filters search="" price="" size />)
  fireEvent.click(screen.getByRole('button'))
  vi.runAllTimers()
  expect(applications().at(-1)).toBe('size=48&size=50')
})
