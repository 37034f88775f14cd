import { join } from 'node:path'
import { type ServerProcess, startProgram } from '@shop/backend/testing/process'
import { root } from './source-files.ts'

/** Starts a server program with the limits of memory that `npm start` sets. */
const startServer = (
  args: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> =>
  startProgram(['--max-semi-space-size=16', '--heap-growing-percent=100', ...args], {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '4194304',
    ...env,
  })

/** The whole shop as `npm start` runs it. */
export const startShop = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServer(['--conditions=built', join(root, 'apps/store/server.ts'), '--production'], env)

/** The backend alone, as it was built. */
export const startBackend = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startServer([join(root, 'apps/backend/build/main.js')], env)
