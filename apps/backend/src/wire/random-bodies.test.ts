import { randomUUID } from 'node:crypto'
import { authLogin, authLogout, authToken, calls, Failure, profileSessionsEnd } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { handlers } from '../handlers.ts'
import { mutatedBody, validBody } from '../testing/bodies.ts'
import { registerCustomer } from '../testing/customers.ts'
import { bothDatabases, openShop, type Shop } from '../testing/shop.ts'

/** Number of bodies of each kind per call; `FUZZ` overrides it. */
const RUNS = Number(process.env.FUZZ ?? 25)

/** Calls that reject wrong credentials or end the session that they are made with. */
const unauthorising: readonly string[] = [authLogin.path, authToken.path, authLogout.path, profileSessionsEnd.path]

const implemented = new Set(handlers.map(handler => handler.path))

describe.each(bothDatabases)('generated bodies never cause a server error on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it.each(calls.filter(call => implemented.has(call.path)).map(call => [call.path, call] as const))(
    '%s',
    async (path, call) => {
      const { sent } = await registerCustomer(shop)
      /** A key of its own for each body: with a known one it would be rejected before it is handled. */
      const headers = () => ({ ...(call.protected ? sent.headers : {}), 'Idempotency-Key': randomUUID() })
      const expected = [200, 400, 404, 409, 413, 422, ...(unauthorising.includes(path) ? [401] : [])]
      const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
      await fc.assert(
        fc.asyncProperty(fc.oneof(validBody(schema), mutatedBody(schema)), async body => {
          const { status, body: answer } = await shop.post(path, body, { headers: headers() })
          expect(expected, JSON.stringify(answer)).toContain(status)
          if (status !== 200) Failure.strict().parse(answer)
        }),
        { numRuns: RUNS * 2 },
      )
    },
  )
})
