import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest } from './import-rules.ts'
import { filesBelow, root } from './source-files.ts'

/** Code that a shopper reads nothing of: what is said stands in words, messages, demo data, examples and tests. */
const silent = ['packages', 'apps']
  .flatMap(filesBelow)
  .filter(
    file =>
      /^(packages\/(ui|flows)\/src|apps\/store\/(app|server))\/.*\.tsx?$/.test(file) &&
      !/\/(messages|words)\//.test(file) &&
      !isTest(file),
  )

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')

it('no component, machine or route holds a word of a language', () => {
  const spoken = silent.filter(file =>
    /\p{Script=Cyrillic}{2}/u.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  )
  expect(spoken).toEqual([])
  expect(silent.length).toBeGreaterThan(40)
})

it('English words stand in words too: no visible text between the tags of a route or component', () => {
  const text = />\s*([A-Z][a-z]+(?: [a-z]+)*)\s*<\//
  const spoken = silent
    .filter(file => file.endsWith('.tsx'))
    .filter(file => text.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
  expect(spoken).toEqual([])
})
