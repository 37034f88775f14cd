import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notes } from '../../../.storybook/notes.ts'
import { keyboard } from './testing/keyboard.ts'

test('every component with stories documents its keys, its accessibility and when not to use it', () => {
  const documented = globSync('*/*.stories.tsx', { cwd: import.meta.dirname }).map(file => file.split('/')[0])
  expect(Object.keys(notes).sort()).toEqual([...new Set(documented)].sort())
})

test('the page of all parts has every component with stories, each with its other names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../.storybook/guide/all-parts.mdx'), 'utf8')
  const entries = Array.from(
    page.matchAll(/^### [^:\n]+: .+\n\n<PartSample of="([\w-]+)" \/>$/gm),
    ([, part = '']) => part,
  )
  expect(entries.sort()).toEqual(Object.keys(notes).sort())
})

test('the keys on a docs page are the tested ones', () => {
  expect(Object.fromEntries(Object.entries(notes).map(([name, note]) => [name, note.keys]))).toEqual(keyboard)
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
