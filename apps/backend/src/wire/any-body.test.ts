import { calls, Failure } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { handlers } from '../handlers.ts'
import { fitting, spoilt } from '../testing/bodies.ts'
import { signIn } from '../testing/customer.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

/** Bodies of each kind for each call; `FUZZ` asks for more. */
const RUNS = Number(process.env.FUZZ ?? 25)

const answered = new Set(handlers.map(answer => answer.path))

describe.each(databases)('no body breaks a call on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  it.each(calls.filter(call => answered.has(call.path)).map(call => [call.path, call] as const))(
    '%s',
    async (path, call) => {
      const customer = await signIn(shop)
      const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
      await fc.assert(
        fc.asyncProperty(fc.oneof(fitting(schema), spoilt(schema)), async body => {
          const { status, body: answer } = await shop.post(path, body, {
            headers: { 'Idempotency-Key': 'k'.repeat(20), ...customer.sent.headers },
          })
          // 401: an earlier body of the same call has ended the session.
          expect([200, 400, 401, 404, 409, 413, 422], JSON.stringify(answer)).toContain(status)
          if (status !== 200) Failure.strict().parse(answer)
        }),
        { numRuns: RUNS * 2 },
      )
    },
  )
})
