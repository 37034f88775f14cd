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
function page() {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('ok'))
  const reload = vi.fn()
  const target = new EventTarget()
  reloadOnChunkError({
    addEventListener: (type, heard) => target.addEventListener(type, heard),
    sessionStorage: memoryOf(new Map()),
    location: { reload },
  })
  const failImport = async () => {
    target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    throw new Error('Failed to fetch dynamically imported module')
  }
  return { failImport, reload }
}

it('a page that lost a piece reloads once in 60 seconds', () => {
  const storage = memoryOf(new Map())
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS - 1)).toBe(false)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD_MS)).toBe(true)
})

it('a page stays for a piece that it can do without, and while it is kept; then it is loaded afresh', async () => {
  const { failImport, reload } = page()
  await expect(importOptional(failImport)).rejects.toThrow('Failed to fetch')
  const end = suspendReload()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  end()
  await expect(importIfOnline(failImport)).rejects.toThrow('Failed to fetch')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('without a network nothing is asked for that could not be asked for again', async () => {
  page()
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(async () => 'piece')
  await expect(importOptional(load)).rejects.toThrow('no network')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await importOptional(load)).toBe('piece')
})
