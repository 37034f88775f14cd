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
