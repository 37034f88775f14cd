import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs the shop's command line against the shop under test. */
async function shopCommand(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env.SHOP_E2E_DATA ?? '' }
  await run(process.execPath, ['../backend/src/shop-cli/main.ts', ...words], {
    cwd: `${import.meta.dirname}/..`,
    env,
  })
}

/** Moves an order through every status up to `delivered`. */
export async function deliverOrder(number: string): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
    await shopCommand('order', number, 'status', status, '--yes')
}

/** Sets the stock of a size. */
export const setStock = (code: string, size: string, pieces: number): Promise<void> =>
  shopCommand('stock', code, size, 'set', String(pieces))
