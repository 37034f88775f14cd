import { describe, test } from 'vitest'
import { keyboard } from './keyboard.ts'

type Table = typeof keyboard

/** Title of a row: `Enter, Space → presses it`. */
type RowTitle<Row> = Row extends readonly [infer Key extends string, infer Action extends string]
  ? `${Key} → ${Action}`
  : never

/**
 * Runs one test for each row of a component's keyboard table. A row without a test and a test without a row fail, in the
 * compiler and here.
 */
export function testKeyboard<Component extends keyof Table>(
  component: Component,
  rows: Record<RowTitle<Table[Component][number]>, () => Promise<void>>,
): void {
  const titles = keyboard[component].map(([key, action]) => `${key} → ${action}`)
  const tests = new Map(Object.entries<() => Promise<void>>(rows))
  const missing = titles.filter(title => !tests.has(title))
  const surplus = [...tests.keys()].filter(title => !titles.includes(title))
  if (missing.length > 0) throw new Error(`testKeyboard('${component}') has no test for: ${missing.join('; ')}`)
  if (surplus.length > 0) throw new Error(`testKeyboard('${component}') has no row for: ${surplus.join('; ')}`)
  describe(`keys of ${component}`, () => {
    for (const [title, action] of tests) test(title, action)
  })
}
