import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SortSelect } from './sort-select.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const options = ['popular', 'cheap', 'new'].map(value => ({ value, name: value }))

function setUp() {
  const onChange = vi.fn()
  render(<SortSelect label="Сортування" options={options} value="popular" onValueChange={onChange} />)
  return { onChange, select: screen.getByRole('combobox', { name: 'Сортування' }) }
}

test('a selection by pointer is committed at once', () => {
  const { onChange, select } = setUp()
  fireEvent.pointerDown(select)
  fireEvent.change(select, { target: { value: 'cheap' } })
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['cheap'])
})

test('a selection by arrow keys is committed after a pause', () => {
  const { onChange, select } = setUp()
  for (const value of ['cheap', 'new']) {
    fireEvent.keyDown(select, { key: 'ArrowDown' })
    fireEvent.change(select, { target: { value } })
    act(() => vi.advanceTimersByTime(300))
  }
  expect(onChange).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(200))
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['new'])
})

test('Enter and blur commit a selection by keys at once', () => {
  const { onChange, select } = setUp()
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value: 'cheap' } })
  fireEvent.keyDown(select, { key: 'Enter' })
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(['cheap'])
})
