/** What a consumer can rely on. */
export const statusTexts = {
  stable: 'its API changes in major versions only',
  preview: 'its API may still change in a minor version; the changelog says how to migrate',
} as const

export type Status = keyof typeof statusTexts

/**
 * Parts (folders of `packages/ui/src`) whose API is settled: released before, or used by pages of the shop. Every other one is a
 * preview, such as a new part that no page of a shop has tried.
 */
export const stableParts: ReadonlySet<string> = new Set([
  'account-menu',
  'account-sidebar',
  'action-menu',
  'availability-label',
  'badge',
  'breadcrumbs',
  'button',
  'buy-bar',
  'cart-line',
  'combobox',
  'comparison-table',
  'consent-banner',
  'drawer',
  'empty-state',
  'error-summary',
  'facets',
  'field',
  'gallery',
  'gallery-zoom',
  'icon',
  'language-badge',
  'live-region',
  'loading-bar',
  'menu',
  'modal',
  'newsletter-form',
  'option-picker',
  'order-summary',
  'order-timeline',
  'pagination',
  'price',
  'product-card',
  'quantity-stepper',
  'rating-histogram',
  'review-form',
  'review-grade',
  'review-list',
  'scroll-to-top',
  'search-combobox',
  'size-advisor',
  'size-chart',
  'size-quantity-table',
  'skeleton',
  'skip-link',
  'sort-select',
  'standard-badge',
  'step-list',
  'tabs',
  'technical-table',
  'toast',
  'upload',
  'user-card',
])

export const statusOf = (folder: string): Status => (stableParts.has(folder) ? 'stable' : 'preview')
