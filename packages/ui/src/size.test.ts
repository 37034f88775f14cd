import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build as bundleWithEsbuild } from 'esbuild'
import { build, defaultClientConditions, type Plugin, type Rollup } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

// Sizes are gzip -9 in kB of 1000 bytes without React, as a bundler of a shop produces them.
// As a shop builds them: otherwise every element carries the name of its file and its line.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

const source = new URL('.', import.meta.url).pathname
const kilobytes = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1000

type Output = Rollup.RollupOutput['output'][number]

/** Bundles and minifies a module that re-exports the given files. */
async function bundle(files: readonly string[], ...plugins: Plugin[]): Promise<Output[]> {
  const entry = `${source}all-of-them.ts` // virtual, resolved below
  const built = await build({
    root: source,
    configFile: false,
    // As in a shop with a provider on every page.
    resolve: { conditions: ['shop-ui-without-defaults', ...defaultClientConditions] },
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? files.map(file => `export * from '${source}${file}'`).join('\n') : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      // The bundler's loader of dynamic imports belongs to the page, like React.
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)|preload-helper/,
      },
    },
  })
  return [built].flat().flatMap(result => ('output' in result ? result.output : []))
}

/** What a page loads at once, and what it fetches when it is needed. */
async function weigh(files: readonly string[]): Promise<{ first: number; late: number }> {
  const output = await bundle(files)
  const chunks = output.flatMap(file => (file.type === 'chunk' ? [file] : []))
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === imported)) first.add(imported)
  const total = (isFirst: boolean) =>
    chunks.filter(({ fileName }) => first.has(fileName) === isFirst).reduce((sum, { code }) => sum + kilobytes(code), 0)
  return { first: total(true), late: total(false) }
}

const parts = (...components: string[]) => components.map(name => `${name}/index.ts`)

const scripts = async (...components: string[]) => (await weigh(parts(...components))).first

/**
 * Budget of each component, in kB; a folder that is missing here fails the test below. 0.05 kB of each part with `asChild` wait for
 * a child that a server component hands over later.
 */
const budgets: Record<string, number> = {
  'account-menu': 3,
  'account-sidebar': 4,
  // Radix with its positioning; pages fetch it on intent.
  'action-menu': 31,
  'address-form': 6.75,
  'availability-label': 1,
  badge: 0.5,
  breadcrumbs: 1.5,
  button: 1.5,
  'buy-bar': 0.8,
  'cart-line': 2,
  combobox: 5.15,
  'comparison-table': 0.9,
  'consent-banner': 0.8,
  'date-field': 4.75,
  disclosure: 1.5,
  drawer: 16,
  'empty-state': 1,
  'error-summary': 1.5,
  facets: 5,
  field: 5,
  gallery: 3,
  'gallery-zoom': 3.5,
  icon: 2,
  'language-badge': 15,
  'live-region': 0.5,
  'loading-bar': 1.5,
  menu: 2,
  modal: 16,
  'newsletter-form': 3,
  'option-picker': 2.5,
  'order-summary': 1.5,
  'order-timeline': 1.8,
  pagination: 1.5,
  popover: 3.35,
  price: 1.5,
  'product-card': 2.7,
  provider: 1,
  'quantity-stepper': 8,
  'rating-histogram': 1.65,
  'review-form': 1.5,
  'review-grade': 4,
  'review-list': 1.35,
  'scroll-to-top': 1.5,
  'search-combobox': 3,
  select: 4.85,
  'size-advisor': 3.5,
  'size-chart': 0.8,
  'size-quantity-table': 4,
  skeleton: 0.5,
  'skip-link': 1,
  'sort-select': 1,
  'standard-badge': 1.5,
  'step-list': 1.5,
  tabs: 2.1,
  'technical-table': 0.8,
  toast: 15,
  upload: 4.1,
  tooltip: 2.35,
  'user-card': 0.8,
}

/** Budget of what a component fetches when it is needed, in kB. */
const lateBudgets: Record<string, number> = {
  'address-form': 10.25,
  combobox: 10.25,
  'search-combobox': 9.75,
  select: 31.95,
  popover: 7.4,
  tooltip: 7.4,
  'date-field': 37.15,
}

const components = readdirSync(source).filter(
  name => statSync(source + name).isDirectory() && !['internal', 'messages', 'testing', 'theme'].includes(name),
)

/** Sizes in the README's tables, in kB. */
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const listed = new Map(
  [...readme.matchAll(/`([\w-]+)` \| (\d+\.\d)(?= \|)/g)].map(([, name = '', figure]) => [name, Number(figure)]),
)

const listedLate = new Map(
  [...readme.matchAll(/`([\w-]+)`, at the first focus \| (\d+\.\d)(?= \|)/g)].map(([, name = '', figure]) => [
    name,
    Number(figure),
  ]),
)

describe('bundle size', () => {
  test('every component has a budget', () => {
    expect(Object.keys(budgets).sort()).toEqual(components.sort())
  })

  test('the README lists every component', () => {
    expect([...listed.keys()].sort()).toEqual(components.sort())
  })

  /** In the gate those of one component that fetch the rest when it is needed; the others are weighed together below. */
  const weighedAlone = Object.entries(budgets).filter(([name]) => process.env.TESTS === 'full' || name in lateBudgets)

  test.each(weighedAlone)('%s is at most %d kB', { timeout: 60_000 }, async (name, budget) => {
    const { first, late } = await weigh(parts(name))
    expect(first).toBeLessThanOrEqual(budget)
    expect(late).toBeLessThanOrEqual(lateBudgets[name] ?? 0)
    // The README may deviate slightly, so that not every change needs an update.
    expect(Math.abs((listed.get(name) ?? 0) - first)).toBeLessThanOrEqual(0.3)
    expect(Math.abs((listedLate.get(name) ?? 0) - late)).toBeLessThanOrEqual(0.5)
  })

  test('the English default messages are as heavy as the README says', async () => {
    const [, documented] = /English default messages \(([\d.]+) kB\)/.exec(readme) ?? []
    expect(Math.abs((await weigh(['messages/en.ts'])).first - Number(documented))).toBeLessThanOrEqual(0.5)
  })

  test('the six named components together are at most 45 kB', async () => {
    const together = [
      'modal',
      'language-badge',
      'availability-label',
      'review-grade',
      'quantity-stepper',
      'account-sidebar',
    ]
    expect(await scripts(...together)).toBeLessThanOrEqual(45)
  })

  test('the components of home, category and product pages are at most 12.15 kB', async () => {
    const first = 'provider product-card price availability-label review-grade standard-badge badge button skip-link'
    const product = 'language-badge breadcrumbs pagination sort-select tabs gallery option-picker quantity-stepper'
    expect(await scripts(...first.split(' '), ...product.split(' '))).toBeLessThanOrEqual(12.15)
  })

  test('the whole theme is at most 15.8 kB of CSS and 49 kB of fonts', { timeout: 60_000 }, async () => {
    const output = await bundle(['theme/theme.css.ts'], ...vanillaExtractPlugin())
    const assets = output.flatMap(file => (file.type === 'asset' ? [file] : []))
    const total = (ending: string) =>
      assets.filter(file => file.fileName.endsWith(ending)).reduce((sum, file) => sum + kilobytes(file.source), 0)
    expect(total('.css')).toBeGreaterThan(5)
    expect(total('.css')).toBeLessThanOrEqual(15.8)
    const documented = Number(/the parts that most pages have, about (\d+) kB/.exec(readme)?.[1])
    expect(Math.abs(documented - total('.css'))).toBeLessThanOrEqual(1)
    expect(total('.woff2')).toBeGreaterThan(40)
    expect(total('.woff2')).toBeLessThanOrEqual(49)
  })
})

/** Exports of a module, and the weight of what a page loads at once of it, bundled by esbuild. */
async function bundleByEsbuild(module: string) {
  const { metafile, outputFiles } = await bundleWithEsbuild({
    stdin: { contents: module, resolveDir: source, sourcefile: 'page.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    outdir: source,
    absWorkingDir: source,
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['shop-ui-without-defaults'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  })
  const { outputs } = metafile
  const page = Object.keys(outputs).find(name => outputs[name]?.entryPoint === 'page.js') ?? ''
  const first = new Set([page])
  for (const name of first)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && !external) first.add(path)
  const code = outputFiles.filter(({ path }) => first.has(path.slice(source.length))).map(({ text }) => text)
  return { exports: outputs[page]?.exports ?? [], weight: kilobytes(code.join('')) }
}

describe('in esbuild, which looks for late parts before it knows what is used,', () => {
  const alone = process.env.TESTS === 'full' ? components.map(name => [name]) : []
  const page = ['product-card', 'price', 'badge', 'option-picker', 'quantity-stepper', 'cart-line', 'modal', 'combobox']

  test.each([page, ...alone].map(names => ({ names })))(
    'the barrel brings no code beside that of $names',
    {
      timeout: 60_000,
    },
    async ({ names }) => {
      const entries = await bundleByEsbuild(names.map(name => `export * from './${name}/index.ts'`).join('\n'))
      const barrel = await bundleByEsbuild(`export { ${entries.exports.join(', ')} } from './index.ts'`)
      expect(barrel.exports).toEqual(entries.exports)
      // What is shared with the late parts of other components is in files of its own, which import one another.
      expect(barrel.weight).toBeLessThanOrEqual(entries.weight * 1.1 + 0.2)
    },
  )
})

test('every component has a subpath export, in source and published', () => {
  const manifest = createRequire(import.meta.url)('../package.json')
  for (const name of components) {
    expect(manifest.exports[`./${name}`]).toBe(`./src/${name}/index.ts`)
    expect(manifest.publishConfig.exports[`./${name}`].default).toBe(`./dist/${name}/index.js`)
  }
})
