import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './source-files.ts'

it('docs/protections.md names existing tests', () => {
  const page = readFileSync(join(root, 'docs/protections.md'), 'utf8')
  const tests = [...page.matchAll(/^- \[.+?\]\(\.\.\/(.+?)\): /gm)].map(([, file]) => file ?? '')
  expect(tests.length).toBeGreaterThan(50)
  const wrong = tests.filter(file => !/\.(test\.tsx?|spec\.ts)$/.test(file))
  expect([...wrong, ...tests.filter(file => !existsSync(join(root, file)))]).toEqual([])
})
