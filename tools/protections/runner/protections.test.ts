import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../source-files.ts'
import type { Protection } from '../protection.ts'
import { allProtections } from './all.ts'
import { pageOf, readPage } from './page.ts'
import { indexOfChange } from './scratch.ts'
import { planned, sectionTitles } from './sections.ts'

let protections: readonly Protection[]
beforeAll(async () => {
  protections = await allProtections()
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Words of a title that the file must contain; names of calls and databases are inserted by `it.each`. */
const titleWords = (title: string) => title.replaceAll(/\/\S+|PGlite|Postgres/g, '').match(/\p{L}{3,}/gu) ?? []

describe('the list of protections', () => {
  it('has changes that can be applied: each `find` occurs once in its file', () => {
    for (const { removal } of protections) for (const change of removal) indexOfChange(read(change.file), change)
  })

  it('has no empty and no duplicate changes', () => {
    for (const { removal } of protections) for (const { find, replace } of removal) expect(replace).not.toBe(find)
    const changes = protections.map(({ removal, caughtBy }) => JSON.stringify([removal, caughtBy]))
    expect(new Set(changes).size).toBe(changes.length)
  })

  it('names existing tests that `npm test` runs', () => {
    for (const { caughtBy } of protections) {
      const text = read(caughtBy.file)
      const missing = titleWords(caughtBy.title).filter(word => !text.includes(word))
      expect([caughtBy.file, caughtBy.title, missing]).toEqual([caughtBy.file, caughtBy.title, []])
      expect(caughtBy.file).toMatch(caughtBy.runner === 'playwright' ? /\/e2e\/.*\.spec\.ts$/ : /\.test\.tsx?$/)
    }
  })

  it('covers every requirement or names the feature it depends on', () => {
    const listed = new Set([...protections, ...planned].map(({ section }) => section))
    expect(sectionTitles.map((_, index) => index + 1).filter(section => !listed.has(section))).toEqual([])
  })

  it('matches docs/protections.md, which `node tools/protections/runner/page.ts` generates', () => {
    expect(readPage()).toBe(pageOf(protections))
  })
})
