/** A backend in a process of its own, for tests that kill it: says its port, then answers. */
import { serve } from '@hono/node-server'
import { createBackend, readEnvironment } from '../index.ts'

const backend = await createBackend(readEnvironment(process.env))
serve({ fetch: request => backend.fetch(request), port: 0 }, ({ port }) => process.stdout.write(`port ${port}\n`))
