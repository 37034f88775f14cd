import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitingForNetwork } from '../browser/waiting-for-network.ts'
import { fetchModule, StaleModuleError } from './chunk-reload.ts'
import {
  getOutage,
  RETRY_DELAYS,
  retryNow,
  retryOnNetworkFailure,
  subscribeToOutage,
  waitForServer,
} from './network-retry.ts'
import { retryPageData } from './retry-page-data.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isNetworkFailure = (error: unknown) => error instanceof TypeError

/** A network that is up or down, and the number of requests. */
function network({ onLine = true } = {}) {
  const state = { isUp: false, asked: 0 }
  vi.stubGlobal('navigator', { onLine })
  return {
    state,
    send: async (_input: RequestInfo | URL, _init?: RequestInit) => {
      state.asked += 1
      if (!state.isUp) throw new TypeError('Failed to fetch')
      return new Response('page')
    },
  }
}

it('retries a request until the network returns and reports an outage meanwhile', async () => {
  const { state, send } = network({ onLine: false })
  const seen: unknown[] = []
  const unsubscribe = subscribeToOutage(() => seen.push(getOutage()))
  const answer = retryOnNetworkFailure(() => send('/'), { isNetworkFailure })
  await vi.advanceTimersByTimeAsync(0)
  expect(getOutage()).toBe('offline')
  state.isUp = true
  retryNow()
  expect(await (await answer).text()).toBe('page')
  expect(state.asked).toBe(2)
  expect(getOutage()).toBeNull()
  expect(seen.at(0)).toBe('offline')
  expect(seen.at(-1)).toBeNull()
  unsubscribe()
})

it('retries with increasing delays while the server is unreachable, then only on request', async () => {
  const { state, send } = network()
  const answer = retryOnNetworkFailure(() => send('/'), { isNetworkFailure })
  for (const delay of RETRY_DELAYS) await vi.advanceTimersByTimeAsync(delay)
  expect(state.asked).toBe(RETRY_DELAYS.length + 1)
  expect(getOutage()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(state.asked).toBe(RETRY_DELAYS.length + 1)
  state.isUp = true
  retryNow()
  await answer
  expect(getOutage()).toBeNull()
})

it('does not retry aborted requests and rejects at once on other failures', async () => {
  const { state, send } = network()
  const abort = new AbortController()
  const answer = retryOnNetworkFailure(() => send('/'), { isNetworkFailure, signal: abort.signal })
  const rejected = expect(answer).rejects.toThrow('another link')
  await vi.advanceTimersByTimeAsync(0)
  abort.abort(new Error('another link'))
  await rejected
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(state.asked).toBe(1)
  expect(getOutage()).toBeNull()
  await expect(retryOnNetworkFailure(() => Promise.reject(new Error('ours')), { isNetworkFailure })).rejects.toThrow(
    'ours',
  )
})

it('rejects for a module that a reachable server does not have, and waits for an unreachable server', async () => {
  // As a test before this one may have typed.
  dispatchEvent(new Event('input'))
  let isUp = false
  const probes: string[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string) => {
    probes.push(url)
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  let imports = 0
  const lost = expect(
    fetchModule(async () => {
      imports += 1
      throw new TypeError('Failed to fetch dynamically imported module')
    }),
  ).rejects.toBeInstanceOf(StaleModuleError)
  await vi.advanceTimersByTimeAsync(0)
  expect(getOutage()).toBe('unreachable')
  isUp = true
  retryNow()
  await vi.advanceTimersByTimeAsync(2_000)
  await lost
  expect(imports).toBe(3)
  expect(probes).toEqual(['/healthz', '/healthz'])
})

it('asks the server when the device wrongly says that it is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  await waitForServer()
  expect(getOutage()).toBeNull()
  expect(await fetchModule(async () => 'module')).toBe('module')
})

it('imports a module whose request failed just before the network returned', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await fetchModule(load)).toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})

it('lets the call of a form wait for the network', async () => {
  const device = { onLine: false }
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('fetch', async () => {
    if (!device.onLine) throw new TypeError('Failed to fetch')
    return new Response('ok')
  })
  const call = vi.fn(async () => ({ success: false, error: 'Server error' }) as const)
  const answer = waitingForNetwork({ call }).call('/api/news/subscribe', { email: 'a@shop.example' })
  await vi.advanceTimersByTimeAsync(0)
  expect(getOutage()).toBe('offline')
  expect(call).not.toHaveBeenCalled()
  device.onLine = true
  retryNow()
  await answer
  expect(call).toHaveBeenCalledTimes(1)
  expect(getOutage()).toBeNull()
})

it('retries requests for page data, but no submitted form and no other request', async () => {
  const { state, send } = network()
  vi.stubGlobal('dispatchEvent', () => true)
  const window = { fetch: send, navigator }
  retryPageData(window)
  const page = window.fetch(new URL('http://shop.example/news.data'), {})
  await vi.advanceTimersByTimeAsync(0)
  state.isUp = true
  retryNow()
  expect((await page).status).toBe(200)
  state.isUp = false
  state.asked = 0
  const sent = await window.fetch(new URL('http://shop.example/message.data'), { method: 'POST' })
  expect(sent.status).toBe(204)
  expect(state.asked).toBe(1)
  await expect(window.fetch('/api/cart/show')).rejects.toThrow('Failed to fetch')
})
