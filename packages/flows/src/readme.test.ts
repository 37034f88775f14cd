import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)

it('runs the README’s example for Node unchanged', () => {
  const [, example = ''] = /```js\n([\s\S]+?)```/.exec(readFileSync(new URL('README.md', root), 'utf8')) ?? []
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', example], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n')).toEqual(['at once: 2', 'the shop says: 2, $2000', 'added: 2 × Jacket'])
})
