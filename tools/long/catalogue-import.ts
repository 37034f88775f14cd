// A feed of 100,000 offers goes in with bounded memory, on PGlite and on Postgres, and a second time changes nothing.

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { seedBoth } from '@shop/backend/testing/seeded'
import { startBackend } from '../server-process.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'
import { type Expect, type Part, times } from './part.ts'

const SIZES = ['S', 'M', 'L', 'XL']
const COLOURS = ['Чорний', 'Синій', 'Сірий', 'Зелений', 'Бежевий']
/** Peak of resident memory in megabytes; a command that does nothing has 390. PGlite holds the database itself, in the same process. */
const LIMITS = { PGlite: 1_400, Postgres: 600 }

function* offers(count: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-11-23 10:00"><shop>\n'
  yield '<categories><category id="1">Робочі куртки</category></categories>\n<offers>\n'
  const description = 'Міцна тканина тримає форму після прання. '.repeat(12)
  for (let index = 0; index < count; index++) {
    const product = Math.floor(index / SIZES.length)
    const model = Math.floor(product / COLOURS.length)
    yield `<offer id="L-${index}" group_id="L${model}" available="true"><price>${1_000 + (model % 900)}.50</price>
<currencyId>UAH</currencyId><categoryId>1</categoryId><picture>https://example.com/${product}.jpg</picture><vendor>Вулик</vendor>
<stock_quantity>${index % 30}</stock_quantity><name>Куртка ${model}</name><name_ua>Куртка робоча ${model}, ${COLOURS[product % COLOURS.length]}</name_ua>
<description><![CDATA[<p>${description}</p>]]></description><description_ua><![CDATA[<p>${description}</p>]]></description_ua>
<param name="Колір">${COLOURS[product % COLOURS.length]}</param><param name="Розмір">${SIZES[index % SIZES.length]}</param>
<param name="Сезон">Літо</param></offer>\n`
  }
  yield '</offers></shop></yml_catalog>\n'
}

/** Prints the peak of the memory when the process ends. */
const REPORT = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+'\\n'))`

async function runShop(variables: Record<string, string>, ...argv: string[]) {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', REPORT, 'apps/backend/build/shop.js', ...argv], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  const megabytes = Math.round(Number(/peak (\d+)/.exec(error)?.[1] ?? 0) / 1_024)
  return { output: output + error, megabytes, seconds: Math.round((performance.now() - started) / 1_000) }
}

async function importInto(
  expect: Expect,
  database: keyof typeof LIMITS,
  variables: Record<string, string>,
  file: string,
  count: number,
) {
  const first = await runShop(variables, 'catalogue', 'import', file)
  expect(
    `${database}: ${count} offers within ${LIMITS[database]} MB`,
    first.output.includes('Done.') && first.megabytes < LIMITS[database],
    `${first.megabytes} MB, ${first.seconds} s`,
  )
  if (!first.output.includes('Done.')) console.error(first.output.slice(0, 2_000))
  const second = await runShop(variables, 'catalogue', 'import', file)
  expect(
    `${database}: the second time nothing changes`,
    second.output.includes('Nothing changes') && second.megabytes < LIMITS[database],
    `${second.megabytes} MB, ${second.seconds} s`,
  )
}

/** Peak of resident memory of a backend while it sends the feed for Google, in megabytes. */
const FEED_LIMIT = 500

async function readGoogleFeed(expect: Expect, variables: Record<string, string>, count: number) {
  const backend = await startBackend(variables)
  try {
    const response = await fetch(`${backend.address}/feeds/google.xml`)
    let bytes = 0
    let items = 0
    const started = performance.now()
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      // Whole batches of items are sent at a time, but a chunk may end within a tag.
      items += Buffer.from(chunk).toString('latin1').split('</g:id>').length - 1
    }
    const status = await readFile(`/proc/${backend.process.pid}/status`, 'utf8')
    const megabytes = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
    const seconds = Math.round((performance.now() - started) / 1_000)
    expect(
      `the feed for Google has ${count} offers within ${FEED_LIMIT} MB`,
      items >= count * 0.99 && megabytes < FEED_LIMIT,
      `${items} items, ${Math.round(bytes / 1e6)} MB sent in ${seconds} s, ${megabytes} MB of memory`,
    )
  } finally {
    await backend.stop()
  }
}

export const catalogueImport: Part = expect =>
  withTemporaryFolder(async folder => {
    const count = times(100_000)
    const file = join(folder, 'feed.yml')
    await pipeline(Readable.from(offers(count)), createWriteStream(file))
    const seeded = await seedBoth()
    try {
      const SECRET = randomBytes(48).toString('base64')
      const postgres = { DATABASE_URL: `${seeded.postgres}/seeded`, SECRET, DATA_DIR: folder }
      await importInto(expect, 'Postgres', postgres, file, count)
      await readGoogleFeed(expect, postgres, count)
      await importInto(expect, 'PGlite', { DATA_DIR: seeded.folder, SECRET }, file, count)
    } finally {
      await seeded.close()
    }
  })
