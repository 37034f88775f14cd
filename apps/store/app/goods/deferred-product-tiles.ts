import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'

/** A sheet of products whose cards are links: its script can wait. */
export const DeferredProductTiles = hydrateOnInteraction(async () => (await import('./product-tiles.tsx')).ProductTiles)
