import { createBackend, createLog, gracefulShutdown, logCrashes, readEnvironment, startTelemetry } from './index.ts'
import { serveBackend } from './serve-backend.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const telemetry = await startTelemetry(environment, log)
const backend = await createBackend(environment, log, telemetry.metrics)
const server = serveBackend(backend, environment, telemetry.traceRequests)

const shutdown = gracefulShutdown(server, {
  async close() {
    await backend.close()
    await telemetry.close()
  },
})
process.on('SIGTERM', () => void shutdown())
process.on('SIGINT', () => void shutdown())
server.listen(environment.port, () => {
  process.stdout.write(`The backend answers at http://localhost:${environment.port}\n`)
  process.stdout.write(`Mail goes to: ${backend.mailDestination}\n`)
})
