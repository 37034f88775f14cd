import { describe, test } from 'vitest'
import { keyboard } from './keyboard.ts'

type Table = typeof keyboard

/** Title of a row: `Enter, Space → presses it`. */
type RowTitle<Row> = Row extends readonly [infer Key extends string, infer Deed extends string]
  ? `${Key} → ${Deed}`
  : never

/**
 * Runs one test for each row of a component's keyboard table. A row without a test and a test without a row fail, in the
 * compiler and here.
 */
export function keyboardRows<Component extends keyof Table>(
  component: Component,
  deeds: Record<RowTitle<Table[Component][number]>, () => Promise<void>>,
): void {
  const titles = keyboard[component].map(([key, deed]) => `${key} → ${deed}`)
  const tests = new Map(Object.entries<() => Promise<void>>(deeds))
  const missing = titles.filter(title => !tests.has(title))
  const surplus = [...tests.keys()].filter(title => !titles.includes(title))
  if (missing.length > 0) throw new Error(`keyboardRows('${component}') has no test for: ${missing.join('; ')}`)
  if (surplus.length > 0) throw new Error(`keyboardRows('${component}') has no row for: ${surplus.join('; ')}`)
  describe(`keys of ${component}`, () => {
    for (const [title, deed] of tests) test(title, deed)
  })
}
