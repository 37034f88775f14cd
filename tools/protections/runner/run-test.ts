import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@shop/backend/testing/postgres'
import { z } from 'zod'
import { needChromium } from '../../chromium.ts'
import type { Protection } from '../protection.ts'

type Test = Protection['caughtBy']

/** Result of a test: `message` is the first line of its error. */
export interface Result {
  outcome: 'passed' | 'failed' | 'not run'
  message: string
}

/** A copy of the repository with the environment of its backend tests. */
export interface Place {
  folder: string
  env: Readonly<Record<string, string>>
}

const RUN_TIMEOUT_MS = 10 * 60_000

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const PlaywrightResult = z.object({
  status: z.string(),
  error: z.object({ message: z.string().optional() }).optional(),
})
const Spec = z.object({ title: z.string(), tests: z.array(z.object({ results: z.array(PlaywrightResult) })) })
const Suite = z.object({
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([])
  },
})
const PlaywrightReport = z.object({ suites: z.array(Suite).default([]) })

/** Runs a command and returns its output; kills its process group after the timeout. */
async function run(folder: string, command: readonly [string, ...string[]], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...command], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const end = () => child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL')
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = (output + String(text)).slice(-20_000)
    })
  const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
  const cancel = new AbortController()
  const timeout = wait(RUN_TIMEOUT_MS, undefined, { signal: cancel.signal }).then(
    end,
    () => undefined, // cancelled: it ended in time
  )
  await closed
  process.off('exit', end)
  cancel.abort()
  await timeout
  return { output, good: child.exitCode === 0 }
}

/** Pattern that matches a title literally or as a regular expression: a title may contain brackets. */
function patternOf(title: string): string {
  const literal = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  try {
    return literal === title ? title : `${literal}|${new RegExp(title).source}`
  } catch {
    return literal // not a valid pattern
  }
}

/** Removes ANSI colours. */
const plain = (text: string) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '')
const firstLine = (text: string) => plain(text).trim().split('\n')[0] ?? ''

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // it exited before writing a report
  }
}

/** Combines several runs of a test, e.g. one per database: any failure fails it. */
function sum(results: readonly { passed: boolean; skipped: boolean; message: string }[], otherwise: string): Result {
  const run = results.filter(({ skipped }) => !skipped)
  const failed = run.find(({ passed }) => !passed)
  if (failed) return { outcome: 'failed', message: failed.message }
  return run.length > 0 ? { outcome: 'passed', message: '' } : { outcome: 'not run', message: otherwise }
}

async function runVitest(
  { folder: copy, env }: Place,
  project: string,
  file: string,
  titles: readonly string[],
): Promise<Result[]> {
  const report = join(copy, 'node_modules', '.protection.json')
  rmSync(report, { force: true })
  const options = [
    'run',
    '--config',
    'vitest.workspace.ts',
    '--project',
    project,
    file,
    '-t',
    titles.map(patternOf).join('|'),
  ]
  const { output } = await run(
    copy,
    ['node_modules/vitest/vitest.mjs', ...options, '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  const parsed = VitestReport.safeParse(readReport(report))
  const files = parsed.data?.testResults ?? []
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  return titles.map(title => {
    const pattern = new RegExp(patternOf(title))
    return sum(
      tests
        .filter(({ fullName }) => pattern.test(fullName))
        .map(({ status, failureMessages }) => ({
          passed: status === 'passed',
          skipped: !['passed', 'failed'].includes(status),
          message: firstLine(failureMessages?.[0] ?? ''),
        })),
      firstLine(files.map(({ message }) => message ?? '').join('') || output.slice(-500) || 'no such test'),
    )
  })
}

const specsOf = (suite: z.infer<typeof Suite>): z.infer<typeof Spec>[] => [
  ...suite.specs,
  ...suite.suites.flatMap(specsOf),
]

/** The steps of `pnpm build` of the store without pnpm, which would install dependencies into the copy first. */
async function build(copy: string) {
  const store = join(copy, 'apps/store')
  let result = { output: '', good: true }
  for (const step of [['node_modules/@react-router/dev/bin.cjs', 'build'], ['split-manifest.ts'], ['precompress.ts']]) {
    const [program = '', ...rest] = step
    if (result.good) result = await run(store, [program, ...rest], { NODE_ENV: 'production' })
  }
  return result
}

async function runPlaywright({ folder: copy }: Place, file: string, titles: readonly string[]): Promise<Result[]> {
  const built = await build(copy)
  if (!built.good)
    return titles.map(() => ({ outcome: 'not run', message: `the build failed: ${built.output.slice(-300)}` }))
  const report = join(copy, 'node_modules', '.protection.json')
  rmSync(report, { force: true })
  const suite = join(dirname(file), '..')
  const options = [
    'test',
    '-c',
    suite,
    relative(suite, file),
    '-g',
    titles.map(patternOf).join('|'),
    '--project=desk',
    '--retries=0',
  ]
  const { output } = await run(copy, ['node_modules/@playwright/test/cli.js', ...options, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_PORT: String(await freePort()),
    CHROMIUM_PATH: needChromium(),
  })
  const parsed = PlaywrightReport.safeParse(readReport(report))
  const specs = (parsed.data?.suites ?? []).flatMap(specsOf)
  return titles.map(title => {
    const pattern = new RegExp(patternOf(title))
    return sum(
      specs
        .filter(spec => pattern.test(spec.title))
        .flatMap(({ tests }) => tests.flatMap(test => test.results))
        .map(({ status, error }) => ({
          passed: status === 'passed',
          skipped: status === 'skipped',
          message: firstLine(error?.message ?? status),
        })),
      firstLine(output.slice(-500) || 'no such test'),
    )
  })
}

/** Runs tests of one file in a copy of the repository; results in order. */
const runFile = (place: Place, test: Test, titles: readonly string[]): Promise<Result[]> =>
  test.runner === 'vitest' ? runVitest(place, test.project, test.file, titles) : runPlaywright(place, test.file, titles)

/** Runs one test in a copy of the repository. */
export async function runTest(place: Place, test: Test): Promise<Result> {
  const [result] = await runFile(place, test, [test.title])
  if (!result) throw new Error(`${test.file}: no result of ${test.title}`)
  return result
}

/** Identifies a test. */
export const keyOf = (test: Test): string => JSON.stringify(test)

/** Runs tests, each file once; results by `keyOf`. */
export async function runTests(place: Place, tests: readonly Test[]): Promise<ReadonlyMap<string, Result>> {
  const files = new Map<string, Test[]>()
  for (const test of tests) {
    const file = JSON.stringify({ ...test, title: '' })
    files.set(file, [...(files.get(file) ?? []), test])
  }
  const results = new Map<string, Result>()
  for (const ofFile of files.values()) {
    const [first] = ofFile
    if (!first) continue
    const different = [...new Map(ofFile.map(test => [test.title, test])).values()]
    const fileResults = await runFile(
      place,
      first,
      different.map(({ title }) => title),
    )
    different.forEach((test, index) => {
      const result = fileResults[index]
      if (result) results.set(keyOf(test), result)
    })
  }
  return results
}

/** Whether the changed code does not run at all: such a failure does not prove the protection. */
export const isBroken = ({ outcome, message }: Result): boolean =>
  outcome === 'not run' ||
  /^(SyntaxError|ReferenceError|Error: (Cannot find|Failed to (load|resolve|parse)))/.test(message)
