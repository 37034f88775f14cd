import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '@shop/backend/testing/process'
import { expect, it } from 'vitest'
import { withTemporaryFolder } from './temporary-folder.ts'
import { withTimeout } from './with-timeout.ts'

it('rejects with the name of a step after its timeout, and otherwise resolves with its value', async () => {
  await expect(withTimeout('measuring the home page', 0.01, new Promise(() => {}))).rejects.toThrow(
    'measuring the home page: not done within 0.01 s',
  )
  expect(await withTimeout('at once', 1, Promise.resolve(7))).toBe(7)
})

it('rejects at once with the name of a program that exits before it is ready', () =>
  withTemporaryFolder(async folder => {
    const program = join(folder, 'broken.ts')
    writeFileSync(program, 'process.exit(3)')
    await expect(startProgram([program], {})).rejects.toThrow('broken.ts ended before it answered')
  }))

it('keeps a program running until it is stopped', () =>
  withTemporaryFolder(async folder => {
    const program = join(folder, 'server.mjs')
    writeFileSync(
      program,
      "import { createServer } from 'node:http'\ncreateServer((_, answer) => answer.end('ok')).listen(process.env.PORT)",
    )
    const running = await startProgram([program], {})
    expect(running.process.exitCode).toBeNull()
    await running.stop()
    expect(running.process.signalCode).toBe('SIGTERM')
  }))
