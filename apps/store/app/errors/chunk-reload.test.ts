import { afterEach, expect, it, vi } from 'vitest'
import {
  importIfOnline,
  importOptional,
  mayReload,
  RELOAD_GUARD_MS,
  reloadOnChunkError,
  suspendReload,
} from './chunk-reload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const memoryOf = (memory: Map<string, string>) => ({
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
})

/** A window, and the event that Vite dispatches when a chunk cannot be loaded. */
function page(answer = 404) {
  vi.stubGlobal('navigator', { onLine: true })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    return new Response(null, { status: answer })
  })
  const reload = vi.fn()
  const target = new EventTarget()
  reloadOnChunkError({
    addEventListener: (type, heard) =>
      target.addEventListener(
        type,
        event => 'payload' in event && event.payload instanceof Error && heard({ payload: event.payload }),
      ),
    sessionStorage: memoryOf(new Map()),
    location: { reload },
  })
  const failImport = async () => {
    const payload = new Error('Failed to fetch dynamically imported module: https://shop.example/assets/cart-1a2b.js')
    target.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    throw payload
  }
  return { failImport, reload, asked }
}

it('reloads the page at most once in 60 seconds when a chunk cannot be loaded', () => {
  const storage = memoryOf(new Map())
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS)).toBe(true)
})

it('does not reload for an optional chunk or while reloads are suspended', async () => {
  const { failImport, reload } = page()
  await expect(importOptional(failImport)).rejects.toThrow('Failed to fetch')
  const end = suspendReload()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  end()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('requests no chunk while offline, because a failed import cannot be repeated', async () => {
  page()
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => 'piece')
  await expect(importOptional(load)).rejects.toThrow('No network.')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await importOptional(load)).toBe('piece')
})

it('does not reload after a short outage: the server still has the chunk', async () => {
  const { failImport, reload, asked } = page(200)
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => asked).toEqual(['https://shop.example/assets/cart-1a2b.js'])
  await new Promise(setImmediate)
  expect(reload).not.toHaveBeenCalled()
})
