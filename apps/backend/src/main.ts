import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { addressOf } from './address.ts'
import { createBackend, createLog, leavingWell, logCrashes, readEnvironment } from './index.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const backend = await createBackend(environment, log)

const app = new Hono().all('*', context =>
  backend.fetch(context.req.raw, {
    address: addressOf(
      getConnInfo(context).remote.address ?? '',
      context.req.header('x-forwarded-for'),
      environment.trustedProxies,
    ),
  }),
)

const server = serve({ fetch: app.fetch, port: environment.port }, ({ port }) => {
  process.stdout.write(`The backend answers at http://localhost:${port}\n`)
})

const leave = leavingWell(server, { close: () => backend.close() })
process.on('SIGTERM', () => void leave())
process.on('SIGINT', () => void leave())
