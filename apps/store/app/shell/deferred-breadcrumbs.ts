import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'

/** The way here: links, whose script can wait. */
export const Breadcrumbs = hydrateOnInteraction(async () => (await import('@shop/ui/breadcrumbs')).Breadcrumbs)
