import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notes } from '../../../.storybook/notes.ts'
import { keyboard } from './testing/keyboard.ts'

/** Files beside the parts that end so, by page: `checkbox` → `field/checkbox.stories.tsx`. */
const pagesWith = (ending: string) =>
  new Map(
    globSync(`*/*${ending}`, { cwd: import.meta.dirname }).map(file => [
      file.split('/')[1]?.slice(0, -ending.length) ?? '',
      file,
    ]),
  )
const pages = pagesWith('.stories.tsx')

test('every page of stories documents its keys, its accessibility and when not to use it', () => {
  expect(Object.keys(notes).sort()).toEqual([...pages.keys()].sort())
})

test('the page of all parts has every component with stories, each with its other names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../.storybook/guide/all-parts.mdx'), 'utf8')
  const entries = Array.from(
    page.matchAll(/^### [^:\n]+: .+\n\n<PartSample of="([\w-]+)" \/>$/gm),
    ([, part = '']) => part,
  )
  expect(entries.sort()).toEqual(Object.keys(notes).sort())
})

test('the keys on a docs page are the tested ones, and none is missing', () => {
  const shown = new Map<string, Set<unknown>>()
  for (const [page, { keys }] of Object.entries(notes)) {
    const folder = pages.get(page)?.split('/')[0] ?? ''
    shown.set(folder, new Set([...(shown.get(folder) ?? []), ...keys]))
  }
  expect(Object.fromEntries([...shown].map(([folder, keys]) => [folder, [...keys]]))).toEqual(keyboard)
})

/** Members of the exported interfaces of a module, with their doc comments. */
function membersOf(code: string): [name: string, documented: string][] {
  return Array.from(code.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)).flatMap(([, type, body = '']) =>
    Array.from(
      body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/).)*)\*\/\n)?^ {2}['"]?([\w-]+)['"]?\??:/gms),
      ([, comment = '', member]): [string, string] => [
        `${type}.${member}`,
        comment.replace(/@default[^\n]*/, '').replaceAll(/[\s*]/g, ''),
      ],
    ),
  )
}

test('every prop has a doc comment', () => {
  const parts = globSync('*/*.tsx', { cwd: import.meta.dirname }).filter(
    file => !/stories|test|examples|^internal/.test(file),
  )
  const members = parts.flatMap(file => membersOf(readFileSync(join(import.meta.dirname, file), 'utf8')))
  expect(members.length).toBeGreaterThan(200)
  expect(members.filter(([, documented]) => documented === '').map(([name]) => name)).toEqual([])
})
