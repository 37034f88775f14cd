import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { users } from '../db/schema/index.ts'
import { signIn } from '../testing/customers.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { exitCodes } from './run-command.ts'

const program = fileURLToPath(new URL('../shop.ts', import.meta.url))

interface Ended {
  code: number
  output: string
  error: string
}

/** Runs the command line in a child process without a terminal. */
const runProgram = (argv: readonly string[], variables: Record<string, string>): Promise<Ended> =>
  new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...argv],
      { env: { PATH: process.env.PATH ?? '', ...variables } },
      (_, output, error) => resolve({ code: child.exitCode ?? -1, output, error }),
    )
    child.stdin?.end()
  })

/** Starting a process takes seconds, and far longer on a busy machine. */
describe('the command line in its own process', { timeout: 240_000 }, () => {
  describe('beside a running shop with an embedded database', () => {
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop('PGlite')
    })
    afterAll(() => shop.close())

    it('requires --yes for irreversible commands without a terminal', async () => {
      const { email } = await signIn(shop)
      const variables = { DATA_DIR: shop.dataDir }
      expect(await runProgram(['customer', email, 'delete'], variables)).toMatchObject({
        code: exitCodes.refused,
        error: expect.stringContaining('--yes'),
      })
      expect(await runProgram(['customer', email, 'delete', '--yes'], variables)).toMatchObject({ code: 0, error: '' })
      expect(await shop.db.$count(users, eq(users.email, email))).toBe(0)
    })

    it('does not open the database when it cannot reach the shop', async () => {
      rmSync(join(shop.dataDir, 'admin'), { recursive: true })
      expect(await runProgram(['outbox', 'list'], { DATA_DIR: shop.dataDir })).toMatchObject({
        code: exitCodes.unavailable,
        error: expect.stringContaining('in use by process'),
      })
    })
  })

  it('opens the embedded database of a stopped shop', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-stopped-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    cpSync(inject('seededFolder'), folder, { recursive: true })
    const stopped = await runProgram(['outbox', 'list'], { DATA_DIR: folder })
    expect(stopped).toEqual({ code: 0, output: 'No mail is failed or waiting.\n', error: '' })
  })

  it('opens a database server at any time', async () => {
    const shop = await openShop('Postgres')
    onTestFinished(() => shop.close())
    const { email } = await signIn(shop)
    const SECRET = 'a secret of the test, long and varied: 0123456789'
    expect(await runProgram(['customer', email, 'show'], { DATABASE_URL: shop.databaseUrl, SECRET })).toMatchObject({
      code: exitCodes.done,
      output: expect.stringContaining(email),
    })
  })
})
