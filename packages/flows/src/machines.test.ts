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

  it('is exported by the package, unless it is a part of another machine', () => {
    const isExported = read('../package.json').includes(`"./${folder}": "./src/${folder}/index.ts"`)
    const isPart = folders.some(
      other =>
        other !== folder &&
        globSync(`${other}/*.ts`, { cwd: here }).some(file => imports(read(file), `../${folder}/machine.ts`)),
    )
    expect(isExported || isPart).toBe(true)
  })
})
