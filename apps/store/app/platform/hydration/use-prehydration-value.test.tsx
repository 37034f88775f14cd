import { render, screen } from '@testing-library/react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { usePrehydrationValue } from './use-prehydration-value.ts'

const never = () => () => {}

function Field() {
  const [value, setValue] = useState('')
  const input = useRef<HTMLInputElement>(null)
  usePrehydrationValue(input, '', setValue)
  // What only a hydrated page shows renders the field again at once, with the state's value.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <input
      ref={input}
      aria-label="Search"
      data-hydrated={isHydrated}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    />
  )
}

it('keeps text, focus and caret of a field that was filled in before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Field />)
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })
  typed.focus()
  typed.value = 'крта'
  typed.setSelectionRange(3, 3)
  render(<Field />, { container, hydrate: true })
  expect(screen.getByRole('textbox', { name: 'Search' })).toBe(typed)
  expect(typed.dataset.hydrated).toBe('true')
  expect(typed.value).toBe('крта')
  expect(document.activeElement).toBe(typed)
  expect(typed.selectionStart).toBe(3)
})
