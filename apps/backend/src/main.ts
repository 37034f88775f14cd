import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { addressOf } from './address.ts'
import { createBackend, readEnvironment } from './index.ts'

const environment = readEnvironment(process.env)
const backend = await createBackend(environment)

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

/** What is in flight may take this long to finish. */
const PATIENCE = 10_000

let leaving = false
function leave() {
  if (leaving) return
  leaving = true
  setTimeout(() => process.exit(1), PATIENCE).unref()
  server.close(() => void backend.close().then(() => process.exit(0)))
}
process.on('SIGTERM', leave)
process.on('SIGINT', leave)
