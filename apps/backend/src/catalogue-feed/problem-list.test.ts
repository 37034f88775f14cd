import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ProblemList } from './problem-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'problems-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes each problem to the report as one line, which neither acts on a terminal nor hides anything', async () => {
  const report = join(folder, 'report.txt')
  const problems = new ProblemList(1, report)
  problems.add({ line: 7, offer: 'A\u001b[2J', field: 'price', message: '«1\u202e2\u009b31m» is no price.' })
  problems.add({ line: 8, offer: '', field: 'param a\u2028line 9', message: 'Куртка\r\nline 10, price: fine' })
  await problems.close()
  expect(readFileSync(report, 'utf8').split('\n')).toEqual([
    String.raw`line 7, offer A\u001b[2J, price: «1\u202e2\u009b31m» is no price.`,
    'line 8, param a ⏎ line 9: Куртка ⏎ line 10, price: fine',
    '',
  ])
})
