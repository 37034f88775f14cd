// Generated bodies over every call, on both databases.
import { spawnSync } from 'node:child_process'
import { calls } from '@shop/contract'
import { root } from '../source-files.ts'
import { type Part, times } from './part.ts'

const TIMEOUT_MS = 2 * 60 * 60_000

export const bodies: Part = async expect => {
  const wanted = times(100_000)
  // Each call gets this number of bodies on each of two databases.
  const each = Math.ceil(wanted / (2 * calls.filter(call => !call.protected).length))
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'vitest.workspace.ts',
      '--project',
      'backend',
      'apps/backend/src/wire/random-bodies.test.ts',
    ],
    { cwd: root, stdio: 'inherit', timeout: TIMEOUT_MS, env: { ...process.env, FUZZ: String(each), TESTS: 'full' } },
  )
  expect(`${wanted} generated bodies over every call: never a 5xx`, status === 0)
}
