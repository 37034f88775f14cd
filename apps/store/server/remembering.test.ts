import { expect, it, onTestFinished, vi } from 'vitest'
import { remembering } from './remembering.ts'

const ask = (path: string, body: object) =>
  new Request(`http://backend.test${path}`, { method: 'POST', body: JSON.stringify(body) })

it('asks for what every page needs once per version and language, for all else each time', async () => {
  let asked = 0
  let clock = 0
  const backend = remembering(
    async request => {
      asked++
      return Response.json({ asked, body: await request.json() })
    },
    () => clock,
  )
  const caller = { address: '' }
  const settings = (lang: string, version: string) => backend(ask('/api/settings/all', { lang }), caller, version)
  expect(await (await settings('uk', '1')).json()).toEqual({ asked: 1, body: { lang: 'uk' } })
  expect(await (await settings('uk', '1')).json()).toEqual({ asked: 1, body: { lang: 'uk' } })
  expect((await (await settings('ru', '1')).json()).asked).toBe(2)
  expect((await (await settings('uk', '2')).json()).asked).toBe(3)
  clock = 61_000
  expect((await (await settings('uk', '2')).json()).asked).toBe(4)
  await backend(ask('/api/page/home', {}), caller, '2')
  await backend(ask('/api/page/home', {}), caller, '2')
  expect(asked).toBe(6)
})

it('grows old although the clock on the wall is put back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const backend = remembering(async () => Response.json({ asked: ++asked }))
  const settings = () => backend(ask('/api/settings/all', {}), { address: '' }, '1')
  await settings()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(61_000)
  await settings()
  expect(asked).toBe(2)
})

it('remembers no failure', async () => {
  let status = 503
  const backend = remembering(() => new Response('{}', { status }))
  expect((await backend(ask('/api/settings/all', {}), { address: '' }, '1')).status).toBe(503)
  status = 200
  expect((await backend(ask('/api/settings/all', {}), { address: '' }, '1')).status).toBe(200)
})

it('goes on with what it knows while the backend is away', async () => {
  let away = false
  let clock = 0
  const backend = remembering(
    async () => {
      if (away) throw new TypeError('fetch failed')
      return Response.json({ name: 'shop' })
    },
    () => clock,
  )
  const settings = () => backend(ask('/api/settings/all', {}), { address: '' }, '1')
  await settings()
  away = true
  clock = 61_000
  expect(await (await settings()).json()).toEqual({ name: 'shop' })
  await expect(backend(ask('/api/menu/get-by-ids', {}), { address: '' }, '1')).rejects.toThrow('fetch failed')
})
