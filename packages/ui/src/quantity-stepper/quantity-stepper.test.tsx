import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuantityStepper } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function hydrateTyped(text: string, isFocused: boolean) {
  const changes: number[] = []
  const stepper = <QuantityStepper.Root defaultValue={2} max={9} onValueChange={value => changes.push(value)} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(stepper)
  const input = screen.getByRole<HTMLInputElement>('spinbutton')
  input.value = text
  if (isFocused) input.focus()
  render(stepper, { container, hydrate: true })
  act(() => vi.runAllTimers())
  return { input, changes }
}

test('a quantity that was typed before hydration is taken', () => {
  const { input, changes } = hydrateTyped('7', false)
  expect(changes).toEqual([7])
  expect(input.value).toBe('7')
})

test('one that is still being typed then stays, and is taken when the field is left', () => {
  const { input, changes } = hydrateTyped('7', true)
  expect(changes).toEqual([])
  expect(input.value).toBe('7')
  fireEvent.blur(input)
  expect(changes).toEqual([7])
})

test('a focused field shows what is set later, whatever becomes of its ref', () => {
  const stepper = (value: number) => (
    <QuantityStepper.Root value={value} max={9}>
      <QuantityStepper.Input ref={() => undefined} />
    </QuantityStepper.Root>
  )
  const { rerender } = render(stepper(2))
  const input = screen.getByRole<HTMLInputElement>('spinbutton')
  act(() => input.focus())
  rerender(stepper(5))
  rerender(stepper(6))
  expect(input.value).toBe('6')
})

test('what is no quantity gives way to the present one', () => {
  const { input, changes } = hydrateTyped('many', false)
  expect(changes).toEqual([])
  expect(input.value).toBe('2')
})

test('a button starts at what is being typed', () => {
  const { input, changes } = hydrateTyped('7', true)
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(changes).toEqual([8])
  expect(input.value).toBe('8')
  fireEvent.change(input, { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
  expect(changes).toEqual([8, 2])
  expect(input.value).toBe('2')
})
