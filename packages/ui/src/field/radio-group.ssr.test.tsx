import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { RadioGroup, RadioGroupItem } from './index.ts'

const chosen = vi.fn()
/** Renders again after the hydration, as a page does. */
function Again({ children }: { children: (value: string) => ReactNode }) {
  const [value, setValue] = useState('no')
  return (
    <WithLanguage locale="en">
      <button type="button" onClick={() => setValue('yes')}>
        again
      </button>
      {children(value)}
    </WithLanguage>
  )
}

const page = (
  <Again>
    {hint => (
      <RadioGroup name="kind" label="Request" hint={hint} defaultValue="a" onValueChange={chosen}>
        <RadioGroupItem value="a" title="Exchange" />
        <RadioGroupItem value="b" title="Return" />
      </RadioGroup>
    )}
  </Again>
)

test('keeps what was selected before hydration, and tells it', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  const radio = place.querySelector<HTMLInputElement>('input[value=b]')
  radio?.click()
  const root = await act(async () => hydrateRoot(place, page))
  await act(async () => place.querySelector('button')?.click())
  expect(radio?.checked).toBe(true)
  expect(chosen).toHaveBeenCalledExactlyOnceWith('b', expect.objectContaining({ reason: 'select' }))
  act(() => root.unmount())
  place.remove()
})
