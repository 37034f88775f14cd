import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'

/** Links, which work before they are hydrated. */
export const Breadcrumbs = hydrateOnInteraction(async () => (await import('@shop/ui/breadcrumbs')).Breadcrumbs)
