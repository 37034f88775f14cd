import { expect, it } from 'vitest'
import { timeLimits } from './time-limits.ts'

it('end in the order in which they wait for each other', () => {
  const { call, remoteCall, query, statement, idle, ...within } = timeLimits
  expect(call).toBeLessThanOrEqual(5_000)
  for (const [name, limit] of Object.entries(within)) expect(limit, name).toBeLessThan(call - 1_000)
  expect(statement).toBeLessThan(query)
  expect(query).toBeLessThanOrEqual(call)
  expect(call).toBeLessThan(remoteCall)
  expect(remoteCall).toBeLessThan(idle)
})
