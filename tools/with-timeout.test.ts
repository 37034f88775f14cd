import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startProgram } from './server-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { withTimeout } from './with-timeout.ts'

it('a step that never ends is given up and named; one that ends is what it came to', async () => {
  await expect(withTimeout('measuring the home page', 0.01, new Promise(() => {}))).rejects.toThrow(
    'measuring the home page: not done within 0.01 s',
  )
  expect(await withTimeout('at once', 1, Promise.resolve(7))).toBe(7)
})

it('a program that ends before it is ready is named, not waited for', () =>
  withTemporaryFolder(async folder => {
    const program = join(folder, 'broken.ts')
    writeFileSync(program, 'process.exit(3)')
    await expect(startProgram([program], {})).rejects.toThrow('broken.ts ended before it answered')
  }))

it('a program is there until it is stopped, and gone afterwards', () =>
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
