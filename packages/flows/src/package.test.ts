import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkPublishable,
  checkTypes,
  filesIn,
  hasRegistry,
  install,
  manifestIn,
  pack,
  pinned,
  run,
  tool,
} from '../../../tools/packed-package.ts'

const place = mkdtempSync(join(tmpdir(), 'shop-flows-'))
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const tarballs = { contract: '', flows: '' }

beforeAll(() => {
  tarballs.contract = pack('contract', place)
  tarballs.flows = pack('flows', place)
}, 120_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the published @shop/flows', () => {
  it('passes publint', () => {
    expect(checkPublishable(tarballs.flows)).toContain('All good!')
  }, 30_000)

  it('has types that resolve for every entry', () => {
    expect(() => checkTypes(tarballs.flows)).not.toThrow()
  }, 60_000)

  it('contains the build and no sources, tests or stories', () => {
    const files = filesIn(tarballs.flows)
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']))
    expect(files.filter(file => /stories|\.test\.|tsconfig|^src\//.test(file))).toEqual([])
  })

  it('has a complete manifest without workspace references', () => {
    const manifest = manifestIn(tarballs.flows)
    for (const field of 'description license keywords engines sideEffects'.split(' '))
      expect(manifest, field).toHaveProperty(field)
    expect(JSON.stringify([manifest.dependencies, manifest.peerDependencies])).not.toMatch(/workspace:|catalog:/)
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })
})

/** The code of the README that begins with a heading, by its language. */
function example(heading: string, language: string): string {
  const [, code] = new RegExp(`## ${heading}[\\s\\S]*?\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(readme) ?? []
  if (code === undefined) throw new Error(`The README has no ${language} under «${heading}».`)
  return code
}

// Needs a registry for XState and React; a machine without one has the rest of this file.
describe.skipIf(!(await hasRegistry()))('in an empty project', () => {
  const project = join(place, 'project')
  const write = (file: string, text: string) => writeFileSync(join(project, file), text)

  beforeAll(() => {
    mkdirSync(project)
    const names = ['xstate', '@xstate/react', 'zod', 'react', 'react-dom', '@types/react', '@types/react-dom']
    const dependencies = {
      '@shop/contract': `file:${tarballs.contract}`,
      '@shop/flows': `file:${tarballs.flows}`,
      ...Object.fromEntries(names.map(name => [name, pinned(name)])),
    }
    write('package.json', JSON.stringify({ type: 'module', private: true, dependencies }))
    install(project)
  }, 120_000)

  it('runs the README’s example for Node', () => {
    write('cart.js', example('A cart in Node, in ten lines', 'js'))
    expect(run(project, 'node', 'cart.js').trim().split('\n')).toEqual([
      'at once: 2',
      'the shop says: 2, 2000 ₴',
      'added: 2 × Куртка',
    ])
  })

  it('runs the README’s example of another transport', () => {
    write('transport.js', example('Another transport', 'js'))
    expect(run(project, 'node', 'transport.js').trim()).toBe('the shop says: 2, $99')
  })

  it('type-checks the README’s example for React and renders it on a server', () => {
    write('app.tsx', `${example('In React', 'tsx')}\nexport { App }\n`)
    write(
      'server.tsx',
      `import { renderToString } from 'react-dom/server'
      import { createCartFlow } from '@shop/flows/cart'
      import { createFakeCarts, createFakeClient, createFakeStorage } from '@shop/flows/testing'
      import { App } from './app.js'
      const client = createFakeClient(createFakeCarts([]).answers)
      const cart = createCartFlow({ client, storage: createFakeStorage(), lang: 'uk', count: 3 })
      console.log(renderToString(<App cart={cart} />))`,
    )
    const options = {
      module: 'nodenext',
      target: 'es2022',
      jsx: 'react-jsx',
      strict: true,
    }
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...options, lib: ['es2023', 'dom'], types: ['react'] } }),
    )
    run(project, tool('tsc'), '-p', '.')
    expect(run(project, 'node', 'server.js').trim()).toBe('<span>3</span>')
  }, 60_000)
})
