import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isTest } from './import-rules.ts'
import { filesBelow, root } from './source-files.ts'

/** Code without visible texts, which belong to words, messages, demo data, examples and tests. */
const codeFiles = ['packages', 'apps']
  .flatMap(filesBelow)
  .filter(
    file =>
      /^(packages\/(ui|flows)\/src|apps\/store\/(app|server))\/.*\.tsx?$/.test(file) &&
      !/\/(messages|words)\//.test(file) &&
      !isTest(file),
  )

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')

it('finds no Cyrillic text in components, machines and routes', () => {
  const found = codeFiles.filter(file =>
    /\p{Script=Cyrillic}{2}/u.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  )
  expect(found).toEqual([])
  expect(codeFiles.length).toBeGreaterThan(40)
})

it('finds no English text between the tags of components and routes', () => {
  const text = />\s*([A-Z][a-z]+(?: [a-z]+)*)\s*<\//
  const found = codeFiles
    .filter(file => file.endsWith('.tsx'))
    .filter(file => text.test(withoutComments(readFileSync(join(root, file), 'utf8'))))
  expect(found).toEqual([])
})
