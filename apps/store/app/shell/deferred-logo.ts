import { hydrateOnInteraction } from '../platform/hydration/hydrate-on-interaction.tsx'
import { loadDeferredParts } from './load-deferred-parts.ts'

/** A plain link until it is hydrated. */
export const Logo = hydrateOnInteraction(async () => (await loadDeferredParts()).Logo)
