import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite'
import { customMedia } from './custom-media.ts'
import { stylesheetPerRoute } from './stylesheet-per-route.ts'
import { themeStylesheetUrl } from './theme-stylesheet-url.ts'

/** Modules of the store and its packages, as parts of their path. */
const of = (...parts: string[]) => new RegExp(`(${parts.map(part => part.replaceAll('/', '[\\\\/]')).join('|')})`)

/**
 * What is fetched as one file; all else is left to the bundler, which makes a chunk of each module that two routes share. The framework,
 * which seldom changes, and the shell stand on every page, `parts` on those with products, `forms` on those with fields. A group takes
 * along what its modules import, therefore none has a module that imports the index of a feature.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // `@xstate/react` names it, though nothing of it is used there: without a file of its own it would join the framework.
  { name: 'xstate', test: of('node_modules/xstate/'), priority: 5 },
  { name: 'framework', test: of('node_modules/(react|react-dom|react-router|scheduler|@xstate/react)/'), priority: 4 },
  {
    name: 'shell',
    test: of(
      // Without what only some pages import.
      'store/app/(shell|platform)/(?!layout|contact-form|newsletter-form|checkout|photos|pictures|empty|session/use-session|forms/(messages|use-form-fetcher|use-reply-errors)|browser/(reduce-image|api-client)|words/(load-words|refund-text|use-locale)).*tsx?$',
      'store/app/features/(cart/(cart-provider|has-stored-cart)|wishlist/wishlist-provider)\\.',
      'packages/ui/src/(internal/(use-merged-refs|link-part|use-hydrated)|provider|skip-link|theme/(layers|button|field)\\.)',
      'packages/flows/src/(lazy|react|flow/(stable|actor-of|environment|envelope))',
    ),
    tags: ['$initial'],
    priority: 3,
  },
  {
    name: 'parts',
    test: of('packages/ui/src/(price|standard-badge|pagination)/', 'store/app/platform/pictures/'),
    priority: 2,
  },
  {
    name: 'forms',
    priority: 2,
    test: of(
      'packages/ui/src/(field|error-summary|order-summary)/',
      'packages/contract/src/(fields|client-failure|cart-rules)\\.',
      'packages/flows/src/flow/failure\\.',
    ),
  },
  // Of fields, menus and dialogs, beyond those of the shell.
  { name: 'internal', test: of('packages/ui/src/internal/'), tags: ['$initial'], priority: 2 },
  // Used by deferred parts and by the checkout, which must not bring each other along.
  {
    name: 'wire',
    test: of(
      'packages/contract/src/client\\.',
      'store/app/(shell/layout|platform/(browser/(api-client|environment)|words/(cache-by-locale|load-words|plural)))',
    ),
    priority: 2,
  },
  // Fetched on the first interaction.
  {
    name: 'shell-deferred',
    test: of(
      'store/app/shell/(deferred-parts|contact-form|newsletter-form)',
      'store/app/features/(account/account-link|search/header-search)\\.',
    ),
    priority: 1,
  },
  // Stylesheets of a kind of page: a route that imports one imports the whole chunk that it is in.
  // What the menus share with pages: in the chunk of a page it would bring along the rest of that.
  { name: 'menus', test: of('store/app/(shell/catalogue-links|platform/theme/media-surface)\\.css'), priority: 3 },
  { name: 'standards', test: of('ui/src/theme/standard-badge\\.css'), priority: 3 },
  {
    name: 'blocks',
    priority: 2,
    test: of(
      'store/app/(features/catalogue/tile/category-tiles|platform/theme/spec-table)\\.css',
      'ui/src/theme/pagination\\.css',
    ),
  },
  {
    name: 'fields',
    priority: 2,
    test: of(
      'ui/src/theme/(combobox|error-summary|field-controls|order-summary|step-list)\\.css',
      'store/app/features/cart/coupon\\.css',
    ),
  },
  { name: 'prices', test: of('ui/src/theme/(availability-label|price|quantity-stepper)\\.css'), priority: 2 },
  {
    name: 'product',
    test: of(
      'store/app/features/catalogue/product/product(-styles|\\.css)',
      'ui/src/theme/(buy-bar|gallery|rating-histogram|review-list|size-chart|technical-table)\\.css',
    ),
    priority: 1,
  },
  {
    name: 'tiles',
    priority: 2,
    test: of(
      'ui/src/theme/(badge|breadcrumbs|product-card|review-grade)\\.css',
      'store/app/features/catalogue/tile/product-tile-styles',
    ),
  },
]

export default defineConfig({
  plugins: [themeStylesheetUrl, vanillaExtractPlugin(), reactRouter(), stylesheetPerRoute()],
  css: customMedia,
  server: { allowedHosts: true },
  // `@xstate/react` brings a stand-in for what React itself has since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  build: { assetsInlineLimit: 0 }, // fonts and icons stay files: cached for good and out of the CSS budget
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/{ui,flows}/src/**/*.{ts,tsx}'],
  },
  environments: {
    client: {
      // Every page has a provider: the browser needs no English messages beside those of its language.
      resolve: { conditions: ['shop-ui-without-defaults', ...defaultClientConditions] },
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
    },
  },
})
