// Fills a new DATA_DIR with the demo data and copies its database: shop processes that a spec starts use that copy.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend, createLog, readEnvironment } from '@shop/backend'

const environment = readEnvironment(process.env)
const backend = await createBackend(environment, createLog(environment.logLevel))
await backend.close()
cpSync(join(environment.dataDir, 'database'), join(environment.dataDir, 'seeded'), { recursive: true })
