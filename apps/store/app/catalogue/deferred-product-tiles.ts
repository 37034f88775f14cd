import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'

/** Product tiles are links, which work before they are hydrated. */
export const DeferredProductTiles = hydrateOnInteraction(async () => (await import('./product-tiles.tsx')).ProductTiles)
