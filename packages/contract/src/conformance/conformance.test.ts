import { describe, expect, it } from 'vitest'
import { extensionNames } from '../capabilities.ts'
import { ConformanceFailure, cases, conformance, runConformance } from './index.ts'

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })

const baseUrl = 'http://shop.test'

describe('the cases', () => {
  it('have unique names and the rule that they show', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    for (const { name, area, rule } of cases)
      expect([name.startsWith(`${area}: `), rule.length > 8]).toEqual([true, true])
  })

  // A case that passes here would pass whatever the backend does.
  it.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => json({ success: false, code: 'server', message: 'Помилка' }, 500)],
    ['answers everything with nothing', () => json({ success: true, data: {} })],
    ['answers pages', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['refuses everything without a reason', () => json({ success: false }, 422)],
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
  ])('do not pass on a backend that %s', async (_, fetch) => {
    const { results } = await runConformance({ baseUrl, fetch, rateLimits: true, extensions: extensionNames })
    expect(results.length).toBe(cases.length)
    const passed = results.filter(({ status, name }) => status === 'passed' && !isAnsweredWithNothing(name))
    expect(passed.map(({ name }) => name)).toEqual([])
  })

  it('report a limit of the backend as skipped', async () => {
    const fetch = () => json({ success: false, code: 'rate_limited', message: 'Забагато спроб' }, 429)
    const { passed, results } = await runConformance({ baseUrl, fetch, areas: ['account'] })
    expect(passed).toBe(0)
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['skipped']))
    expect(results[0]).toHaveProperty('reason', expect.stringContaining('without rate limits'))
  })
})

describe('what a backend does not declare', () => {
  const notFound = () => json({ success: false, code: 'not_found', message: 'Немає' }, 404)
  /** The state of each case of a call, by the call. */
  async function judged(capabilities: () => Response, area: 'calls' | 'wishlist') {
    const fetch = ({ url }: Request) => (url.endsWith('/api/shop/capabilities') ? capabilities() : notFound())
    const { results } = await runConformance({ baseUrl, fetch, areas: [area] })
    return (part: string) => new Set(results.filter(({ name }) => name.includes(part)).map(({ status }) => status))
  }
  const declares = (...extensions: string[]) => json({ success: true, data: { extensions } })

  it('is skipped, and the core is judged', async () => {
    const of = await judged(notFound, 'calls')
    for (const extension of [
      '/api/shop/capabilities',
      '/api/wishlist/show',
      '/api/profile/orders',
      '/api/settings/all',
    ])
      expect(of(extension)).toEqual(new Set(['skipped']))
    expect(of('/api/page/show')).toEqual(new Set(['failed']))
    expect(of('/api/checkout/submit')).not.toContain('skipped')
  })

  it('is judged once it is declared, beside names that the suite does not know', async () => {
    const of = await judged(() => declares('settings', 'loyalty'), 'calls')
    expect(of('/api/settings/all')).toEqual(new Set(['failed']))
    expect(of('/api/shop/capabilities')).toContain('passed')
    expect(of('/api/menu/get-by-ids')).toEqual(new Set(['skipped']))
  })

  it.each([
    ['fails', () => json({ success: false, code: 'server', message: 'Помилка' }, 500)],
    ['is none', () => json({ success: true, data: {} })],
  ])('is not known when the declaration %s', async (_, capabilities) => {
    expect((await judged(capabilities, 'wishlist'))('wishlist')).toEqual(new Set(['unprepared']))
  })
})

/** Cases of calls whose data is `{}`. */
const isAnsweredWithNothing = (name: string) =>
  /^calls: \/api\/(news\/subscribe|contact\/send|auth\/password\/forgot|auth\/link) answers as declared$/.test(name)

describe('a bound case', () => {
  const caseNamed = (name: string, fetch: () => Response) => {
    const found = conformance({ baseUrl, fetch, extensions: extensionNames }).find(test => test.name === name)
    if (!found) throw new Error(`There is no case ${name}`)
    return found
  }

  it('says what was expected, what came and after which request', async () => {
    const { run } = caseNamed('cart: answers an unknown cart as an empty one', () =>
      json({ success: true, data: { count: 3, total_price: 10 } }),
    )
    const failure = await run().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConformanceFailure)
    expect(failure).toMatchObject({
      expected: 'count: {"count":0,"total_price":0}',
      received: '{"count":3,"total_price":10}',
      exchange: expect.stringMatching(/^POST \/api\/cart\/count \{"cart_id":"unknown-.* → 200 \{"success":true/),
    })
  })

  it('is not failed by a call that prepares it, unless it is about that call', async () => {
    const notFound = () => json({ success: false, code: 'not_found', message: 'Немає' }, 404)
    const { results, failed, unprepared } = await runConformance({
      baseUrl,
      fetch: notFound,
      areas: ['calls'],
      extensions: extensionNames,
    })
    const resultOf = (name: string) => results.find(result => result.name === `calls: ${name} answers as declared`)
    expect(resultOf('/api/cart/show')).toMatchObject({
      status: 'unprepared',
      error: {
        path: '/api/page/show',
        message: expect.stringContaining('could not be prepared: /api/page/show answered 404'),
      },
    })
    expect(resultOf('/api/auth/register')).toMatchObject({ status: 'failed', error: { received: '404' } })
    expect([failed > 0, unprepared > 0]).toEqual([true, true])
  })

  it('tells the context of a test framework that it is skipped', async () => {
    const reasons: (string | undefined)[] = []
    const { run } = caseNamed('calls: /api/auth/google/callback answers as declared', () => json({}))
    expect(await run({ skip: reason => reasons.push(reason) })).toEqual({
      status: 'skipped',
      reason: 'needs the consent page of Google',
    })
    expect(reasons).toEqual(['needs the consent page of Google'])
  })
})
