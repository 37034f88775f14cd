import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs the shop's command line against the shop under test and returns what it prints. */
export async function shopCommand(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.SHOP_E2E_DATA ?? '' }
  const { stdout } = await run(process.execPath, ['../backend/src/shop-cli/main.ts', ...words], {
    cwd: `${import.meta.dirname}/..`,
    env,
  })
  return stdout
}

/** Moves an order through every status up to `delivered`. */
export async function deliverOrder(number: string): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
    await shopCommand('order', number, 'status', status, '--yes')
}

/** Sets the stock of a size. */
export async function setStock(code: string, size: string, pieces: number): Promise<void> {
  await shopCommand('stock', code, size, 'set', String(pieces))
}

/** Answers the waiting question whose text begins so. */
export async function answerQuestion(text: string, answer: string): Promise<void> {
  const line = (await shopCommand('question', 'list')).split('\n').find(row => row.includes(text))
  const [id] = /^\d+/.exec(line ?? '') ?? []
  if (id === undefined) throw new Error(`The question «${text}» does not wait`)
  await shopCommand('question', 'answer', id, answer)
}

/** Publishes the photos of the waiting review with this text. */
export async function publishReviewPhotos(text: string): Promise<void> {
  const rows = (await shopCommand('review', 'list')).split('\n')
  const ids = rows.flatMap(row => /^\d+/.exec(row) ?? [])
  for (const id of ids)
    if ((await shopCommand('review', 'show', id)).includes(text))
      return void (await shopCommand('review', 'publish', id))
  throw new Error(`No photos of the review «${text}» wait`)
}
