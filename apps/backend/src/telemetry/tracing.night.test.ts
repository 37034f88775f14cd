import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort } from '../testing/postgres-server.ts'
import { createLog } from './log.ts'
import { startTelemetry } from './start-telemetry.ts'

it('serves requests and ends in time while the collector is away', async () => {
  const settings = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    serviceName: 'shop',
    sampleRatio: 1,
    isParentTrusted: false,
  }
  const { traceRequests, close } = await startTelemetry({ metrics: null, tracing: settings }, createLog('silent'))
  const server = createServer(traceRequests((_, response) => response.end('served')))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served')
  await new Promise(resolve => server.close(resolve))
  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(5_000)
})
