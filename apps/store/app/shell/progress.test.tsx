import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { act, render, screen } from '@testing-library/react'
import { createRoutesStub, Link } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { reportingFetch } from '../platform/browser/api-client.ts'
import { Progress } from './progress.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Page = () => (
  <ShopUiProvider locale="uk" messages={uk}>
    <Progress />
    <Link to="/slow">slow</Link>
    <Link to="/slower">slower</Link>
  </ShopUiProvider>
)

const Arrived = () => null

const show = () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
}

const ask = (fetch: () => Promise<Response>, signal?: AbortSignal) => {
  vi.stubGlobal('fetch', fetch)
  const request = new Request('https://shop.example/api/cart/count', signal ? { signal } : {})
  return act(() =>
    reportingFetch(request).then(
      ({ status }) => status,
      () => 'none',
    ),
  )
}

it.each([
  ['the shop has failed', async () => new Response(null, { status: 503 })],
  ['there is no network', () => Promise.reject(new TypeError('fetch failed'))],
])('shows the error state for half a second when %s', async (_, fetch) => {
  vi.useFakeTimers()
  show()
  expect(screen.queryByRole('progressbar')).toBeNull()
  await ask(fetch)
  expect(screen.getByRole('progressbar').dataset.state).toBe('error')
  act(() => vi.advanceTimersByTime(500))
  expect(screen.queryByRole('progressbar')).toBeNull()
  await ask(fetch)
  expect(screen.getByRole('progressbar').dataset.state).toBe('error')
})

it('does not count rejected and aborted requests as failures', async () => {
  show()
  await ask(async () => new Response(null, { status: 409 }))
  const left = AbortSignal.abort()
  await ask(() => Promise.reject(left.reason), left)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('shows one bar after 200 ms for any number of navigations, completed with the last one', async () => {
  vi.useFakeTimers()
  let arrive = () => {}
  const loader = () =>
    new Promise<null>(resolve => {
      arrive = () => resolve(null)
    })
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      children: [
        { path: 'slow', loader, Component: Arrived },
        { path: 'slower', loader, Component: Arrived },
      ],
    },
  ])
  render(<Stub />)
  await act(async () => screen.getByText('slow').click())
  act(() => vi.advanceTimersByTime(150))
  await act(async () => screen.getByText('slower').click())
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => vi.advanceTimersByTime(50))
  expect(screen.getByRole('progressbar').dataset.state).toBe('loading')
  await act(async () => arrive())
  expect(screen.getByRole('progressbar').dataset.state).toBe('done')
  act(() => vi.advanceTimersByTime(500))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
