import { askRunningShop } from '@shop/backend/shop-cli'

/** Runs a command of `pnpm shop` in the shop that has the data folder open, confirmed, and returns what it prints. */
export async function runShopCommand(dataDir: string, ...argv: readonly string[]): Promise<string> {
  const answer = await askRunningShop(dataDir, { argv, isConfirmed: true, workingDirectory: dataDir })
  if (answer?.exitCode !== 0) throw new Error(`shop ${argv.join(' ')}: ${answer?.error ?? 'no shop is running'}`)
  return answer.output.trim()
}

/** Runs a command in the shop under test. */
export const shopCommand = (...argv: readonly string[]): Promise<string> =>
  runShopCommand(process.env.SHOP_E2E_DATA ?? '', ...argv)

/** Moves an order through every status up to `delivered`. */
export async function deliverOrder(number: string): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'])
    await shopCommand('order', number, 'status', status)
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
