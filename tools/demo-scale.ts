// `pnpm demo:scale 100000`: fills a Postgres database with a generated catalogue of that many goods, for measurements.
import { readEnvironment } from '@shop/backend'
import { CatalogueRefused, fillDatabase } from '@shop/backend/testing/fill-catalogue'

const MAX_GOODS = 1_000_000

async function main(args: readonly string[]): Promise<string | null> {
  const goods = Number(args.find(arg => !arg.startsWith('--')))
  if (!Number.isInteger(goods) || goods < 1 || goods > MAX_GOODS)
    return `How many goods? pnpm demo:scale 100000 [--despite-orders], at most ${MAX_GOODS}.`
  const { databaseUrl } = readEnvironment(process.env)
  if (databaseUrl === null) return 'DATABASE_URL is not set: a generated catalogue needs a Postgres server.'
  const started = performance.now()
  try {
    await fillDatabase(databaseUrl, goods, { isMixing: args.includes('--despite-orders') })
    process.stdout.write(`${goods} goods in ${Math.round((performance.now() - started) / 1_000)} s\n`)
    return null
  } catch (error) {
    if (error instanceof CatalogueRefused) return error.message
    throw error
  }
}

const refusal = await main(process.argv.slice(2))
if (refusal !== null) {
  process.stderr.write(`${refusal}\n`)
  process.exitCode = 1
}
