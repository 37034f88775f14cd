// Fills a new DATA_DIR with the demo shop and keeps a copy of its database: shops that a spec starts begin with that.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend, createLog, readEnvironment } from '@shop/backend'

const environment = readEnvironment(process.env)
const backend = await createBackend(environment, createLog(environment.logLevel))
await backend.close()
cpSync(join(environment.dataDir, 'database'), join(environment.dataDir, 'seeded'), { recursive: true })
