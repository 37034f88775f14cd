import { dirname, join, normalize } from 'node:path'

/** An import of a file; `type` when it is erased at run time. */
export interface Import {
  specifier: string
  type: boolean
}

/** Every static and dynamic import and re-export of a module's text. */
export function importsOf(text: string): Import[] {
  const found: Import[] = []
  const bare = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
  for (const [, keyword = '', clause = '', , specifier = ''] of bare.matchAll(
    /\b(import|export)\b\s*((?:type\b)?[\w\s{},*$]*?)\s*(from\s*)?['"]([^'"\n]+)['"]/g,
  ))
    if (keyword === 'import' || clause.includes('{') || clause.includes('*'))
      found.push({ specifier, type: clause.trimStart().startsWith('type ') })
  for (const [, specifier = ''] of bare.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g))
    found.push({ specifier, type: false })
  return found
}

/** The workspace package of a file: `packages/ui`, `apps/store`. */
const workspaceOf = (file: string) => file.split('/').slice(0, 2).join('/')

/** Files that no page fetches: tests, stories, examples, and folders `testing` and `e2e`. */
export const isTest = (file: string) =>
  /\.(test|stories|examples|usage)\.tsx?$/.test(file) || /\/(testing|e2e|examples)\//.test(file)

/** Allowed imports between packages. Source: docs/architecture.md. Any other import is an error. */
const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/flows': ['@shop/contract'],
  'apps/backend': ['@shop/contract'],
  'apps/store': ['@shop/contract', '@shop/ui', '@shop/flows', '@shop/backend'],
  tools: ['@shop/contract', '@shop/backend'],
}

/** Allowed imports between features of the store, without cycles. */
const features: Readonly<Record<string, readonly string[]>> = {
  cart: [],
  wishlist: ['cart'],
  listing: [],
  search: [],
  news: ['listing'],
  home: ['news'],
  product: ['cart', 'wishlist', 'news'],
  checkout: ['cart'],
}

/** The store's feature of a file. */
const featureOf = (file: string): string | undefined => /^apps\/store\/app\/([\w-]+)\//.exec(file)?.[1]

function isForeignFeature(file: string, target: string): boolean {
  const [from = '', to = ''] = [featureOf(file), featureOf(target)]
  return from !== to && to in features && !(features[from]?.includes(to) ?? true)
}

/** Backend folders with restricted importers: only the start seeds, and one file selects the adapters. */
const restricted = [
  { folder: 'seed', importers: ['seed/', 'index.ts'], fault: 'only the start of the backend seeds' },
  {
    folder: 'adapters',
    importers: ['adapters/', 'backend.ts', 'shop-cli/open-services.ts', 'seed/'],
    fault: 'handlers import the port, only backend.ts and the command line the adapter',
  },
  {
    folder: 'mail/templates',
    importers: ['mail/templates/', 'jobs/mail.ts'],
    fault: 'only the job that sends mails loads their templates',
  },
] as const

function backendFaultOf(file: string, target: string): string | null {
  const source = 'apps/backend/src/'
  if (!file.startsWith(source) || isTest(file)) return null
  const rule = restricted.find(({ folder }) => target.startsWith(`${source}${folder}/`))
  const isAllowed = rule?.importers.some(importer => file.startsWith(source + importer)) ?? true
  return isAllowed ? null : (rule?.fault ?? null)
}

const mailTemplates = 'apps/backend/src/mail/templates/'

const react =
  /^(react|react-dom|@react-email\/[\w-]+|react-router|@xstate\/react|@radix-ui\/.*|react-aria.*|react-stately.*)(\/|$)/

/** Entries of the contract that load Zod. */
const loadsSchemas: ReadonlySet<string> = new Set(['@shop/contract', '@shop/contract/validation'])

/** Modules that may be loaded by a browser. */
const isBrowserModule = (file: string): boolean =>
  !isTest(file) &&
  !/\.server\.tsx?$/.test(file) &&
  (file.startsWith('packages/flows/src/') || file.startsWith('apps/store/app/'))

const rendersComponents = (file: string): boolean =>
  file.endsWith('.stories.tsx') || /^packages\/flows\/examples\/[\w-]+\.tsx$/.test(file)

/** Describes why an import is not allowed; null when it is. */
export function importFault(file: string, { specifier, type }: Import): string | null {
  const house = workspaceOf(file)
  const allowed = allowedPackages[house] ?? allowedPackages[file.split('/')[0] ?? ''] ?? []
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier))
    if (isForeignFeature(file, target)) return `${featureOf(file)} must not import ${featureOf(target)}`
    const backendFault = backendFaultOf(file, target)
    if (backendFault) return backendFault
    return house.startsWith('packages/') || house.startsWith('apps/')
      ? target.startsWith(`${house}/`) || (isTest(file) && /^(tools|\.storybook)\//.test(target)) || !isSource(file)
        ? null
        : `reaches out of ${house}`
      : null
  }
  if (specifier.startsWith('@shop/')) {
    if (loadsSchemas.has(specifier) && !type && isBrowserModule(file))
      return 'scripts of a browser load no schemas: import an entry of @shop/contract such as /constants, /fields, /messages/uk'
    const whole = specifier.split('/').slice(0, 2).join('/')
    if (whole === `@shop/${house.split('/')[1]}`) return null
    // Stories of machines, and examples for readers of both packages, render the components that they drive.
    if (house === 'packages/flows' && whole === '@shop/ui' && rendersComponents(file)) return null
    if (!allowed.includes(whole)) return `${house} must not import ${whole}`
    if (whole === '@shop/backend' && file.startsWith('apps/store/app/') && !type)
      return 'what is rendered imports only types of the backend'
    return null
  }
  if (isTest(file)) return null
  if (house === 'apps/backend' && react.test(specifier) && !file.startsWith(mailTemplates))
    return 'the backend must not import React outside the templates of mails'
  if (house === 'packages/contract' && react.test(specifier)) return 'the contract must not import React'
  if (house === 'packages/flows' && react.test(specifier) && !file.startsWith('packages/flows/src/react/'))
    return 'flows imports React only under src/react'
  if (house === 'packages/ui' && /^(xstate|@xstate|react-router|zod|hono)(\/|$)/.test(specifier))
    return 'ui imports no machine, route or schema'
  if (house.startsWith('packages/') && isSource(file) && specifier.startsWith('node:'))
    return 'packages run in a browser too'
  return null
}

const isSource = (file: string) => /^(packages|apps)\/[^/]+\/(src|app|server)\//.test(file)

/** Components must not import the theme, which is optional. */
export const importsTheme = (file: string, { specifier }: Import): boolean =>
  file.startsWith('packages/ui/src/') &&
  !file.startsWith('packages/ui/src/theme/') &&
  !isTest(file) &&
  /(\.css(\.ts)?$|\/theme\/)/.test(specifier)

/** Modules by what they import; `imports` may name files that are not modules. */
type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Builds the graph of relative imports, dynamic and type-only ones included, of files by their text. */
export const importGraph = (texts: ReadonlyMap<string, string>): ImportGraph =>
  new Map(
    [...texts].map(([file, text]) => [
      file,
      importsOf(text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => normalize(join(dirname(file), specifier))),
    ]),
  )

/** Import cycles, each as the path of files from one back to itself. Every cycle has at least one of them. */
export function importCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function visit(file: string): void {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const imported of graph.get(file) ?? []) visit(imported)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
