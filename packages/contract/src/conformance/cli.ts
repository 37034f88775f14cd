#!/usr/bin/env node
/** `shop-conformance <address>`: runs the suite against a backend and prints what it breaks. Exit code 1 when it breaks a rule. */
import { type Extension, extensionNames } from '../capabilities.ts'
import { type Area, areas, type Fixtures, type Result, runConformance } from './index.ts'

const usage = `Usage: shop-conformance <address> [--fixtures <module>] [--area <area>]… [--extension <name>]… [--rate-limits] [--quiet]

  <address>      of the backend, e.g. http://localhost:3000: a test shop, because carts, customers and orders are created
  --fixtures     a module whose default export is an object of fixtures
  --area         ${areas.join(', ')}
  --extension    what the backend has beside the core, instead of what it declares: ${extensionNames.join(', ')}
  --rate-limits  show the limits too, which lock this address out of the backend for some minutes
  --quiet        print what failed and the sums only`

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`)
  process.exit(2)
}

const isExtension = (text: string): text is Extension => extensionNames.some(name => name === text)
const isArea = (text: string): text is Area => areas.some(area => area === text)

interface Arguments {
  baseUrl: string
  fixtures: string | null
  areas: Area[]
  extensions: Extension[]
  rateLimits: boolean
  quiet: boolean
}

function read(given: readonly string[]): Arguments {
  const found: Arguments = { baseUrl: '', fixtures: null, areas: [], extensions: [], rateLimits: false, quiet: false }
  const rest = [...given]
  const value = (name: string) => rest.shift() ?? stop(`${name} needs a value`)
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (next === '--fixtures') found.fixtures = value(next)
    else if (next === '--area') {
      const area = value(next)
      found.areas.push(isArea(area) ? area : stop(`There is no area ${area}`))
    } else if (next === '--extension') {
      const extension = value(next)
      found.extensions.push(isExtension(extension) ? extension : stop(`There is no extension ${extension}`))
    } else if (next === '--rate-limits') found.rateLimits = true
    else if (next === '--quiet') found.quiet = true
    else if (next.startsWith('-') || found.baseUrl !== '') stop(`Unknown argument ${next}`)
    else found.baseUrl = next
  }
  if (found.baseUrl === '') stop('The address of the backend is missing')
  return found
}

const isFixtures = (value: unknown): value is Fixtures =>
  typeof value === 'object' && value !== null && Object.values(value).every(fixture => typeof fixture === 'function')

async function loadFixtures(file: string | null): Promise<Fixtures> {
  if (file === null) return {}
  const loaded: unknown = await import(new URL(file, `file://${process.cwd()}/`).href)
  const fixtures = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : null
  return isFixtures(fixtures) ? fixtures : stop(`The default export of ${file} is no object of functions`)
}

const indented = (text: string) => text.replace(/^/gm, '    ')

/** Reasons of cases that were not run, whose details are printed. */
const obstacles = new Set<string>()

function print(result: Result, quiet: boolean): void {
  if (result.status === 'unprepared') {
    const { path, message } = result.error
    const [reason = '', ...details] = message.split('\n')
    // Nothing answers: that is said once, not for each case. Of other reasons the details are said once.
    if (path !== null) console.log(`! ${result.name}: ${reason}`)
    else if (!obstacles.has(reason)) console.log(reason)
    if (details.length > 0 && !obstacles.has(reason)) console.log(indented(details.join('\n')))
    obstacles.add(reason)
  } else if (result.status === 'failed') {
    const text = result.error instanceof Error ? result.error.message : String(result.error)
    console.log(`✗ ${result.name}\n    rule     ${result.rule}\n${indented(text)}`)
  } else if (quiet) return
  else if (result.status === 'passed') console.log(`✓ ${result.name}`)
  else console.log(`– ${result.name}: ${result.reason}`)
}

const { fixtures, quiet, areas: wanted, extensions, ...rest } = read(process.argv.slice(2))
const options = {
  ...rest,
  fixtures: await loadFixtures(fixtures),
  ...(wanted.length > 0 ? { areas: wanted } : {}),
  ...(extensions.length > 0 ? { extensions } : {}),
}
const { passed, failed, unprepared, skipped } = await runConformance(options, result => print(result, quiet))
console.log(`${passed} passed, ${failed} failed, ${unprepared} could not be prepared, ${skipped} skipped`)
process.exitCode = failed + unprepared > 0 || passed === 0 ? 1 : 0
