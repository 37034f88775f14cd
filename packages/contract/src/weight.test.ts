import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle } from '../../../tools/bundle.ts'
import manifest from '../package.json' with { type: 'json' }

beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

const source = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))
/** Source files by entry. */
const files = new Map(Object.entries(manifest.exports).filter(([entry]) => entry !== './package.json'))
const whole = (entry: string) => `export * from ${source(`.${files.get(`./${entry}`)}`)}`
const named = (names: string) => `export { ${names} } from ${source('../src/index.ts')}`

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
/** Kilobytes of the entries without schemas, as the README tells them. */
const told = [...readme.matchAll(/^\| `@shop\/contract\/([^`]+)` .*\| no +\| ([\d.]+) +\|$/gm)].map(
  ([, entry = '', kilobytes]) => [entry, Number(kilobytes)] as const,
)

/** What it costs a browser, gzipped, with all that it imports. */
describe('weight', () => {
  it.each(told)('/%s: no schema, %d kB', async (entry, expected) => {
    const { kilobytes, modules } = await bundle(whole(entry))
    console.info(`/${entry}: ${kilobytes.toFixed(2)} kB`)
    expect(modules.filter(id => id.includes('/zod/'))).toEqual([])
    expect(Math.abs(kilobytes - expected)).toBeLessThanOrEqual(0.1)
  })

  it.each([
    ['statuses', 0.2],
    ['orderStatuses, MAX_QUANTITY, formatIssue', 1.25],
  ] as const)('%s of the main entry: no schema, within %d kB', async (names, budget) => {
    const { kilobytes, modules } = await bundle(named(names))
    expect(modules.filter(id => id.includes('/zod/'))).toEqual([])
    expect(kilobytes).toBeLessThanOrEqual(budget)
  })

  it('every entry is in the table of the README', () => {
    const listed = [...readme.matchAll(/^\| `@shop\/contract(?:\/([^`]+))?` /gm)].map(([, entry]) =>
      entry ? `./${entry}` : '.',
    )
    expect(listed.toSorted()).toEqual([...files.keys()].toSorted())
  })

  it('a validating client costs what the README tells', async () => {
    const [, expected] = /It loads all schemas: ([\d.]+) kB with Zod/.exec(readme) ?? []
    const { kilobytes } = await bundle(whole('validation'))
    expect(Math.abs(kilobytes - Number(expected))).toBeLessThanOrEqual(0.5)
  })

  it('one schema costs no more of Zod than it uses, and no locale of it', async () => {
    const { kilobytes, modules } = await bundle(named('Cart'))
    console.info(`the schema of a cart: ${kilobytes.toFixed(2)} kB`)
    expect(modules.filter(id => /zod\/v4\/locales\/(?!en\.)/.test(id))).toEqual([])
    expect(kilobytes).toBeLessThanOrEqual(30.55)
  })
})
