import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { undocumented } from '../../../.storybook/anatomy.ts'
import { WithLanguage } from './testing/examples.tsx'

// Example code of the docs pages: whole files, type-checked with the rest, rendered here.

interface ExampleModule {
  Example: () => ReactElement
}
const modules = import.meta.glob<ExampleModule>('./*/*.examples.tsx', { eager: true })
const texts = import.meta.glob<string>('./*/*.examples.tsx', { eager: true, query: '?raw', import: 'default' })
const indexes = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true })
const stories = Object.keys(import.meta.glob('./*/*.stories.tsx'))
const folderOf = (path: string) => path.split('/')[1] ?? ''
const pageOf = (path: string) => path.split('/')[2]?.split('.')[0] ?? ''

/** Parts of a namespace as they are written in JSX: `Modal.Root`. */
const partsOf = (folder: string) =>
  Object.entries(indexes[`./${folder}/index.ts`] ?? {}).flatMap(([space, value]) =>
    typeof value === 'object' && value !== null && Reflect.get(value, Symbol.toStringTag) === 'Module'
      ? Object.keys(value).map(part => `${space}.${part}`)
      : [],
  )

const errors = vi.spyOn(console, 'error')
const warnings = vi.spyOn(console, 'warn')
beforeEach(() => {
  errors.mockClear()
  warnings.mockClear()
})
afterEach(cleanup)

test('every page of stories has an example', () => {
  expect(Object.keys(modules).map(pageOf).sort()).toEqual(stories.map(pageOf).sort())
  expect([...new Set(stories.map(folderOf))].flatMap(partsOf).length).toBeGreaterThan(100)
})

describe.each(Object.entries(modules).map(([path, module]) => [pageOf(path), path, module] as const))(
  '%s',
  (page, path, { Example }) => {
    const folder = folderOf(path)
    const text = texts[path] ?? ''

    test('imports only published entries, including its own subpath', () => {
      const sources = [...text.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source)
      expect(sources).toContain(`@shop/ui/${folder}`)
      expect(sources.filter(source => source !== 'react' && !source.startsWith('@shop/ui/'))).toEqual([])
    })

    test.runIf(page === folder)('uses every part of its namespace', () => {
      expect(partsOf(folder).filter(part => !text.includes(`<${part}`))).toEqual([])
    })

    test('renders without errors or warnings', async () => {
      render(
        <WithLanguage locale="en">
          <Example />
        </WithLanguage>,
      )
      await waitFor(() => expect(document.querySelector('[data-scope]')).not.toBeNull())
      expect(undocumented(document.body)).toEqual([])
      expect(errors.mock.calls).toEqual([])
      expect(warnings.mock.calls).toEqual([])
    })
  },
)
