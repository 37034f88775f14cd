// `pnpm test:long [part …]`: stress tests with the full number of repetitions; `npm test` runs a short form of each. LONG_SHARE=0.1 runs a tenth. REPORT: file for the result.
import './build-if-stale.ts'
import { writeFileSync } from 'node:fs'
import { bodies } from './long/bodies.ts'
import { catalogueImport } from './long/catalogue-import.ts'
import { crawlWhole } from './long/crawl.ts'
import { limits } from './long/limits.ts'
import { mails } from './long/mails.ts'
import { mixedLoad } from './long/mixed-load.ts'
import type { Part } from './long/part.ts'
import { postgresOutages } from './long/postgres-outages.ts'
import { processKills } from './long/process-kills.ts'
import { races } from './long/races.ts'
import { requestIsolation } from './long/request-isolation.ts'
import { scale } from './long/scale.ts'

const parts: Readonly<Record<string, Part>> = {
  races,
  kills: processKills,
  limits,
  mails,
  isolation: requestIsolation,
  bodies,
  crawl: crawlWhole,
  'catalogue-import': catalogueImport,
  postgres: postgresOutages,
  mixed: mixedLoad,
  scale,
}

const args = process.argv.slice(2)
const named = args.filter(name => Object.hasOwn(parts, name))
if (args.length > 0 && named.length === 0) {
  console.error(`There is no part ${args.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

let passed = 0
const failures: string[] = []
function expect(what: string, holds: boolean, detail = '') {
  if (holds) passed += 1
  else failures.push(`${what} ${detail}`)
  console.log(`${holds ? 'holds' : 'FAILS'}: ${what}${detail && ` (${detail})`}`)
}

for (const [name, part] of Object.entries(parts)) {
  if (args.length > 0 && !named.includes(name)) continue
  console.log(`── ${name}`)
  try {
    await part(
      expect,
      args.filter(one => !named.includes(one)),
    )
  } catch (error) {
    expect(`${name} completes`, false, error instanceof Error ? error.message : String(error))
  }
}
const failed = failures.length
if (process.env.REPORT) writeFileSync(process.env.REPORT, JSON.stringify({ passed, failed, failures }))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
