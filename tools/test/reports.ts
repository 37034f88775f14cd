// Reads the JSON reports of Vitest and Playwright.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface StepResult {
  passed: number
  failed: number
  /** Failed tests with their files and messages, repeated at the end of the log. */
  failures?: readonly string[]
  /** Tests that passed only at the second try. */
  flaky?: readonly string[]
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

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

/** Tests that passed only at the second try: Vitest's have messages of failures, Playwright's are called flaky. */
function flakyIn(report: unknown, file = ''): string[] {
  if (Array.isArray(report)) return report.flatMap(entry => flakyIn(entry, file))
  if (typeof report !== 'object' || report === null) return []
  const field = (name: string): unknown => Reflect.get(report, name)
  if ('fullName' in report) {
    const messages = field('failureMessages')
    const failedBefore = Array.isArray(messages) && messages.length > 0
    return field('status') === 'passed' && failedBefore ? [`${file} › ${report.fullName}`] : []
  }
  if (field('status') === 'flaky') return [`${file} (${field('projectName')})`]
  const inside =
    'assertionResults' in report
      ? String(field('name'))
      : 'tests' in report
        ? `${field('file')} › ${field('title')}`
        : file
  return Object.values(report).flatMap(entry => flakyIn(entry, inside))
}

/** Result of a Vitest run. A file that could not be loaded counts as one failure. */
export function vitestResult(file: string, good: boolean): StepResult {
  const report = readReport(file)
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: Math.max(numberAt(report, 'numFailedTests'), good ? 0 : 1),
    failures: failuresIn(report),
    flaky: flakyIn(report),
  }
}

/** Result of a Playwright run. */
export function playwrightResult(file: string, good: boolean): StepResult {
  const report = readReport(file)
  return {
    passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
    failed: good ? 0 : Math.max(numberAt(report, 'stats', 'unexpected'), 1),
    failures: failuresIn(report),
    flaky: flakyIn(report),
  }
}

const Own = z.object({ passed: z.number(), failed: z.number(), failures: z.array(z.string()) })

/** Result that a program wrote itself; one that ended without it failed. */
export function ownResult(file: string, good: boolean): StepResult {
  const report = Own.safeParse(readReport(file))
  if (!report.success) return { passed: 0, failed: 1 }
  return { ...report.data, failed: Math.max(report.data.failed, good ? 0 : 1) }
}
