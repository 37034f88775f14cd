import { act } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { Facets, type RangeValue } from './index.ts'

afterEach(() => vi.restoreAllMocks())

function Prices() {
  const [range, setRange] = useState<RangeValue>([null, null])
  return <Facets.Range legend="Ціна" bounds={[0, 1000]} step={10} value={range} onValueChange={setRange} />
}

/** Hydrated while React is idle. */
const page = (
  <WithLanguage locale="uk">
    <Suspense>
      <Prices />
    </Suspense>
  </WithLanguage>
)

test.each([
  { what: 'typed', input: 'input:not([type])', entered: '15' },
  { what: 'moved', input: 'input[data-end=to]', entered: '980' },
])('what is $what before hydration is never set back', async ({ input, entered }) => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  const field = place.querySelector<HTMLInputElement>(input)
  if (!field) throw new Error('The range has no such input')
  field.focus()
  field.value = entered
  const written: string[] = []
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  vi.spyOn(HTMLInputElement.prototype, 'value', 'set').mockImplementation(function (this: HTMLInputElement, value) {
    if (this === field && value !== entered) written.push(value)
    set?.call(this, value)
  })
  const root = await act(async () => hydrateRoot(place, page))
  expect(written).toEqual([])
  expect(field).toHaveValue(entered)
  act(() => root.unmount())
  place.remove()
})
