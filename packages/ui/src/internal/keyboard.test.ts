import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyboard } from '../testing/keyboard.ts'

const source = join(import.meta.dirname, '..')

test('every component with keys has one browser test of its table', () => {
  const tried = globSync('**/*.browser.test.tsx', { cwd: source })
    .map(file => readFileSync(join(source, file), 'utf8'))
    .flatMap(text => [...text.matchAll(/^testKeyboard\('([\w-]+)'/gm)].map(([, component]) => component))
  const withKeys = Object.entries(keyboard).flatMap(([component, rows]) => (rows.length > 0 ? [component] : []))
  expect(tried.sort()).toEqual(withKeys.sort())
})
