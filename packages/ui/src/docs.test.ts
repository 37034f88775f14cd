import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notes } from '../../../.storybook/notes.ts'
import { keyboard } from './testing/keyboard.ts'

test('every component with stories says which keys it has, what to mind and when not to use it', () => {
  const told = globSync('*/*.stories.tsx', { cwd: import.meta.dirname }).map(file => file.split('/')[0])
  expect(Object.keys(notes).sort()).toEqual([...new Set(told)].sort())
})

test('the keys on a docs page are the ones that are tried', () => {
  expect(Object.fromEntries(Object.entries(notes).map(([name, note]) => [name, note.keys]))).toEqual(keyboard)
})
