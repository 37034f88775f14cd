import { createBackend, createLog, gracefulShutdown, logCrashes, openMetrics, readEnvironment } from './index.ts'
import { serveBackend } from './serve-backend.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const { metrics, close: closeMetrics } = await openMetrics(environment.metrics, log)
const backend = await createBackend(environment, log, metrics)
const server = serveBackend(backend, environment)

const shutdown = gracefulShutdown(server, {
  async close() {
    await closeMetrics()
    await backend.close()
  },
})
process.on('SIGTERM', () => void shutdown())
process.on('SIGINT', () => void shutdown())
server.listen(environment.port, () => {
  process.stdout.write(`The backend answers at http://localhost:${environment.port}\n`)
  process.stdout.write(`Mail goes to: ${backend.mailDestination}\n`)
})
