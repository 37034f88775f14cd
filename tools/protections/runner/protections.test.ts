import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../source-files.ts'
import type { Protection } from '../protection.ts'
import { allProtections } from './all.ts'
import { bars, coming } from './bars.ts'
import { pageNow, pageOf } from './page.ts'
import { placeOf } from './scratch.ts'

let protections: readonly Protection[]
beforeAll(async () => {
  protections = await allProtections()
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The words of a title that must stand in the file; names of calls and databases are filled in by `each`. */
const titleWords = (title: string) => title.replaceAll(/\/\S+|PGlite|Postgres/g, '').match(/\p{L}{3,}/gu) ?? []

describe('the list of protections', () => {
  it('has changes that can be applied: each `find` occurs once in its file', () => {
    for (const { removal } of protections) for (const change of removal) placeOf(read(change.file), change)
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
    const listed = new Set([...protections, ...coming].map(({ bar }) => bar))
    expect(bars.map((_, index) => index + 1).filter(bar => !listed.has(bar))).toEqual([])
  })

  it('matches docs/protections.md, which `node tools/protections/runner/page.ts` generates', () => {
    expect(pageNow()).toBe(pageOf(protections))
  })
})
