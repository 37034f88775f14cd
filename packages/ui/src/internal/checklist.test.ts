import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '../..')
const rows = readFileSync(join(home, 'docs/browser-checklist.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.endsWith('| Proof |') && !line.startsWith('| ---'))
  .map(line => line.slice(2, -2).split(' | '))
  .map(([what = '', proof = '']) => ({ what, proofs: proof.split(/; (?=[\w.-]+(?:\/|\.test))/) }))

/** Titles of the tests in a file: `test('…'`, one of a list, a row of a keyboard table. */
function titles(file: string): string[] {
  const text = readFileSync(join(home, 'src', file), 'utf8')
  return [...text.matchAll(/^ *(?:test\(|describe\(|\]\)\(|'(?=.* → .*': async))'?([^'\n]+)'/gm)].map(
    ([, title = '']) => title,
  )
}

test('the checklist is parsed', () => {
  expect(rows.length).toBeGreaterThan(70)
})

test.each(rows)('$what: its proof exists', ({ proofs }) => {
  for (const proof of proofs) {
    const [place = '', title] = proof.split(' › ')
    if (title === undefined) expect(existsSync(join(home, '../..', place)), place).toBe(true)
    else expect(titles(place)).toContain(title)
  }
})
