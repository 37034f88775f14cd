import type { UNSAFE_AssetsManifest, UNSAFE_RouteModules } from 'react-router'
import { fetchModule } from './chunk-reload.ts'
import { RouteError } from './route-error.tsx'

/** Replaces a module that the server no longer has. React Router handles a route that fails to render, not one that fails to load. */
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
 * Makes lazy routes wait for the network. React Router reloads the document by itself when a route module fails to load: the
 * page that is left, each time, even offline and even on prefetch. It takes what `routeModules` has under a route's id, and
 * awaits it: until the module is loaded it gets a promise.
 */
export function fetchRouteModules({ manifest, routeModules }: Modules): void {
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!route || id in routeModules) continue
    let fetching: Promise<unknown> | undefined
    const fetchOnce = async () => {
      try {
        const value = await fetchModule(() => import(/* @vite-ignore */ route.module))
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
