import { expect, it } from 'vitest'
import { mayReload, RELOAD_GUARD } from './lost-chunk.ts'

it('a page that lost a piece reloads once in 60 seconds', () => {
  const memory = new Map<string, string>()
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (k: string, v: string) => void memory.set(k, v),
  }
  expect(mayReload(storage, 1_000_000)).toBe(true)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD - 1)).toBe(false)
  expect(mayReload(storage, 1_000_000 + RELOAD_GUARD)).toBe(true)
})
