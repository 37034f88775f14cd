import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, root, testFiles } from './source-files.ts'

/** Code without visible texts, which belong to words, messages, examples and tests. */
const codeFiles = ['packages', 'apps']
  .flatMap(filesBelow)
  .filter(
    file =>
      /^(packages\/(ui|flows)\/src|apps\/store\/(app|server))\/.*\.tsx?$/.test(file) &&
      !/\/(messages|words)\//.test(file) &&
      !testFiles.test(file),
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

/** Names that the field's terms have replaced: each stands for something that has another name here. */
const replacedNames =
  /\b(basket|carryOut|carryOver|chooseWay|deadLink|elsePost|errand|faultsOf|goEveryWay|holdCart|holdStock|housekeeping|isAgreed|isKept|isWoken|judge[A-Z]\w*|keepInput|keepPage|keepStep|makeDue|overheard|patientFetch|punish|sealInlineScripts|takeTurn|unbroken|useLate|[wW]aysIn\w*)\b|bars\.md/
const replacedFileNames =
  /(^|\/)(any|buying|choosing|heads|held|keep|no-mix|own|quiet)-?[\w-]*\.spec\.ts$|(-gone|-troubles|-together)\./

it('finds no replaced name in code, comments and file names', () => {
  const files = ['packages', 'apps', 'tools', '.storybook']
    .flatMap(filesBelow)
    .filter(
      file => /\.(ts|tsx|mjs|css)$/.test(file) && !/\/(messages|words)\//.test(file) && file !== 'tools/words.test.ts',
    )
  const found = files.flatMap(file => {
    const [name] = replacedNames.exec(readFileSync(join(root, file), 'utf8')) ?? []
    return name === undefined && !replacedFileNames.test(file) ? [] : [`${file}: ${name ?? 'its name'}`]
  })
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})
