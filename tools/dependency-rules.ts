/** Which file may import which: the rules of dependency-cruiser, type imports included. Drawn in docs/architecture.md. */
import type { IConfiguration, IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'
import { testFiles } from './source-files.ts'

const forbid = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
})

const tests = testFiles.source

/** Names of npm packages, resolved or not. */
const library = (...names: readonly string[]) => `(^|/node_modules/)(${names.join('|')})(/|$)`

const react = library(
  'react',
  'react-dom',
  '@react-email/[\\w-]+',
  'react-router',
  '@xstate/react',
  '@radix-ui/[\\w-]+',
  'react-aria[\\w-]*',
  'react-stately[\\w-]*',
)

/** The packages of the workspace that each may import. */
const allowedPackages = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/flows': ['packages/contract'],
  'apps/backend': ['packages/contract'],
  'apps/store': ['packages/contract', 'packages/ui', 'packages/flows', 'apps/backend'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Stories of machines, and examples for readers of both packages, render the components that they drive. */
const flowsWithComponents = ['^packages/flows/.*\\.stories\\.tsx$', '^packages/flows/examples/[\\w-]+\\.tsx$']

const betweenPackages: Rule[] = [
  ...Object.entries(allowedPackages).map(([house, allowed]) =>
    forbid(
      'packages',
      `${house} imports ${allowed.join(', ') || 'no other package of the workspace'}`,
      { path: `^${house}/`, pathNot: flowsWithComponents },
      { path: '^(packages|apps)/', pathNot: `^(${[house, ...allowed].join('|')})/` },
    ),
  ),
  forbid(
    'packages',
    'stories and examples of flows import contract and ui',
    { path: flowsWithComponents },
    { path: '^(packages|apps)/', pathNot: '^packages/(flows|contract|ui)/' },
  ),
  forbid(
    'packages',
    'a new package is given its arrows in tools/dependency-rules.ts',
    { path: `^(?!(?:${Object.keys(allowedPackages).join('|')})/)((?:packages|apps)/[^/]+)/` },
    { path: '^(packages|apps)/', pathNot: '^$1/' },
  ),
  forbid(
    'packages',
    'tools import contract and backend by their names',
    { path: '^tools/' },
    { path: '^(packages|apps)/', pathNot: '^(packages/contract|apps/backend)/', dependencyTypesNot: ['local'] },
  ),
  forbid(
    'relative-imports',
    'another package is imported by its name',
    { path: '^((?:packages|apps)/[^/]+)/(?:src|app|server)/', pathNot: tests },
    { pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'relative-imports',
    'tests import, besides their package, tools and the configuration of Storybook',
    { path: `^((?:packages|apps)/[^/]+)/(?:src|app|server)/.*(?:${tests})` },
    { pathNot: ['^$1/', '^(tools|\\.storybook)/'], dependencyTypes: ['local'] },
  ),
  forbid(
    'backend-types',
    'what is rendered imports only types of the backend',
    { path: '^apps/store/app/' },
    { path: '^apps/backend/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'schemas',
    'scripts of a browser load no schemas: import an entry of @shop/contract such as /constants, /fields, /messages/uk',
    { path: '^(packages/flows/src|apps/store/app)/', pathNot: [tests, '\\.server\\.tsx?$'] },
    { path: '^packages/contract/src/(index|validation)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
]

const libraries: Rule[] = [
  forbid(
    'react',
    'the backend imports React in the templates of mails only',
    { path: '^apps/backend/', pathNot: [tests, '^apps/backend/src/mail/templates/'] },
    { path: react },
  ),
  forbid('react', 'the contract imports no React', { path: '^packages/contract/', pathNot: tests }, { path: react }),
  forbid(
    'react',
    'flows import React only under src/react',
    { path: '^packages/flows/', pathNot: [tests, '^packages/flows/src/react/'] },
    { path: react },
  ),
  forbid(
    'ui-libraries',
    'ui imports no machine, route or schema',
    { path: '^packages/ui/', pathNot: tests },
    { path: library('xstate', '@xstate/[\\w-]+', 'react-router', 'zod', 'hono') },
  ),
  forbid(
    'node-builtins',
    'packages run in a browser too',
    { path: '^packages/[^/]+/src/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'theme',
    'components do not import the theme, which is optional',
    { path: '^packages/ui/src/', pathNot: [tests, '^packages/ui/src/theme/'] },
    { path: ['\\.css(\\.ts)?$', '/theme/'] },
  ),
]

/**
 * The folders of the backend, from the lowest floor to the highest: a folder imports those of lower floors. So no two import each
 * other, and the schema (`db`) imports no domain. Loose files open and join everything: no folder imports them.
 */
const backendFloors = [
  ['html', 'platform', 'text-matching', 'values', 'words'],
  ['db'],
  ['http', 'orders', 'outbox'],
  ['pictures', 'telemetry'],
  ['brand', 'wire'],
  ['auth', 'delivery', 'redirects', 'stock-requests'],
  ['photos', 'receipts', 'seo', 'stock'],
  ['catalogue'],
  ['cart', 'news', 'questions', 'reviews', 'search', 'wishlist'],
  ['catalogue-feed', 'home', 'payment'],
  ['checkout', 'content', 'settings'],
  ['goods-files', 'returns'],
  ['mail'],
  ['adapters', 'customer', 'jobs'],
  ['shop-cli'],
  ['seed'],
] as const satisfies readonly (readonly string[])[]

const backend = '^apps/backend/src'
const backendFolders = backendFloors.flat().join('|')

const insideBackend: Rule[] = [
  ...backendFloors.map((floor, index) =>
    forbid(
      'backend-floors',
      `${floor.join(', ')} import folders of lower floors only`,
      { path: `${backend}/(${floor.join('|')})/`, pathNot: tests },
      { path: `${backend}/(${backendFloors.slice(index).flat().join('|')})/`, pathNot: `${backend}/$1/` },
    ),
  ),
  forbid(
    'backend-floors',
    'a new folder is given its floor in tools/dependency-rules.ts',
    { path: `${backend}/(?!(?:${backendFolders}|testing)/)[^/]+/` },
    { path: '.' },
  ),
  forbid(
    'backend-loose-files',
    'what a folder needs of a loose file moves to a folder',
    { path: `${backend}/[^/]+/`, pathNot: tests },
    { path: `${backend}/[^/]+$` },
  ),
  forbid(
    'backend-testing',
    'only tests import testing/',
    { path: `${backend}/`, pathNot: tests },
    { path: `${backend}/testing/` },
  ),
  forbid('backend-testing', 'testing/ imports no tools', { path: `${backend}/testing/` }, { path: '^tools/' }),
  forbid(
    'backend-seed',
    'only the start of the backend seeds',
    { path: `${backend}/`, pathNot: [tests, `${backend}/(seed/|index\\.ts$)`] },
    { path: `${backend}/seed/` },
  ),
  forbid(
    'backend-adapters',
    'one file opens the adapters, one reads their settings; the demo shop is seeded with the demo directory',
    { path: `${backend}/`, pathNot: [tests, `${backend}/(adapters/|open-adapters\\.ts$|environment\\.ts$|seed/)`] },
    { path: `${backend}/adapters/` },
  ),
  forbid(
    'backend-adapters',
    'the demo shop is seeded with the demo directory',
    { path: `${backend}/seed/`, pathNot: tests },
    { path: `${backend}/adapters/`, pathNot: `${backend}/adapters/carrier/demo-directory/` },
  ),
  forbid(
    'backend-mail-templates',
    'only the job that sends mails loads their templates',
    { path: `${backend}/`, pathNot: [tests, `${backend}/(mail/templates/|jobs/mail\\.ts$)`] },
    { path: `${backend}/mail/templates/` },
  ),
]

/** Floors of the store: routes and the files directly in `app`, features, shell, platform. `testing` imports all of them. */
const store = '^apps/store/app'
const topFloor = `${store}/(routes/|[^/]+$)`

/** The features of the store, from the lowest to the highest: one imports those below it. */
const storeFeatures = [
  ['delivery', 'search'],
  ['cart'],
  ['catalogue'],
  ['checkout', 'content', 'wishlist'],
  ['account'],
] as const satisfies readonly (readonly string[])[]

/** Files of a feature that others import by `import()` only, without its doors and its styles. `cookies`: for the HTTP server too. */
const feature = (path: string): Rule['to'] => ({
  path,
  pathNot: `${store}/features/[^/]+/(index|cookies)(\\.server)?\\.ts$|\\.css$|-styles\\.ts$`,
  dynamic: false,
})

const insideStore: Rule[] = [
  forbid(
    'store-floors',
    'features import shell and platform',
    { path: `${store}/features/`, pathNot: tests },
    { path: topFloor },
  ),
  forbid(
    'store-floors',
    'the shell imports the platform: features register with it',
    { path: `${store}/shell/`, pathNot: tests },
    { path: [`${store}/features/`, topFloor] },
  ),
  forbid(
    'store-floors',
    'the platform imports no other floor',
    { path: `${store}/platform/`, pathNot: tests },
    { path: [`${store}/(features|shell)/`, topFloor] },
  ),
  ...storeFeatures.map((floor, index) =>
    forbid(
      'store-features',
      `${floor.join(', ')} import features further down only: what two need moves down, what joins them stands in a route`,
      { path: `${store}/features/(${floor.join('|')})/`, pathNot: tests },
      {
        path: `${store}/features/(${storeFeatures.slice(index).flat().join('|')})/`,
        pathNot: `${store}/features/$1/`,
      },
    ),
  ),
  forbid(
    'store-features',
    'a new feature is given its place in tools/dependency-rules.ts',
    { path: `${store}/features/(?!(?:${storeFeatures.flat().join('|')})/)[^/]+/` },
    { path: '.' },
  ),
  forbid(
    'store-features',
    'a feature is imported through its index; with import() a file of it, where a chunk begins',
    { path: '^apps/store/', pathNot: [tests, `${store}/features/`] },
    feature(`${store}/features/[^/]+/`),
  ),
  forbid(
    'store-features',
    'features import each other through their index',
    { path: `${store}/features/([^/]+)/`, pathNot: tests },
    feature(`${store}/features/(?!$1/)[^/]+/`),
  ),
]

export default {
  forbidden: [
    forbid('circles', 'what two files of a circle share moves down into a third', {}, { circular: true }),
    ...betweenPackages,
    ...libraries,
    ...insideBackend,
    ...insideStore,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-pack|build|coverage|storybook-static|\\.react-router|recorded)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
} satisfies IConfiguration
