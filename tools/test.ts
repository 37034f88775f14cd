// `npm test`: the gate, which every change passes; ends with «N passed, N failed». `npm run test:full`: everything, at night.
// `npm test -- <step> …`: the named steps.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserName, installBrowser } from './chromium.ts'
import { root } from './source-files.ts'
import { ownResult, playwrightResult, type StepResult, vitestResult } from './test/reports.ts'
import { type Run, runCommand } from './test/run-command.ts'

/** More tests that pass only at the second try fail the run. */
const MAX_FLAKY = 3

const reports = join(root, 'node_modules', '.reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const reportFile = (name: string) => join(reports, `${name}.json`)

const seededFolder = mkdtempSync(join(tmpdir(), 'shop-seeded-'))
process.on('exit', () => rmSync(seededFolder, { recursive: true, force: true }))

type Step = (run: Run, name: string) => Promise<StepResult>
type Command = readonly [string, ...string[]]

/** Passes or fails as a whole. */
const check =
  (command: Command, env?: NodeJS.ProcessEnv): Step =>
  async run =>
    (await run(command, env)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A program that writes its result to the file `REPORT`. */
const program =
  (...command: Command): Step =>
  async (run, name) =>
    ownResult(reportFile(name), await run(command, { REPORT: reportFile(name) }))

const vitest =
  (projects: readonly string[], env: NodeJS.ProcessEnv = {}): Step =>
  async (run, name) => {
    const named = projects.flatMap(project => ['--project', project])
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(name)}`]
    const good = await run(
      ['pnpm', 'exec', 'vitest', 'run', '--config', 'vitest.workspace.ts', ...named, ...output],
      env,
    )
    return vitestResult(reportFile(name), good)
  }

const playwright =
  (folder: string, env: NodeJS.ProcessEnv = {}): Step =>
  async (run, name) => {
    const good = await run(['pnpm', 'exec', 'playwright', 'test', '-c', folder, '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name),
      ...env,
    })
    return playwrightResult(reportFile(name), good)
  }

const components = (env?: NodeJS.ProcessEnv) => vitest(['browser', 'storybook*'], env)
const e2e = (env?: NodeJS.ProcessEnv) => playwright('apps/store', env)

/** What the gate runs of a suite, in a full browser; left out where the machine has none. */
const inBrowser =
  (browser: BrowserName, suite: (env: NodeJS.ProcessEnv) => Step): Step =>
  async (run, name) => {
    const path = installBrowser(browser)
    if (path) return suite({ CHROMIUM_PATH: path, TESTS: 'gate' })(run, name)
    console.log(`This machine has no ${browser}.`)
    return { passed: 0, failed: 0 }
  }

const steps = {
  browser: check(['node', 'tools/install-browser.ts']),
  lint: check(['pnpm', 'run', 'lint']),
  // Each checker works out the shared types for itself: several of them take twice the processor's time, which the steps beside need.
  types: check(['pnpm', 'run', 'typecheck', '--checkers', '1']),
  build: check(['node', 'tools/build-if-stale.ts']),
  // For the backend and for the shop of the browser tests, which otherwise fill folders of their own.
  seed: async run => {
    const result = await check(['node', 'apps/backend/src/testing/seed-folder.ts', seededFolder])(run, 'seed')
    if (result.failed === 0) process.env.SEEDED_FOLDER = seededFolder
    return result
  },
  unit: vitest(['node', 'dom']),
  backend: vitest(['backend']),
  components: components(),
  e2e: e2e(),
  examples: vitest(['examples']),
  storybook: check(['pnpm', 'run', 'storybook:build']),
  controls: playwright('.storybook/checks'),
  pictures: playwright('.storybook/pictures'),
  // Whether every row can be measured, but not its speed: the machine may be busy.
  bench: check(['node', 'tools/bench.ts'], { BENCH_SECONDS: '0' }),
  lighthouse: check(['node', 'tools/bench.ts', 'pages']),
  interactions: check(['node', 'tools/bench.ts', 'interactions']),
  'components-chromium': inBrowser('chromium', components),
  'e2e-chromium': inBrowser('chromium', e2e),
  'components-chrome': inBrowser('chrome', components),
  'e2e-chrome': inBrowser('chrome', e2e),
  long: program('node', 'tools/long.ts'),
} satisfies Readonly<Record<string, Step>>

type StepName = keyof typeof steps
const names = Object.keys(steps).filter((name): name is StepName => Object.hasOwn(steps, name))

/**
 * Steps of one group run side by side, since each of them leaves a core idle or waits for the network. The others do not: together
 * they take longer than one after the other.
 */
const gate: readonly (readonly StepName[])[] = [
  ['browser', 'lint', 'types', 'build', 'seed'],
  ['unit'],
  ['backend'],
  ['components'],
  ['e2e'],
]

const args = process.argv.slice(2)
const full = args.includes('--full')
const asked = args.filter(arg => arg !== '--full')
const wanted = names.filter(name => asked.includes(name))
if (wanted.length < asked.length) {
  console.error(`There is no such step among ${asked.join(', ')}. The steps: ${names.join(', ')}.`)
  process.exit(1)
}
const nightly = names.filter(name => !gate.flat().includes(name))
const groups =
  asked.length > 0
    ? [['browser'] as const, ...wanted.map(name => [name])]
    : full
      ? [...gate, ...nightly.map(name => [name])]
      : gate
if (full) process.env.TESTS = 'full'

const total = { passed: 0, failed: 0, failures: [] as string[], flaky: [] as string[] }

/** Runs a step. With others beside it, its output is printed when it ends. */
async function runStep(name: StepName, beside: boolean): Promise<void> {
  const since = Date.now()
  let output = ''
  const run = runCommand(
    beside
      ? text => {
          output += text
        }
      : undefined,
  )
  const { passed, failed, failures = failed > 0 ? [''] : [], flaky = [] } = await steps[name](run, name)
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures.map(failure => `${name}: ${failure}`))
  total.flaky.push(...flaky.map(test => `${name}: ${test}`))
  process.stdout.write(output)
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - since) / 1000)} s\n`)
}

for (const group of groups) await Promise.all(group.map(name => runStep(name, group.length > 1)))

if (total.flaky.length > MAX_FLAKY) {
  total.failed += 1
  total.failures.push(`${total.flaky.length} tests passed only at the second try; ${MAX_FLAKY} are allowed`)
}
const lines = [
  ...total.failures.map(failure => `failed in ${failure}`),
  `flaky: ${total.flaky.length}`,
  ...total.flaky,
  `${total.passed} passed, ${total.failed} failed`,
]
writeFileSync(join(reports, 'summary.txt'), `${lines.join('\n')}\n`)
for (const line of lines) console.log(line)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
