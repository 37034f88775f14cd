import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { WithLanguage } from '../testing/examples.tsx'
import { ListboxField } from './index.ts'

const items = [
  { value: 'branch', text: 'Відділення' },
  { label: 'Інше', items: [{ value: 'pickup', text: 'Самовивіз' }] },
]

test('on the server it is a labelled native select; what is chosen there before hydration is kept', async () => {
  const onChange = vi.fn()
  const page = (
    <WithLanguage locale="uk">
      <ListboxField label="Доставка" name="delivery" items={items} onValueChange={onChange} />
    </WithLanguage>
  )
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(page)
  const native = place.querySelector('select')
  expect(place.querySelector('button')).toBeNull()
  expect(native?.labels[0]).toHaveTextContent('Доставка')
  expect([...(native?.querySelectorAll('optgroup') ?? [])].map(group => group.label)).toEqual(['Інше'])
  // As a native select without a placeholder: something is chosen, and submitted.
  expect(native).toHaveValue('branch')
  if (native) native.value = 'pickup'
  const root = await act(async () => hydrateRoot(place, page))
  expect(place.querySelector('button')).toHaveTextContent('Самовивіз')
  expect(native).toHaveValue('pickup')
  expect(onChange).toHaveBeenCalledWith('pickup', expect.objectContaining({ reason: 'autofill' }))
  act(() => root.unmount())
  place.remove()
})
