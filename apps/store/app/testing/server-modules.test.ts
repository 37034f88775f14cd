import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exportedNames } from '../../../../.storybook/without-server.ts'

const modules = import.meta.glob('../{features,platform,shell}/**/*.server.{ts,tsx}')

it('are known to the stories of pages by all their names', async () => {
  expect(Object.keys(modules).length).toBeGreaterThan(50)
  for (const [path, load] of Object.entries(modules)) {
    const names = exportedNames(readFileSync(new URL(path, import.meta.url), 'utf8'))
    expect(names.toSorted(), path).toEqual(Object.keys(Object(await load())).toSorted())
  }
})
