import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  checkPublishable,
  checkTypes,
  filesIn,
  hasRegistry,
  install,
  manifestIn,
  missingFromReadme,
  pinned,
  run,
  textIn,
  tool,
} from '../../../tools/packed-package.ts'

const place = mkdtempSync(join(tmpdir(), 'shop-contract-'))
const tarball = inject('tarballs').contract

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the published @shop/contract', () => {
  it('passes publint', () => {
    expect(checkPublishable(tarball)).toContain('All good!')
  }, 30_000)

  it('has types that resolve for every entry', () => {
    expect(() => checkTypes(tarball)).not.toThrow()
  }, 60_000)

  it('contains the build alone: no sources, no tests, nothing of an earlier build', () => {
    const files = filesIn(tarball)
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']))
    expect(files.filter(file => /\.test\.|tsconfig|^src\//.test(file))).toEqual([])
    expect(files).not.toContain('dist/customer.js')
  })

  it('has every file and entry that its README links, names or imports, and a changelog', () => {
    expect(missingFromReadme(tarball)).toEqual([])
    expect(filesIn(tarball)).toContain('CHANGELOG.md')
  })

  it('has comments that name no document outside of it', () => {
    const types = filesIn(tarball).filter(file => file.endsWith('.d.ts'))
    const named = types.filter(file => /spec §|\b(screens|wire)\.md/.test(textIn(tarball, file)))
    expect(named).toEqual([])
  })

  it('takes any compatible version of its library', () => {
    const manifest = manifestIn(tarball)
    for (const field of 'description license keywords engines sideEffects'.split(' '))
      expect(manifest, field).toHaveProperty(field)
    expect(manifest.dependencies).toEqual({ zod: expect.stringMatching(/^\^4\./) })
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })

  it('names types instead of repeating them', () => {
    const types = filesIn(tarball).filter(file => /^dist\/(?!conformance\/).*\.d\.ts$/.test(file))
    const bytes = types.reduce((sum, file) => sum + Buffer.byteLength(textIn(tarball, file)), 0)
    console.info(`types: ${(bytes / 1000).toFixed(1)} kB`)
    expect(bytes).toBeLessThanOrEqual(MAX_TYPES)
    expect(textIn(tarball, 'dist/cart.d.ts')).toContain('items: z.ZodArray<Schema<CartLine>>')
    expect(textIn(tarball, 'dist/calls.d.ts')).toContain('readonly AnyCall[]')
  })
})

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The code of the README that begins with a heading, by its language. */
function example(heading: string, language: string): string {
  const [, code] = new RegExp(`## ${heading}[\\s\\S]*?\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(readme) ?? []
  if (code === undefined) throw new Error(`The README has no ${language} under «${heading}».`)
  return code
}

// Needs a registry for Zod; a machine without one has the rest of this file.
describe.skipIf(!(await hasRegistry()))('in an empty project', () => {
  const project = join(place, 'project')
  const write = (file: string, text: string) => writeFileSync(join(project, file), text)

  beforeAll(() => {
    mkdirSync(project)
    const dependencies = { '@shop/contract': `file:${tarball}`, zod: pinned('zod') }
    write('package.json', JSON.stringify({ type: 'module', private: true, dependencies }))
    install(project)
  }, 120_000)

  /** Output of a command while a backend runs that answers everything with an empty object. */
  async function besideBackend(command: (url: string) => readonly [string, ...string[]]): Promise<string> {
    const server = createServer((_, answer) => answer.setHeader('Content-Type', 'application/json').end('{}'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const [file, ...options] = command(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
    try {
      return await new Promise(resolve => {
        execFile(file, options, { cwd: project, maxBuffer: 1e8 }, (_, out, err) => resolve(out + err))
      })
    } finally {
      server.close()
    }
  }

  it('runs the README’s suite with Node’s test runner', async () => {
    const output = await besideBackend(url => {
      write('contract.test.js', example('Test a backend', 'js').replace('http://localhost:3000', url))
      return [process.execPath, '--test', '--test-reporter=tap', 'contract.test.js']
    })
    expect(output).toContain('not ok 1 - requests: answers a call with its data')
    expect(output).toMatch(/# SKIP limits are shown with the option/)
    expect(output).toMatch(/^# pass 0$/m)
  }, 60_000)

  it('installs the command of the README', async () => {
    const [, command = ''] = /^npx (shop-conformance) /m.exec(example('Test a backend', 'sh')) ?? []
    const output = await besideBackend(url => [join(project, 'node_modules/.bin', command), url, '--area', 'cart'])
    expect(output).toMatch(/0 passed, \d+ failed, \d+ could not be prepared, \d+ skipped\n$/)
  }, 60_000)

  it('type-checks the README’s fixtures', () => {
    write('suite.ts', example('Test a backend', 'ts'))
    write(
      'database.ts',
      `export const database = { setStock: async (_: string, _left: number) => ({ product_id: 1, option_id: 2 }) }`,
    )
    const options = {
      module: 'nodenext',
      target: 'es2022',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    }
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...options, lib: ['es2023', 'dom'], types: [] }, include: ['*.ts'] }),
    )
    expect(() => run(project, tool('tsc'), '-p', '.')).not.toThrow()
  }, 60_000)
})

/** Bytes of the declarations of the wire. */
const MAX_TYPES = 125_000
