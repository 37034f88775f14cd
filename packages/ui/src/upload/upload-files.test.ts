import { expect, test } from 'vitest'
import { addFiles, formatSize, isAccepted, removeFile } from './upload-files.ts'

const file = (name: string, type: string, size = 3) => new File(['x'.repeat(size)], name, { type })

test.each([
  ['image/jpeg', 'a.jpg', 'image/jpeg,image/png', true],
  ['image/gif', 'a.gif', 'image/jpeg,image/png', false],
  ['image/gif', 'a.gif', 'image/*', true],
  ['', 'INVOICE.PDF', '.pdf', true],
  ['', 'a.exe', '.pdf', false],
  ['text/plain', 'a.txt', undefined, true],
  ['text/plain', 'a.txt', ' ', true],
])('a file of type «%s» named %s with accept «%s»: %s', (type, name, accept, expected) => {
  expect(isAccepted(file(name, type), accept)).toBe(expected)
})

test('files beyond a limit are in the list with their issue, and do not count', () => {
  const limits = { accept: 'image/*', maxFiles: 2, maxSize: 5 }
  const chosen = [file('a.txt', 'text/plain'), file('b.png', 'image/png', 9)]
  const fitting = ['c.png', 'd.png', 'e.png'].map(name => file(name, 'image/png'))
  const files = addFiles([], [...chosen, ...fitting], limits, 'waiting')
  expect(files.map(({ name, status, issue }) => [name, status, issue])).toEqual([
    ['a.txt', 'failed', 'type'],
    ['b.png', 'failed', 'size'],
    ['c.png', 'waiting', undefined],
    ['d.png', 'waiting', undefined],
    ['e.png', 'failed', 'count'],
  ])
  expect(new Set(files.map(({ id }) => id)).size).toBe(5)
  const [, , c] = files
  const left = removeFile(files, c?.id ?? 0, limits, 'waiting')
  expect(left.at(-1)).toMatchObject({ name: 'e.png', status: 'waiting', issue: undefined })
  expect(left).toHaveLength(4)
})

test('sizes are written in the language, with no-break spaces', () => {
  expect(formatSize(0, 'en')).toBe('0\u00a0byte')
  expect(formatSize(2_400_000, 'en')).toBe('2.4\u00a0MB')
  expect(formatSize(2_400_000, 'uk')).toBe('2,4\u00a0МБ')
  expect(formatSize(12_300_000, 'uk')).toBe('12\u00a0МБ')
})
