import { createBackend, createLog, gracefulShutdown, logCrashes, readEnvironment } from './index.ts'
import { serveBackend } from './serve-backend.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const backend = await createBackend(environment, log)
const server = serveBackend(backend, environment)

const shutdown = gracefulShutdown(server, { close: () => backend.close() })
process.on('SIGTERM', () => void shutdown())
process.on('SIGINT', () => void shutdown())
server.listen(environment.port, () => {
  process.stdout.write(`The backend answers at http://localhost:${environment.port}\n`)
  process.stdout.write(`Mail goes to: ${backend.mailDestination}\n`)
})
