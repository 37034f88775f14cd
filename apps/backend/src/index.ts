import { type Backend, backendOn } from './backend.ts'
import { openDatabase } from './db/open.ts'
import { seedDemo } from './demo/seed.ts'
import type { Environment } from './environment.ts'

export { addressOf } from './address.ts'
export type { Caller } from './api.ts'
export { type Backend, DATA_VERSION } from './backend.ts'
export { type Environment, readEnvironment } from './environment.ts'
export { httpOptions } from './http-server.ts'
export { leavingWell } from './leaving.ts'

/** Opens the database, brings it up to date, fills an empty one with the demo shop, and answers. */
export async function createBackend(environment: Environment): Promise<Backend> {
  const { dataDir, databaseUrl, demo } = environment
  const opened = await openDatabase(databaseUrl === null ? { dataDir } : { url: databaseUrl })
  try {
    if (demo) await seedDemo(opened.db)
    return backendOn(opened, environment)
  } catch (error) {
    await opened.close()
    throw error
  }
}
