import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, redirect, useFetcher, useLoaderData } from 'react-router'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { queuePrehydrationSubmits } from '../../platform/hydration/prehydration-queue.ts'
import { refreshCustomerName } from '../../platform/session/customer-name.ts'
import { useRevalidateCustomer } from './use-revalidate-customer.ts'

let loads = 0

function Account() {
  const shown: unknown = useLoaderData()
  useRevalidateCustomer(typeof shown === 'string' ? shown : null)
  return null
}

const deletion = { submit: async () => {}, finish: () => {} }

function DeletionForm() {
  const fetcher = useFetcher()
  deletion.submit = () => fetcher.submit({}, { method: 'post', action: '/' })
  return <Account />
}

const Deleted = () => 'Deleted'

/** Renders the page on the server and hydrates it, as after an interaction. */
async function openPage(shown: string | null): Promise<void> {
  const loader = () => {
    loads++
    return shown
  }
  const Page = createRoutesStub([{ id: 'account', path: '/', loader, Component: Account }])
  const page = <Page initialEntries={['/']} hydrationData={{ loaderData: { account: shown } }} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  await act(async () => void render(page, { container, hydrate: true }))
}

beforeEach(() => {
  loads = 0
  dispatchEvent(new Event('keydown'))
})

it('loads nothing again for a name that is out of date from the start, or the page would load for ever', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=Olha'
  await openPage('Oleksandra')
  expect(loads).toBe(0)
  await openPage(null)
  expect(loads).toBe(0)
})

it('loads the page again when another customer has signed in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=Olha'
  await openPage('Olha')
  expect(loads).toBe(0)
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=Ivan'
  await act(async () => refreshCustomerName({ broadcast: false }))
  expect(loads).toBe(1)
})

it('lets a form that ends the session lead to its page', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=Olha'
  const action = async () => {
    await new Promise<void>(resolve => {
      deletion.finish = resolve
    })
    return redirect('/deleted')
  }
  const Page = createRoutesStub([
    { id: 'account', path: '/', loader: () => 'Olha', action, Component: DeletionForm },
    { path: '/deleted', Component: Deleted },
  ])
  const { container } = render(<Page initialEntries={['/']} hydrationData={{ loaderData: { account: 'Olha' } }} />)
  act(() => void deletion.submit())
  // The headers of the response have arrived, its body has not.
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=; Max-Age=0'
  await act(async () => refreshCustomerName({ broadcast: false }))
  await act(async () => deletion.finish())
  await waitFor(() => expect(container.textContent).toBe('Deleted'))
})

it('loads nothing again while the browser itself submits a form', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=Olha'
  const controller = new AbortController()
  queuePrehydrationSubmits(controller)
  onTestFinished(() => controller.abort())
  await openPage('Olha')
  const form = document.body.appendChild(document.createElement('form'))
  act(() => void form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
  // biome-ignore lint/suspicious/noDocumentCookie: this cookie is what the hook reads
  document.cookie = 'customer=; Max-Age=0'
  await act(async () => refreshCustomerName({ broadcast: false }))
  expect(loads).toBe(0)
  // Back from the back/forward cache.
  await act(async () => void dispatchEvent(new Event('pageshow')))
  expect(loads).toBe(1)
})
