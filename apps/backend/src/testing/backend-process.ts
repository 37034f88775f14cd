/** Program of a backend process for tests that kill it. Prints its port first. */
import { serve } from '@hono/node-server'
import { createBackend, createLog, logCrashes, readEnvironment } from '../index.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const backend = await createBackend(environment, log)
serve({ fetch: request => backend.fetch(request), port: 0 }, ({ port }) => process.stdout.write(`port ${port}\n`))
