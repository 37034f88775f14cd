import type { UNSAFE_AssetsManifest, UNSAFE_RouteModules } from 'react-router'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import { startedPartsLoaded } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { RouteError } from './route-error.tsx'

/** Replaces a module that the server no longer has: React Router handles a route that fails to render, not one that fails to load. */
const staleModule = (error: unknown) => ({
  default: () => {
    throw error
  },
  ErrorBoundary: RouteError,
})

interface Modules {
  manifest: UNSAFE_AssetsManifest
  routeModules: UNSAFE_RouteModules
}

/**
 * Retries imports of lazy routes until the network returns. React Router reloads the document when a route module fails to load:
 * the current page, each time, even offline and even on prefetch. It awaits the entry of a route id in `routeModules`, which is
 * a promise here until the module is loaded.
 */
export function fetchRouteModules({ manifest, routeModules }: Modules): void {
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route || id in routeModules) continue
    let fetching: Promise<unknown> | undefined
    const fetchOnce = async () => {
      try {
        const value = await fetchModule(() => import(/* @vite-ignore */ route.module), route.module)
        await startedPartsLoaded()
        Object.defineProperty(routeModules, id, { value })
        return value
      } catch (error) {
        fetching = undefined
        return staleModule(error)
      }
    }
    const get = () => {
      fetching ??= fetchOnce()
      return fetching
    }
    Object.defineProperty(routeModules, id, { configurable: true, enumerable: true, get })
  }
}
