import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportEntries, reports } from '../api-report.ts'
import { componentDocs } from '../component-docs.ts'

// The declarations as `build.ts` writes them, in a folder of their own.
const home = join(import.meta.dirname, '..')
const declarations = mkdtempSync(join(tmpdir(), 'shop-ui-declarations-'))
beforeAll(() => {
  for (const project of ['tsconfig.build.json', 'tsconfig.theme.json'])
    execFileSync(
      join(home, 'node_modules/.bin/tsc'),
      ['-p', project, '--emitDeclarationOnly', '--outDir', declarations],
      { cwd: home },
    )
})
afterAll(() => rmSync(declarations, { recursive: true, force: true }))

test('the public API matches its report; `pnpm --filter @shop/ui api:write` accepts a change', () => {
  const written = Object.fromEntries(
    globSync('*.md', { cwd: reports }).map(file => [file, readFileSync(join(reports, file), 'utf8')]),
  )
  expect(written).toEqual(reportEntries(declarations))
  const names = Object.values(written)
    .join('\n')
    .match(/(?<=^export declare (?:const|function) )\w+/gm)
  expect(names).toEqual(expect.arrayContaining(['ComboboxRoot', 'phoneMask', 'vars', 'formatDate']))
  // Modules behind an entry have exports of their own: they are no part of the API.
  for (const internal of ['matchedText', 'useComboboxInput', 'schemeVars', 'keepForeign'])
    expect(names).not.toContain(internal)
})

test('the list of components shows every example as it is compiled', async () => {
  expect(readFileSync(join(home, 'docs/components.md'), 'utf8')).toBe(await componentDocs(declarations))
})
