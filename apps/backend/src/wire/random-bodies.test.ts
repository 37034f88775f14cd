import { randomUUID } from 'node:crypto'
import { authLogin, authLogout, authToken, calls, Failure, profileSessionsEnd } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPasswords } from '../auth/passwords.ts'
import { handlers } from '../handlers.ts'
import { mutatedBody, validBody } from '../testing/bodies.ts'
import { freshEmail, PASSWORD, signIn } from '../testing/customers.ts'
import { databases, openShop, type Shop } from '../testing/shop.ts'

/**
 * `FUZZ`: number of bodies per call. Fewer than of other properties, because each asks a server: with a fixed seed more of the same
 * bodies find nothing new. At night `pnpm test:long bodies` asks with fresh ones, a hundred thousand.
 */
const runs = { numRuns: Number(process.env.FUZZ ?? 12) }

/** Calls that reject wrong credentials or end the session that they are made with. */
const unauthorising: readonly string[] = [authLogin.path, authToken.path, authLogout.path, profileSessionsEnd.path]

const implemented = new Set(handlers.map(handler => handler.path))

describe.each(databases)('generated bodies never cause a server error on %s', kind => {
  let shop: Shop
  /** Hashed once: a new customer of each call has the same. */
  let passwordHash: string
  beforeAll(async () => {
    shop = await openShop(kind)
    passwordHash = await createPasswords().hash(PASSWORD, '')
  })
  afterAll(() => shop.close())

  it.each(calls.filter(call => implemented.has(call.path)).map(call => [call.path, call] as const))(
    '%s',
    async (path, call) => {
      const { sent } = await signIn(shop, freshEmail(), passwordHash)
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
        runs,
      )
    },
  )
})
