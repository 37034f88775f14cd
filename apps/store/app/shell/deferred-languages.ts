import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { loadDeferredParts } from './load-deferred-parts.ts'

/** Opens by CSS until it is hydrated. */
export const Languages = hydrateOnInteraction(async () => (await loadDeferredParts()).Languages)
