import { createBackend, createLog, gracefulShutdown, logCrashes, readEnvironment } from './index.ts'
import { serveBackend } from './serve-backend.ts'

const environment = readEnvironment(process.env)
const log = createLog(environment.logLevel)
logCrashes(log)
const backend = await createBackend(environment, log)
const server = serveBackend(backend, environment)

const leave = gracefulShutdown(server, { close: () => backend.close() })
process.on('SIGTERM', () => void leave())
process.on('SIGINT', () => void leave())
server.listen(environment.port, () => {
  process.stdout.write(`The backend answers at http://localhost:${environment.port}\n`)
  process.stdout.write(`Mail goes to: ${backend.mailDestination}\n`)
})
