import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  checkPublishable,
  checkTypes,
  filesIn,
  hasRegistry,
  install,
  manifestIn,
  missingFromReadme,
  pinned,
  pinnedDependencies,
  run,
  tool,
} from '../../../tools/packed-package.ts'

// The package as consumers install it: built, packed and installed into projects outside of this repository.
const source = import.meta.dirname
const home = join(source, '..')
const dist = join(home, 'dist')
const place = mkdtempSync(join(tmpdir(), 'shop-ui-'))

const tarball = inject('tarballs').ui

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the packed package', () => {
  test('has no publint warnings', { timeout: 30_000 }, () => {
    expect(checkPublishable(tarball)).toContain('All good!')
  })

  test('has types that resolve for every entry except the style sheets', { timeout: 60_000 }, () => {
    expect(() => checkTypes(tarball, './theme.css', './structure.css', './tokens.json')).not.toThrow()
  })

  test('has types for imports of its style sheets, as TypeScript 7 wants them', { timeout: 60_000 }, () => {
    const project = join(place, 'styles')
    const home = join(project, 'node_modules/@shop/ui')
    mkdirSync(home, { recursive: true })
    run(project, 'tar', '-xzf', tarball, '-C', home, '--strip-components=1')
    const sheets = ['theme.css', 'structure.css', 'theme/all.css', 'theme/modal.css', 'theme/tokens.css']
    writeFileSync(join(project, 'styles.ts'), sheets.map(name => `import '@shop/ui/${name}'`).join('\n'))
    const options = '--noEmit --strict --module esnext --moduleResolution bundler --ignoreConfig'.split(' ')
    expect(run(project, tool('tsc'), ...options, 'styles.ts')).toBe('')
    writeFileSync(join(project, 'missing.ts'), "import '@shop/ui/theme/nonsense.css'")
    expect(() => run(project, tool('tsc'), ...options, 'missing.ts')).toThrow('nonsense.css')
  })

  test('contains what is needed and no development files', () => {
    const files = filesIn(tarball)
    for (const name of [
      'README.md',
      'docs/components.md',
      'LICENSE',
      'CHANGELOG.md',
      'dist/index.js',
      'dist/theme/theme.css.css',
    ])
      expect(files).toContain(name)
    expect(
      files.filter(name => /stories|\.test\.|examples|usage|conformance|build\.ts|tsconfig|\/src\//.test(name)),
    ).toEqual([])
  })

  test('has every file and entry that its README links, names or imports, and pins no dependency', () => {
    expect(missingFromReadme(tarball)).toEqual([])
    expect(pinnedDependencies(tarball)).toEqual([])
  })

  test('declares licence and engines, and no invented repository URL', () => {
    const manifest = manifestIn(tarball)
    for (const name of 'description license keywords engines sideEffects'.split(' '))
      expect(manifest, name).toHaveProperty(name)
    // Set before publishing, once there is a public repository: docs/decisions/0009.
    const addresses = JSON.stringify([manifest.repository, manifest.homepage, manifest.bugs])
    expect(addresses).not.toMatch(/hart-shop|example\.|your-/)
    const publish = () => run(home, 'node', 'publish-check.ts')
    if (manifest.repository === undefined) expect(publish).toThrow('npm pkg set repository')
    else expect(publish).not.toThrow()
    expect(JSON.stringify(manifest.dependencies)).not.toMatch(/workspace:|catalog:/)
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })
})

describe("'use client'", () => {
  const marked = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'))
  const built = () => globSync('**/*.js', { cwd: dist })

  test('is in every built file with parts or hooks', () => {
    const parts = globSync('**/*.tsx', { cwd: source })
      .filter(name => !/stories|\.test\.|internal/.test(name))
      .filter(name => marked(join(source, name)))
    expect(parts.length).toBeGreaterThan(30)
    for (const name of parts) expect([name, marked(join(dist, name.replace(/tsx$/, 'js')))]).toEqual([name, true])
  })

  test('is in every file that needs the browser', () => {
    const needs =
      /\buse(State|Effect|LayoutEffect|Ref|Memo|Callback|Id|SyncExternalStore)\(|createContext\(|\bon[A-Z]\w+: /
    // Internal hooks are only imported by part files, which have the directive.
    const without = built().filter(name => !/^(internal|theme)\//.test(name) && !marked(join(dist, name)))
    expect(without.filter(name => needs.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
  })

  test('is in no index and no namespace, so that a server component can use Modal.Root', () => {
    const indexes = built().filter(name => /(^|\/)(index|parts)\.js$/.test(name))
    expect(indexes.length).toBeGreaterThan(40)
    expect(indexes.filter(name => marked(join(dist, name)))).toEqual([])
  })
})

describe('tree shaking', () => {
  const entry = join(dist, 'one-name.js') // virtual, resolved below
  /** Built files of which some code remains in a bundle of one import from the root. */
  async function bundled(statement: string): Promise<string[]> {
    const built = await build({
      root: dist,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: id => (id === entry ? id : null),
          load: id => (id === entry ? statement : null),
        },
      ],
      build: {
        write: false,
        minify: false,
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: /^(react(-dom)?|@radix-ui.*)($|\/)/,
        },
      },
    })
    return [built]
      .flat()
      .flatMap(result => ('output' in result ? result.output : []))
      .flatMap(file => (file.type === 'chunk' ? Object.entries(file.modules) : []))
      .flatMap(([id, module]) => (module.code?.trim() && id.startsWith(`${dist}/`) ? [relative(dist, id)] : []))
      .sort()
  }
  /** Files that a built file imports or fetches when they are needed, directly or through others. */
  function reached(file: string, files = new Set<string>()): Set<string> {
    if (files.has(file)) return files
    files.add(file)
    for (const [, name = ''] of readFileSync(join(dist, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g))
      reached(join(dirname(file), name), files)
    return files
  }
  const manifest: { exports: Record<string, string> } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const components = Object.keys(manifest.exports)
    .map(name => name.slice(2))
    .filter(name => manifest.exports[`./${name}`] === `./src/${name}/index.ts` && name !== 'theme')

  test.each(components)('%s from the root', { timeout: 60_000 }, async name => {
    const files = globSync(`${name}/*.js`, { cwd: dist }).filter(file => !/(index|parts|data)\.js$/.test(file))
    const file = files.find(candidate => candidate === `${name}/${name}.js`) ?? files[0] ?? ''
    const part = /export (?:function|const) (\w+)/.exec(readFileSync(join(dist, file), 'utf8'))?.[1]
    const left = await bundled(`export { ${part} } from './index.js'`)
    expect(left).toContain(file)
    expect(left.filter(other => !reached(file).has(other))).toEqual([])
  })

  test('Price bundles only price, provider and internals', async () => {
    const left = await bundled(`export { Price } from './index.js'`)
    const folders = new Set(left.map(file => dirname(file)))
    expect([...folders].sort()).toEqual(['internal', 'price', 'provider'])
  })
})

// Needs a registry for React and Vite; skipped on a machine without one.
describe.skipIf(!(await hasRegistry()))('in a separate project', () => {
  const project = join(place, 'project')
  const app = (theme: string) => `
    import { ShopUiProvider, Modal, QuantityStepper, AvailabilityLabel, Price } from '@shop/ui'
    import { LanguageBadge } from '@shop/ui/language-badge'
    import { uk } from '@shop/ui/messages/uk'
    ${theme}
    import { createElement as h } from 'react'
    export const page = h(ShopUiProvider, { locale: 'uk', messages: uk, currency: { suffix: '₴' } },
      h(Price, { amount: 2490, was: 2980 }), h(QuantityStepper.Root, { max: 20 }, h(QuantityStepper.Decrement), h(QuantityStepper.Input)),
      h(AvailabilityLabel, { availability: 'in-stock' }),
      h(LanguageBadge.Root, null, h(LanguageBadge.Trigger, { badge: 'ua', language: 'українська' })),
      h(Modal.Root, { defaultName: null }, h(Modal.Content, { name: 'cart' }, h(Modal.Title, null, 'Кошик'))))`
  beforeAll(() => {
    mkdirSync(project)
    const dependencies = Object.fromEntries(['react', 'react-dom', 'vite'].map(name => [name, pinned(name)]))
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ type: 'module', dependencies: { ...dependencies, '@shop/ui': `file:${tarball}` } }),
    )
    install(project)
    writeFileSync(join(project, 'index.html'), '<div id="root"></div><script type="module" src="/main.js"></script>')
  }, 120_000)

  const buildPage = (theme: string) => {
    writeFileSync(join(project, 'page.js'), app(theme))
    writeFileSync(
      join(project, 'main.js'),
      `import { createRoot } from 'react-dom/client'\nimport { page } from './page.js'\ncreateRoot(document.getElementById('root')).render(page)`,
    )
    run(project, join(project, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error', '--emptyOutDir')
    return globSync('dist/assets/*', { cwd: project })
  }

  test('a Vite build with the theme contains its CSS and fonts', { timeout: 60_000 }, () => {
    const files = buildPage(`import '@shop/ui/theme.css'`)
    expect(files.filter(name => name.endsWith('.css'))).toHaveLength(1)
    expect(files.filter(name => name.endsWith('.woff2'))).toHaveLength(2)
  })

  test('a Vite build without the theme has no CSS at all', { timeout: 60_000 }, () => {
    expect(buildPage('').filter(name => !name.endsWith('.js'))).toEqual([])
  })

  test('the examples of the README render, the first in at most five lines', { timeout: 60_000 }, () => {
    const readme = readFileSync(join(home, 'README.md'), 'utf8')
    const [first = '', jacket = ''] = Array.from(readme.matchAll(/```tsx\n([\s\S]*?)```/g), ([, code = '']) => code)
    expect(first.split('\n').filter(line => line.trim() !== '').length).toBeLessThanOrEqual(5)
    writeFileSync(join(project, 'App.tsx'), first)
    writeFileSync(join(project, 'Jacket.tsx'), jacket)
    writeFileSync(
      join(project, 'first.tsx'),
      `import { ShopUiProvider } from '@shop/ui'
      import { en } from '@shop/ui/messages/en'
      import { renderToString } from 'react-dom/server'
      import { App } from './App'
      import { Jacket } from './Jacket'
      const words = { locale: 'en', messages: en }
      console.log(renderToString(<><App /><ShopUiProvider {...words}><Jacket /></ShopUiProvider></>))`,
    )
    run(
      project,
      join(project, 'node_modules/.bin/vite'),
      'build',
      '--ssr',
      'first.tsx',
      '--outDir',
      'first',
      '--logLevel',
      'error',
    )
    const html = run(project, 'node', 'first/first.js')
    expect(html).toContain('role="spinbutton"')
    expect(html).toContain('aria-label="Quantity: Jacket"')
    expect(html).toContain('data-variant="sale"')
  })

  test('Node renders it on the server', { timeout: 30_000 }, () => {
    writeFileSync(
      join(project, 'server.js'),
      `import { renderToString } from 'react-dom/server'\nimport { page } from './page.js'\nconsole.log(renderToString(page))`,
    )
    const html = run(project, 'node', 'server.js')
    expect(html).toContain('data-scope="price"')
    expect(html).toContain('role="spinbutton"')
    expect(html).toContain('Мова: українська, ua')
  })
})
