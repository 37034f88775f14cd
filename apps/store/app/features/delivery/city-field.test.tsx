import { ShopUiProvider } from '@shop/ui/provider'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queuePrehydrationSubmits } from '../../platform/hydration/prehydration-queue.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { AddressCityField } from './city-field.tsx'

const controller = new AbortController()
afterEach(() => controller.abort())

const words = getWords('uk', 'checkout')
const element = (
  <ShopUiProvider locale="uk" messages={words.ui} currency={{ suffix: '₴' }}>
    <AddressCityField
      values={{}}
      error={undefined}
      cities={[]}
      favourites={[{ cityName: 'Київ', area: 'Київська', ref: 'kyiv' }]}
      words={words}
      onChange={() => undefined}
    />
  </ShopUiProvider>
)
const page = <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />

it('offers the same cities before and after hydration, and selects the one that was pressed before', async () => {
  queuePrehydrationSubmits(controller)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const offered = () => [...place.querySelectorAll<HTMLElement>('[role=group] button')]
  const [kyiv] = offered()
  expect(kyiv).toHaveTextContent('Київ')
  kyiv?.click()
  const root = await act(async () => hydrateRoot(place, page))
  expect(offered()).toEqual([kyiv])
  // The press is repeated in a later task.
  await vi.waitFor(() => expect(place.querySelector('[name=shipping_city]')).toHaveValue('Київ, Київська'))
  act(() => root.unmount())
  place.remove()
})
