import { expect, it } from 'vitest'
import { untilStored } from './cart-environment.ts'

it('keeps a lock until the cookie that was set in it has reached the browser', async () => {
  const reached = Promise.withResolvers<null>()
  const steps: string[] = []
  const locks = untilStored(
    {
      async request(_, run) {
        const value = await run()
        steps.push('free')
        return value
      },
    },
    { cookieStore: { get: () => reached.promise } },
  )
  const created = locks.request('cart', () => {
    steps.push('set')
    return 'cart 7'
  })
  await new Promise(setImmediate)
  expect(steps).toEqual(['set'])
  reached.resolve(null)
  expect(await created).toBe('cart 7')
  expect(steps).toEqual(['set', 'free'])
  const plain = { request: async (_: string, run: () => string | null | Promise<string | null>) => run() }
  const error = new DOMException('refused', 'SecurityError')
  for (const refusing of [
    {},
    { cookieStore: { get: () => Promise.reject(error) } },
    {
      get cookieStore(): never {
        throw error
      },
    },
  ])
    expect(await untilStored(plain, refusing).request('cart', () => null)).toBeNull()
})
