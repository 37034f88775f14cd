import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { componentsIn } from '../../../.storybook/docgen.ts'
import { placeCallouts } from '../../../.storybook/docs/anatomy-boxes.ts'
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

test('the page of all parts has every component with stories, each with its other names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../.storybook/guide/all-parts.mdx'), 'utf8')
  const entries = Array.from(
    page.matchAll(/^### [^:\n]+: .+\n\n(?:[A-Z].+\n\n)?<PartSample of="([\w-]+)" \/>$/gm),
    ([, part = '']) => part,
  )
  expect(entries.sort()).toEqual([...pages.keys()].sort())
})

test('every folder with pages has its keys', () => {
  const folders = new Set([...pages.values()].map(file => file.split('/')[0]))
  expect(Object.keys(keyboard).sort()).toEqual([...folders].sort())
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

describe('the tables of props', () => {
  const docs = componentsIn(import.meta.dirname)
  const propsOf = (component: string) => Object.keys(docs.get(component)?.props ?? {})

  test('have every exported component', () => {
    const files = globSync('*/*.tsx', { cwd: import.meta.dirname }).filter(
      file => !/\.(stories|test|browser|ssr|examples|usage)\.|^(internal|testing)\//.test(file),
    )
    const exported = files.flatMap(file =>
      Array.from(
        readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^export function ([A-Z][a-z]\w*)/gm),
        ([, name = '']) => name,
      ),
    )
    expect(exported.length).toBeGreaterThan(150)
    expect(exported.filter(name => !docs.has(name))).toEqual([])
  })

  test('have inherited props, without those that a component omits and native ones', () => {
    expect(propsOf('PasswordField')).toEqual(expect.arrayContaining(['label', 'hint', 'error', 'visibilityIcons']))
    expect(propsOf('PasswordField')).not.toContain('onClick')
    expect(propsOf('RadioGroup')).toEqual(expect.arrayContaining(['label', 'hint', 'error']))
    expect(propsOf('RadioGroup')).not.toContain('valid')
    expect(propsOf('SearchComboboxField')).not.toContain('state')
  })
})

test('the numbers of an anatomy drawing never cover each other', () => {
  const boxes = Array.from({ length: 12 }, (_, index) => ({
    name: `part-${index}`,
    x: 100,
    y: 10,
    width: 20,
    height: 8,
  }))
  const callouts = placeCallouts(boxes, 800)
  expect(callouts.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
    boxes.map((_, index) => index + 1),
  )
  for (const { side, y, number } of callouts)
    for (const other of callouts)
      if (other.side === side && other.number !== number) expect(Math.abs(other.y - y)).toBeGreaterThanOrEqual(24)
})
