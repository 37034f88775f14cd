import { expect, it } from 'vitest'
import { novaPoshta } from '../adapters/carrier/nova-poshta/index.ts'
import { directoryState } from '../delivery/refresh.ts'
import { createLog } from '../telemetry/log.ts'
import { openShop } from '../testing/shop.ts'
import { startNovaPoshta } from '../testing/simulators/nova-poshta.ts'
import { startDirectoryJob } from './carrier.ts'

it('goes on filling an empty directory after failures, and stops when it is closed', async () => {
  const [shop, server] = await Promise.all([openShop('Postgres'), startNovaPoshta({ cities: 20, points: 60 })])
  const carrier = novaPoshta({ key: server.key, url: server.url, senderCity: server.cities[0]?.Ref ?? '' })
  const options = { db: shop.db, carrier, log: createLog('silent'), retryMs: 20 }
  server.scenario.fault = 'down'
  const job = startDirectoryJob(options)
  // Each attempt is repeated once.
  await expect.poll(() => server.requests.get('getCities')).toBeGreaterThan(2)
  server.scenario = { fault: 'error', methods: ['getWarehouses'], delayMs: 0 }
  await expect.poll(() => server.requests.get('getWarehouses')).toBeGreaterThan(1)
  expect((await directoryState(options)).completedAt).toBeNull()
  await job.close()
  const asked = server.requests.get('getWarehouses')
  server.scenario.fault = null
  const next = startDirectoryJob(options)
  await expect.poll(async () => (await directoryState(options)).completedAt).not.toBeNull()
  expect(server.requests.get('getWarehouses')).toBe((asked ?? 0) + 1)
  await next.close()
  await Promise.all([shop.close(), server.close()])
})
