import { expect, it, onTestFinished, vi } from 'vitest'
import type { Services } from './services.ts'
import { createSettingsCache } from './settings-cache.ts'

const ask = (path: string, body: object) =>
  new Request(`http://backend.test${path}`, { method: 'POST', body: JSON.stringify(body) })
const caller = { address: '' }

/** A cache before a backend, with the changes of the data in the hands of the test. */
function setUp(backend: Services['backend'], now?: () => number) {
  let version = 1
  const changed = new Map<string, number>()
  const dataVersions = {
    current: async () => version,
    hasChanged: (tags: Iterable<string>, since: number) => [...tags].some(tag => (changed.get(tag) ?? 0) > since),
  }
  return {
    cached: createSettingsCache({ backend, dataVersions }, now),
    change: (tag: string) => changed.set(tag, ++version),
  }
}

const settingsHeaders = { 'Cache-Tag': 'settings' }

it('caches settings and menus per language until they change, and no other call', async () => {
  let asked = 0
  let clock = 0
  const { cached, change } = setUp(
    async request => {
      asked++
      return Response.json({ asked, body: await request.json() }, { headers: settingsHeaders })
    },
    () => clock,
  )
  const settings = (lang: string) => cached(ask('/api/settings/all', { lang }), caller)
  expect(await (await settings('uk')).json()).toEqual({ asked: 1, body: { lang: 'uk' } })
  expect(await (await settings('uk')).json()).toEqual({ asked: 1, body: { lang: 'uk' } })
  expect((await settings('uk')).headers.get('cache-tag')).toBe('settings')
  expect((await (await settings('ru')).json()).asked).toBe(2)
  change('news')
  await settings('uk')
  expect(asked).toBe(2)
  change('settings')
  expect((await (await settings('uk')).json()).asked).toBe(3)
  clock = 61_000
  expect((await (await settings('uk')).json()).asked).toBe(4)
  await cached(ask('/api/page/home', {}), caller)
  await cached(ask('/api/page/home', {}), caller)
  expect(asked).toBe(6)
})

it('expires although the system clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const { cached } = setUp(async () => Response.json({ asked: ++asked }))
  const settings = () => cached(ask('/api/settings/all', {}), caller)
  await settings()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(61_000)
  await settings()
  expect(asked).toBe(2)
})

it('does not cache failures', async () => {
  let status = 503
  const { cached } = setUp(() => new Response('{}', { status }))
  expect((await cached(ask('/api/settings/all', {}), caller)).status).toBe(503)
  status = 200
  expect((await cached(ask('/api/settings/all', {}), caller)).status).toBe(200)
})

it('serves cached settings while the backend is unavailable', async () => {
  let away = false
  let clock = 0
  const { cached } = setUp(
    async () => {
      if (away) throw new TypeError('fetch failed')
      return Response.json({ name: 'shop' })
    },
    () => clock,
  )
  const settings = () => cached(ask('/api/settings/all', {}), caller)
  await settings()
  away = true
  clock = 61_000
  expect(await (await settings()).json()).toEqual({ name: 'shop' })
  await expect(cached(ask('/api/menu/get-by-ids', {}), caller)).rejects.toThrow('fetch failed')
})
