import { hydrateOnInteraction } from '../hydrate-on-interaction.tsx'
import { loadDeferredParts } from './load-deferred-parts.ts'

/** The badge opens by CSS until its script is there. */
export const Languages = hydrateOnInteraction(async () => (await loadDeferredParts()).Languages)
