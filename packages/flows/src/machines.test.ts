import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(`${here}${path}`, 'utf8')

/** Every folder of the package with a machine in it. */
const folders = globSync('*/machine.ts', { cwd: here }).map(path => path.split('/')[0] ?? '')

/** The module a test gets a machine from: `./cart/machine.ts` beside the folders, `./machine.ts` within one. */
const imports = (text: string, module: string) => text.includes(`from '${module}'`)

describe.each(folders)('the machine of %s', folder => {
  it('has a generated statechart and is validated', () => {
    expect(imports(read('statecharts.test.ts'), `./${folder}/machine.ts`)).toBe(true)
    expect(existsSync(`${here}${folder}/statechart.md`)).toBe(true)
  })

  it('has a test of all its paths', () => {
    const own = `${folder}/paths.test.ts`
    const isGone =
      imports(read('paths.test.ts'), `./${folder}/machine.ts`) ||
      (existsSync(`${here}${own}`) && imports(read(own), './machine.ts') && read(own).includes('testAllPaths('))
    expect(isGone).toBe(true)
  })

  it('is exported with the type of its snapshots and the view of one', () => {
    const manifest = read('../package.json')
    for (const entry of ['machine', 'view']) expect(manifest).toContain(`"./${folder}/${entry}": "./src/${folder}/`)
    expect(read(`${folder}/machine.ts`)).toMatch(/export type \w+MachineSnapshot = SnapshotFrom</)
  })

  it('is in the list of the README', () => {
    const [, machine = ''] = /^export const (\w+Machine)\b/m.exec(read(`${folder}/machine.ts`)) ?? []
    expect(read('../README.md')).toContain(`| \`@shop/flows/${folder}/machine\` | \`${machine}\` |`)
  })
})
