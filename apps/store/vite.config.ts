import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defineConfig } from 'vite'
import { stylesheetPerRoute } from './stylesheet-per-route.ts'
import { leaveOutUnusedRouterParts } from './unused-router-parts.ts'

/** Modules of the store and its packages, as parts of their path. */
const of = (...parts: string[]) => new RegExp(`(${parts.map(part => part.replaceAll('/', '[\\\\/]')).join('|')})`)

/**
 * Every page runs two chunks at once: the framework, which seldom changes, and the shop's shell. A third one, with the deferred
 * parts of the shell, is fetched on the first interaction. By default the bundler makes a chunk of each module that two routes
 * share: fifty requests, each compressed by itself.
 */
const groups = [
  {
    name: 'framework',
    test: of(
      'node_modules/(react|react-dom|react-router|scheduler|@xstate/react|use-sync-external-store|use-isomorphic-layout-effect)/',
    ),
    priority: 3,
  },
  // `@xstate/react` names it, though nothing of it is used there: without a file of its own it would join the framework.
  { name: 'xstate', test: of('node_modules/xstate/'), priority: 4 },
  {
    name: 'shell',
    test: of(
      'store/app/(browser/(broadcast|unmodified-click|use-network-events)|public-cache-headers|entry\\.client|hydrate-on-interaction|loader-data-codec|page|phrase|root|modals/(modals-provider|use-modals)|toasts/toasts)\\.',
      'store/app/(layouts/shop\\.tsx|shell/(header\\.|load-deferred-parts|deferred-(breadcrumbs|languages|logo)|store-link|use-hydrated))',
      'store/app/(errors/(fatal-error|chunk-reload|network|retry-page-data|route|status|use-reload)|forms/prehydration-submit)',
      'store/app/(seo/(document-head|use-remove-document-tags|head-tags|screen-meta)|words/fatal-error)\\.',
      'packages/ui/src/(internal/(anatomy|compose-event-handlers|format-message|merge-refs|slot|use-controlled|visually-hidden|create-part)|provider/|messages/no-default|button/|skip-link/)',
      'packages/ui/src/icon/(icon|first-view-icons)\\.',
      'packages/contract/src/locales',
      'packages/flows/src/(react|lazy|flow/(emitted-event|selection))',
      'vite/preload-helper',
    ),
    priority: 2,
  },
  // Used by deferred parts and by the checkout: in chunks of their own, or the checkout would fetch the deferred parts too.
  {
    name: 'wire',
    test: of(
      'packages/contract/src/(cart-rules|client|client-failure|fields)\\.',
      'store/app/(browser/(api-client|environment)|words/(cache-by-locale|plural))',
    ),
    priority: 2,
  },
  { name: 'field', test: of('packages/ui/src/field/field\\.'), priority: 2 },
  // Used by the forms of the shell and by the checkout, which must not bring each other along.
  { name: 'fields', test: of('ui/src/field/(?!password-field)', 'contract/src/fields'), priority: 2 },
  {
    name: 'shell-deferred',
    test: of(
      'store/app/(layouts/(use-shop-layout|shop-layout-view)|page-transitions|shell/(account-link|catalogue-menu|contact-form|footer|header-search|languages|logo|newsletter-form|phone|progress|scheme-switch|search-(flow|form|path)|mega-menu|recent-searches|top-line|wishlist-link|deferred-parts))',
      'store/app/auth/customer-name\\.',
      'store/app/(forms/use-form-fetcher|cart/cart-toasts)\\.',
      'packages/ui/src/(disclosure|language-badge|loading-bar|scroll-to-top)',
    ),
    priority: 1,
  },
  // Used by deferred parts and by the checkout, which must not bring each other along.
  { name: 'flow', test: of('packages/flows/src/flow/(flow|stable|actor-of|environment)\\.'), priority: 2 },
  // Of fields that are fetched late or typed into before hydration.
  {
    name: 'field-parts',
    test: of('ui/src/internal/(has-focus-left|use-late)', 'store/app/forms/use-prehydration-value\\.'),
    priority: 2,
  },
  // Of parts that no first view has.
  { name: 'part', test: of('packages/ui/src/internal/use-part\\.'), priority: 3 },
  { name: 'links', test: of('packages/ui/src/internal/(link-part|focus-programmatically)'), priority: 2 },
  // Not needed for a first view; what is fetched with a list comes with its libraries.
  { name: 'icons', test: of('packages/ui/src/(icon/icons|internal/(?!use-position))'), priority: 1 },
  // Fetched with a list that opens, and with a menu of actions, which needs its position only. Last, so that they take nothing
  // that other pages share.
  { name: 'react-aria', test: of('node_modules/(react-aria|react-stately|@internationalized/\\w+)/'), priority: 0 },
  { name: 'position', test: of('node_modules/@floating-ui/'), priority: 0 },
  // Used by the search suggestions and by product tiles, which must not bring each other along.
  { name: 'picture', test: of('store/app/catalogue/(picture|phone-sizes)', 'ui/src/price/'), priority: 2 },
  // Of the cart and the checkout: small files compress badly.
  {
    name: 'order',
    test: of(
      'store/app/checkout/(form|form-field|order-lines|point-text)\\.',
      'store/app/cart/(coupon-field|money)\\.',
      'ui/src/(error-summary|order-summary)/',
    ),
    priority: 2,
  },
  // In the banner of the home page, on tiles and in the deferred menu, which must not come with them.
  { name: 'standard', test: of('ui/src/standard-badge/'), priority: 2 },
  // Stylesheets too: a route that imports one would import the whole chunk that it is in. Blocks of home, lists and texts.
  {
    name: 'blocks',
    test: of(
      'store/app/(catalogue/category-tiles|listing/ways-into-catalogue|styles/(media-surface|spec-table))\\.css',
      'ui/src/theme/pagination\\.css',
    ),
    priority: 2,
  },
  { name: 'buying', test: of('ui/src/(availability-label|quantity-stepper)/'), priority: 1 },
  // Styles of forms beyond those of the shell, in one file for checkout and account.
  {
    name: 'forms',
    test: of(
      'ui/src/theme/(combobox|error-summary|field-controls|order-summary|step-list)\\.css',
      'store/app/cart/coupon\\.css',
    ),
    priority: 2,
  },
  // What is bought, without the tiles that it is chosen from: cart, checkout and orders.
  { name: 'prices', test: of('ui/src/theme/(availability-label|price|quantity-stepper)\\.css'), priority: 2 },
  // One stylesheet for a product's page: small ones compress badly. The page of questions is opened from it.
  {
    name: 'product',
    test: of(
      'store/app/product/product(-styles|\\.css)',
      'ui/src/theme/(buy-bar|gallery|option-picker|rating-histogram|review-list|size-chart|technical-table)\\.css',
    ),
    priority: 1,
  },
  // One stylesheet for whatever shows products.
  {
    name: 'tiles',
    test: of(
      'ui/src/theme/(badge|breadcrumbs|product-card|review-grade|standard-badge)\\.css',
      'store/app/catalogue/product-tile-styles',
    ),
    priority: 2,
  },
]

export default defineConfig({
  plugins: [leaveOutUnusedRouterParts(), vanillaExtractPlugin(), reactRouter(), stylesheetPerRoute()],
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
