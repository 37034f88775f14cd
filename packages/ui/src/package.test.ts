import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportEntries, reports } from '../api-report.ts'

// What a shop gets when it installs the package: built, packed and put into projects that know nothing of this repository.
const source = import.meta.dirname
const home = join(source, '..')
const dist = join(home, 'dist')
const place = mkdtempSync(join(tmpdir(), 'shop-ui-'))

/** Output of a command; a failing one throws with what it said. */
function run(cwd: string, command: string, ...options: string[]): string {
  return execFileSync(command, options, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
const tool = (name: string) => join(home, 'node_modules/.bin', name)
const tarball = () => join(place, globSync('*.tgz', { cwd: place })[0] ?? 'nothing-was-packed.tgz')

beforeAll(() => {
  run(home, 'node', 'build.ts')
  run(home, 'pnpm', 'pack', '--pack-destination', place)
}, 120_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the packed package', () => {
  test('has nothing that publint would warn of', { timeout: 30_000 }, () => {
    expect(run(home, tool('publint'), 'run', tarball(), '--strict')).toContain('All good!')
  })

  test('has types that resolve for every entry but the style sheets', { timeout: 60_000 }, () => {
    const check = () =>
      run(home, tool('attw'), tarball(), '--profile', 'esm-only', '--exclude-entrypoints', './theme.css')
    expect(check).not.toThrow()
  })

  test('holds what is needed and nothing of the workshop', () => {
    const files = run(place, 'tar', '-tzf', tarball()).trim().split('\n')
    for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/theme/theme.css.css'])
      expect(files).toContain(`package/${name}`)
    expect(files.filter(name => /stories|\.test\.|examples|conformance|build\.ts|tsconfig|\/src\//.test(name))).toEqual(
      [],
    )
  })

  test('names its home, its licence and what it runs on', () => {
    const manifest: Record<string, unknown> = JSON.parse(run(place, 'tar', '-xzOf', tarball(), 'package/package.json'))
    for (const name of 'description license keywords repository homepage bugs engines sideEffects'.split(' '))
      expect(manifest, name).toHaveProperty(name)
    expect(JSON.stringify(manifest.dependencies)).not.toMatch(/workspace:|catalog:/)
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })
})

describe("'use client'", () => {
  const marked = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'))
  const built = () => globSync('**/*.js', { cwd: dist })

  test('stands in every built file that holds parts or hooks', () => {
    const parts = globSync('**/*.tsx', { cwd: source })
      .filter(name => !/stories|\.test\.|internal/.test(name))
      .filter(name => marked(join(source, name)))
    expect(parts.length).toBeGreaterThan(30)
    for (const name of parts) expect([name, marked(join(dist, name.replace(/tsx$/, 'js')))]).toEqual([name, true])
  })

  test('is missing from no file that needs the browser', () => {
    const needs =
      /\buse(State|Effect|LayoutEffect|Ref|Memo|Callback|Id|SyncExternalStore)\(|createContext\(|\bon[A-Z]\w+: /
    // Internal hooks are only ever reached through a part file, which carries the directive for them.
    const without = built().filter(name => !/^(internal|theme)\//.test(name) && !marked(join(dist, name)))
    expect(without.filter(name => needs.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
  })

  test('stands in no index and no namespace, so that a server component can reach Modal.Root', () => {
    const indexes = built().filter(name => /(^|\/)(index|parts)\.js$/.test(name))
    expect(indexes.length).toBeGreaterThan(40)
    expect(indexes.filter(name => marked(join(dist, name)))).toEqual([])
  })
})

test('the public API is as its report says; `pnpm --filter @shop/ui api:write` accepts a change', () => {
  const written = Object.fromEntries(
    globSync('*.md', { cwd: reports }).map(file => [file, readFileSync(join(reports, file), 'utf8')]),
  )
  expect(written).toEqual(reportEntries())
})

const registry = run(source, 'npm', 'config', 'get', 'registry').trim()
const reachable = await fetch(`${registry.replace(/\/?$/, '/')}react`, {
  method: 'HEAD',
  signal: AbortSignal.timeout(5000),
}).then(
  answer => answer.ok,
  () => false,
)

// Needs a registry for React and Vite; a machine without one has the rest of this file.
describe.skipIf(!reachable)('in a project of its own', () => {
  const project = join(place, 'project')
  const app = (theme: string) => `
    import { ShopUiProvider, Modal, QuantityStepper, AvailabilityLabel, Price } from '@shop/ui'
    import { LanguageBadge } from '@shop/ui/language-badge'
    import { uk } from '@shop/ui/messages/uk'
    ${theme}
    import { createElement as h } from 'react'
    export const page = h(ShopUiProvider, { locale: 'uk', messages: uk, currency: { suffix: '₴' } },
      h(Price, { amount: 2490, was: 2980 }), h(QuantityStepper.Root, { max: 20 }, h(QuantityStepper.Decrement), h(QuantityStepper.Input)),
      h(AvailabilityLabel, { value: 'in-stock' }),
      h(LanguageBadge.Root, null, h(LanguageBadge.Button, { badge: 'ua', language: 'українська' })),
      h(Modal.Root, { defaultName: null }, h(Modal.Content, { name: 'cart' }, h(Modal.Title, null, 'Кошик'))))`
  const manifest = JSON.parse(readFileSync(join(home, '../../package.json'), 'utf8'))
  const version = (name: string) => {
    const pin = new RegExp(`^  "?${name}"?: (\\S+)$`, 'm').exec(
      readFileSync(join(home, '../../pnpm-workspace.yaml'), 'utf8'),
    )
    return pin?.[1] ?? manifest.devDependencies[name]
  }

  beforeAll(() => {
    mkdirSync(project)
    const wanted = Object.fromEntries(['react', 'react-dom', 'vite'].map(name => [name, version(name)]))
    writeFileSync(
      join(project, 'package.json'),
      JSON.stringify({ type: 'module', dependencies: { ...wanted, '@shop/ui': `file:${tarball()}` } }),
    )
    run(
      project,
      'npm',
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
    )
    writeFileSync(join(project, 'index.html'), '<div id="root"></div><script type="module" src="/main.js"></script>')
  }, 120_000)

  const build = (theme: string) => {
    writeFileSync(join(project, 'page.js'), app(theme))
    writeFileSync(
      join(project, 'main.js'),
      `import { createRoot } from 'react-dom/client'\nimport { page } from './page.js'\ncreateRoot(document.getElementById('root')).render(page)`,
    )
    run(project, join(project, 'node_modules/.bin/vite'), 'build', '--logLevel', 'error', '--emptyOutDir')
    return globSync('dist/assets/*', { cwd: project })
  }

  test('a Vite build with the theme has its CSS and fonts', { timeout: 60_000 }, () => {
    const files = build(`import '@shop/ui/theme.css'`)
    expect(files.filter(name => name.endsWith('.css'))).toHaveLength(1)
    expect(files.filter(name => name.endsWith('.woff2')).length).toBeGreaterThanOrEqual(4)
  })

  test('a Vite build without the theme has no CSS at all', { timeout: 60_000 }, () => {
    expect(build('').filter(name => !name.endsWith('.js'))).toEqual([])
  })

  test('Node renders it on the server, as it is', { timeout: 30_000 }, () => {
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
