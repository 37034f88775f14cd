import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** Modules of the store and its packages, as parts of their path. */
const of = (...parts: string[]) => new RegExp(`(${parts.map(part => part.replaceAll('/', '[\\\\/]')).join('|')})`)

/**
 * What every page runs at once is two files, the framework, which seldom changes, and the shop's own frame; what every page
 * runs with the first sign of the shopper is a third. Left alone, the bundler makes a file of each module that two routes
 * share: fifty requests, each packed by itself.
 */
const groups = [
  {
    name: 'framework',
    test: of('node_modules/(react|react-dom|react-router|scheduler)/', 'rolldown/runtime'),
    priority: 3,
  },
  {
    name: 'frame',
    test: of(
      'store/app/(public-cache-headers|later|loader-data-codec|page|phrase|root|modals/modals|toasts/toasts)\\.',
      'store/app/(frames/shop\\.tsx|shell/(header\\.|logo|phone|parts|later-(breadcrumbs|languages)|store-link|use-hydrated))',
      'store/app/(errors/(error-words|last-words|lost-chunk|network|retry-page-data|route|status|use-reload)|forms/early-submit)',
      'store/app/(seo/(document-head|own-head|head-tags|screen-meta)|words/last-words)\\.',
      'packages/ui/src/(internal/(anatomy|compose-event-handlers|format-message|merge-refs|slot|use-controlled)|provider/|button/|skip-link/)',
      'packages/ui/src/icon/(icon|first-view-icons)\\.',
      'packages/contract/src/locales',
      'packages/flows/src/(react|lazy|flow/(emitted-event|selection))',
      'vite/preload-helper',
    ),
    priority: 2,
  },
  // What both a later part and the checkout run stands by itself, or the checkout would fetch the later part for it.
  { name: 'wire', test: of('packages/contract/src/(cart-rules|client|client-failure|fields)\\.', 'store/app/browser/api-client'), priority: 2 },
  { name: 'field', test: of('packages/ui/src/field/field\\.'), priority: 2 },
  // Shared by the forms of the frame and the checkout, which must not bring each other along.
  { name: 'fields', test: of('ui/src/field/', 'contract/src/fields', 'ui/src/disclosure/'), priority: 2 },
  {
    name: 'frame-later',
    test: of(
      'store/app/(frames/(shop-data|frame-of)|page-change|torn-press|errors/skipped|shell/(catalogue-menu|contact-form|footer|header-search|languages|newsletter-form|progress|scheme-switch|search-(flow|form|path)|top-line|wishlist-link|later-parts))',
      'store/app/(forms/use-reply|theme/scheme|cart/cart-toasts)\\.',
      'packages/ui/src/(language-badge|loading-bar|scroll-to-top)',
    ),
    priority: 1,
  },
  // Shared by parts that come later and by the checkout, which must not bring each other along.
  { name: 'flow', test: of('packages/flows/src/flow/(flow|stable|actor-of)\\.'), priority: 2 },
  { name: 'combobox-parts', test: of('ui/src/(combobox/matched-text|internal/has-focus-left)'), priority: 2 },
  { name: 'links', test: of('packages/ui/src/internal/(link-part|focus-programmatically)'), priority: 2 },
  { name: 'prehydration', test: of('store/app/forms/use-prehydration-value\\.'), priority: 2 },
  // Parts of the library that no first view needs.
  { name: 'icons', test: of('packages/ui/src/(icon/icons|internal/)'), priority: 1 },
  // Shared by the search and the goods of a page, which must not bring the later part along.
  { name: 'goods-parts', test: of('store/app/goods/picture', 'ui/src/price/'), priority: 2 },
  { name: 'buying', test: of('ui/src/(availability-label|quantity-stepper)/'), priority: 1 },
  // How the goods look: one stylesheet for whatever shows them.
  {
    name: 'goods',
    test: of('ui/src/theme/(availability-label|badge|price|product-card|review-grade|standard-badge)\\.css'),
    priority: 1,
  },
]

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  server: { allowedHosts: true },
  build: { assetsInlineLimit: 0 }, // fonts and icons stay files: cached for good and out of the CSS budget
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}', '../../packages/{ui,flows}/src/**/*.{ts,tsx}'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
})
