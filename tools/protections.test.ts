import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parts } from './mutation-parts.ts'
import { filesBelow, root } from './source-files.ts'

it('docs/protections.md names existing tests', () => {
  const page = readFileSync(join(root, 'docs/protections.md'), 'utf8')
  const tests = [...page.matchAll(/^- \[.+?\]\(\.\.\/(.+?)\): /gm)].map(([, file]) => file ?? '')
  expect(tests.length).toBeGreaterThan(50)
  const wrong = tests.filter(file => !/\.(test\.tsx?|spec\.ts)$/.test(file))
  expect([...wrong, ...tests.filter(file => !existsSync(join(root, file)))]).toEqual([])
})

it('docs/specification.md names existing files, and tests by their titles', () => {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8')
  const files = ['apps', 'packages', 'tools'].flatMap(filesBelow)
  const tests = files.filter(file => /\.(test|spec)\.tsx?$|conformance\/cases/.test(file))
  const texts = tests.map(file => readFileSync(join(root, file), 'utf8')).join('\n')
  // Their first folder stands for a package: `backend/shop.ts`. Of `{rules,price}.ts` each is meant.
  const named = [...page.matchAll(/`[\w-]+\/([\w/.{},-]+\.(?:tsx?|css))`/g)].flatMap(([, file = '']) => {
    const [before = '', list, after = ''] = file.split(/[{}]/)
    return list === undefined ? [file] : list.split(',').map(part => before + part + after)
  })
  expect(named.length).toBeGreaterThan(400)
  expect(named.filter(file => !files.some(path => path.endsWith(`/${file}`)))).toEqual([])
  // «…» stands for what differs between tests of one title, and a case of the conformance suite is named with its group.
  const titles = [...page.matchAll(/(?:ts|tsx)`((?: «.+?»,?)+)/g)].flatMap(
    ([, list = '']) => list.match(/(?<=«).+?(?=»,? «|»,?$)/g) ?? [],
  )
  const parts = titles.flatMap(title => title.replace(/^[\w ]+: /, '').split('…')).filter(Boolean)
  expect(parts.filter(part => !texts.includes(part.trim()))).toEqual([])
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
