import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parts } from './mutation-parts.ts'
import { root } from './source-files.ts'

it('docs/protections.md names existing tests', () => {
  const page = readFileSync(join(root, 'docs/protections.md'), 'utf8')
  const tests = [...page.matchAll(/^- \[.+?\]\(\.\.\/(.+?)\): /gm)].map(([, file]) => file ?? '')
  expect(tests.length).toBeGreaterThan(50)
  const wrong = tests.filter(file => !/\.(test\.tsx?|spec\.ts)$/.test(file))
  expect([...wrong, ...tests.filter(file => !existsSync(join(root, file)))]).toEqual([])
})

describe('the mutation tests', () => {
  it('run every night on every part', () => {
    const matrix = /part: \[(.+)\]/.exec(readFileSync(join(root, '.github/workflows/night.yml'), 'utf8'))?.[1]
    expect(matrix?.split(', ')).toEqual(Object.keys(parts))
  })

  it('name existing files', () => {
    const patterns = Object.values(parts).flatMap(({ mutated, tests }) => [...mutated, ...tests])
    const named = patterns.filter(pattern => !pattern.startsWith('!'))
    expect(named.filter(pattern => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
  })
})
