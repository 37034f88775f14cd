// `npm test`: all checks, one after another; ends with «N passed, N failed». `npm test -- <step>` runs one of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { needChromium } from './chromium.ts'
import { root } from './source-files.ts'

const reports = join(root, 'node_modules', '.reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface StepResult {
  passed: number
  failed: number
  /** Names of the failed tests, repeated at the end of the log. */
  failures?: readonly string[]
}

const numberAt = (report: unknown, ...path: string[]): number => {
  const found = path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    report,
  )
  return typeof found === 'number' ? found : 0
}

/** First error message below a failed test of a report: Vitest's `failureMessages`, the `message` of Playwright's results. */
function messageIn(report: unknown): string {
  if (typeof report !== 'object' || report === null) return ''
  for (const [name, value] of Object.entries(report)) {
    const text: unknown =
      name === 'failureMessages' && Array.isArray(value) ? value[0] : name === 'message' ? value : ''
    const message = typeof text === 'string' && text !== '' ? stripVTControlCharacters(text) : ''
    const found = message === '' ? messageIn(value) : `\n  ${message.slice(0, 1000).replaceAll('\n', '\n  ')}`
    if (found !== '') return found
  }
  return ''
}

/**
 * Failed tests of a report with their files and messages: Vitest's have `fullName` and `status` in a file with
 * `assertionResults`, Playwright's `title`, `file` and `ok`. A file that could not be loaded counts as one failed test.
 */
function failuresIn(report: unknown, file = ''): string[] {
  if (Array.isArray(report)) return report.flatMap(entry => failuresIn(entry, file))
  if (typeof report !== 'object' || report === null) return []
  const field = (name: string): unknown => Reflect.get(report, name)
  const failed = field('status') === 'failed'
  if ('fullName' in report) return failed ? [`${file} › ${report.fullName}${messageIn(report)}`] : []
  if (field('ok') === false) return [`${field('file')} › ${field('title')}${messageIn(report)}`]
  if (!('assertionResults' in report)) return Object.values(report).flatMap(entry => failuresIn(entry, file))
  const names = failuresIn(report.assertionResults, String(field('name')))
  return failed && names.length === 0 ? [String(field('name'))] : names
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const [command = '', ...rest] = args
  return (
    spawnSync(command, rest, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    }).status === 0
  )
}

/** A step that passes or fails as a whole. */
const check =
  (commands: readonly string[][], env: NodeJS.ProcessEnv = {}) =>
  (): StepResult =>
    commands.every(command => run(command, env)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A Vitest project; a file that could not be loaded counts as one failure. */
const vitest =
  (name: string, ...projects: string[]) =>
  (): StepResult => {
    const outputFile = join(reports, `${name}.json`)
    const good = run([
      'pnpm',
      'exec',
      'vitest',
      'run',
      '--config',
      'vitest.workspace.ts',
      ...projects.flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ])
    const report = read(outputFile)
    const failed = numberAt(report, 'numFailedTests')
    return {
      passed: numberAt(report, 'numPassedTests'),
      failed: Math.max(failed, good ? 0 : 1),
      failures: failuresIn(report),
    }
  }

const playwright = (name: string, folder: string) => (): StepResult => {
  const outputFile = join(reports, `${name}.json`)
  const good = run(['pnpm', 'exec', 'playwright', 'test', '-c', folder, '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile,
  })
  const report = read(outputFile)
  const passed = numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky')
  return {
    passed,
    failed: good ? 0 : Math.max(numberAt(report, 'stats', 'unexpected'), 1),
    failures: failuresIn(report),
  }
}

const steps: Readonly<Record<string, () => StepResult>> = {
  lint: check([['pnpm', 'run', 'lint']]),
  types: check([['pnpm', 'run', 'typecheck']]),
  unit: vitest('unit', 'node', 'dom'),
  backend: vitest('backend', 'backend'),
  build: check([
    ['node', 'tools/build-if-stale.ts'],
    ['pnpm', '-r', 'run', 'build:package'],
  ]),
  examples: vitest('examples', 'examples'),
  storybook: check([['pnpm', 'run', 'storybook:build']]),
  // Checks that every row of the benchmark runs, but not its speed: the machine may be busy.
  bench: check([['node', 'tools/bench.ts']], { BENCH_SECONDS: '0' }),
  components: vitest('components', 'browser', 'storybook*'),
  controls: playwright('controls', '.storybook/checks'),
  pictures: playwright('pictures', '.storybook/pictures'),
  e2e: playwright('e2e', 'apps/store'),
}

process.env.CHROMIUM_PATH = needChromium()

/**
 * What is looked at when stories change: `pnpm pictures`. Screenshots match only between browsers of one build; setting every
 * control of every story takes minutes.
 */
const onlyWhenAsked = ['controls', 'pictures']

const wanted = process.argv.slice(2)
const total = { passed: 0, failed: 0, failures: [] as string[] }
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyWhenAsked.includes(name)) continue
  const since = Date.now()
  const { passed, failed, failures = failed > 0 ? [''] : [] } = step()
  total.passed += passed
  total.failed += failed
  total.failures.push(...failures.map(failure => `${name}: ${failure}`))
  console.log(`── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - since) / 1000)} s\n`)
}
for (const failure of total.failures) console.log(`failed in ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
