import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeCallouts } from '../../../.storybook/docs/anatomy-boxes.ts'
import { changesOf, releasesOf, sinceOf } from '../../../.storybook/docs/changes.ts'
import { pageScopes } from '../../../.storybook/docs/pages.ts'
import { partDocs, partNames } from '../../../.storybook/docs/part-props.ts'
import { boundsIn, sizesIn } from '../../../.storybook/docs/sizes.ts'
import { stableParts } from '../../../.storybook/docs/status.ts'
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
    page.matchAll(/^### [^:\n]+: .+\n\n(?:[A-Z].+\n\n)?<PartSample of="([\w-]+)" \/>$/gm),
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

describe('the tables of props', () => {
  const docs = partDocs(import.meta.dirname)
  const propsOf = (component: string) => docs[component]?.props.map(({ name }) => name)

  test('have every exported component', () => {
    const indexes = globSync('*/*.tsx', { cwd: import.meta.dirname }).filter(
      file => !/\.(stories|test|browser|ssr|examples|usage)\.|^(internal|testing)\//.test(file),
    )
    const exported = indexes.flatMap(file =>
      Array.from(
        readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm),
        ([, name = '']) => name,
      ),
    )
    expect(exported.length).toBeGreaterThan(200)
    expect(exported.filter(name => !docs[name])).toEqual([])
  })

  test('have inherited props, without those that a component omits', () => {
    expect(propsOf('PasswordField')).toEqual(expect.arrayContaining(['label', 'hint', 'error', 'visibilityIcons']))
    expect(propsOf('RadioGroup')).toEqual(expect.arrayContaining(['label', 'hint', 'error']))
    expect(propsOf('RadioGroup')).not.toContain('valid')
    expect(propsOf('SearchComboboxField')).not.toContain('state')
    const placement = docs.DrawerContent?.props.find(({ name }) => name === 'placement')
    expect(placement?.type).toBe("'start' | 'end'")
    expect(placement?.fallback).toBe("'start'")
  })

  test('list the parts of every page, each with its props', () => {
    const names = partNames(import.meta.dirname)
    expect(names.drawer).toContainEqual({ name: 'Drawer.Root', ownName: 'ModalRoot' })
    expect(names.field?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Field.Root', 'CheckboxField']))
    const documented = [...pages.values()].flatMap(file => names[file.split('/')[0] ?? ''] ?? [])
    expect(documented.length).toBeGreaterThan(150)
    expect(documented.filter(({ ownName }) => !docs[ownName]).map(({ name }) => name)).toEqual([])
  })

  test('name only components that exist where a folder has several pages', () => {
    const named = Object.values(pageScopes).flatMap(({ components }) => components)
    expect(named.filter(name => !docs[name])).toEqual([])
  })
})

describe('status, sizes and changes of a part', () => {
  const folders = new Set([...pages.values()].map(file => file.split('/')[0] ?? ''))

  test('no status is left of a part that is gone', () => {
    expect([...stableParts].filter(part => !folders.has(part))).toEqual([])
  })

  test('are read from the tables of the README and of the size test', () => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
    const sizes = sizesIn(read('../README.md'))
    const bounds = boundsIn(read('size.test.ts'))
    expect(sizes.length).toBeGreaterThan(45)
    expect(sizes.map(({ name }) => name).sort()).toEqual([...bounds.keys()].sort())
    expect(sizes.find(({ name }) => name === 'combobox')?.late).toBeGreaterThan(10)
    expect(sizes.every(({ group }) => group !== '')).toBe(true)
  })

  const changelog =
    '# @shop/ui\n\n## 0.2.0\n\n### Minor changes\n\n- Tabs: Home and End. `SizeChart` is scrolled by arrows.\n\n## 0.1.0\n\n- First release.\n'
  const note = (name: string, text: string) => `---\n'${name}': minor\n---\n\n${text}\n`
  const releases = releasesOf(
    '@shop/ui',
    [note('@shop/ui', 'New components: gallery zoom and drawer.'), note('@shop/flows', 'Tabs tell each other.')],
    changelog,
  )

  test('a change is shown on the page of the part that it mentions', () => {
    expect(changesOf('size-chart', releases)).toEqual([
      { version: '0.2.0', changes: ['`SizeChart` is scrolled by arrows.'] },
    ])
    expect(changesOf('tabs', releases)).toEqual([{ version: '0.2.0', changes: ['Tabs: Home and End.'] }])
    expect(changesOf('gallery', releases)).toEqual([])
  })

  test('a part exists since the version that introduces it', () => {
    expect(sinceOf('drawer', releases)).toBeNull()
    expect(sinceOf('gallery-zoom', releases)).toBeNull()
    expect(sinceOf('gallery', releases)).toBe('0.1.0')
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
