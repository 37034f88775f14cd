/**
 * Leaves out of the browser's build what React Router brings along and never runs here: lazy route discovery (`routeDiscovery` is
 * `initial`) and instrumentation (`HydratedRouter` gets no `instrumentations`). Both are chosen at run time, so that the bundler
 * cannot know: 2.4 kB gz of every page.
 */
import type { Plugin } from 'vite'

/** Modules of React Router, and their exports as they behave when the part is not in use. */
const replacements = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    const leftOut = () => { throw new Error('Lazy route discovery is left out of the build.') }
    export { leftOut as getManifestPath, leftOut as getPartialManifest, leftOut as getPathsWithAncestors, leftOut as handleClientVersionMismatch }`,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    const leftOut = () => { throw new Error('Instrumentation is left out of the build.') }
    export { leftOut as getRouteInstrumentationUpdates, leftOut as instrumentClientSideRouter, leftOut as instrumentHandler, leftOut as instrumentationResultMetaContext }`,
} as const satisfies Record<string, string>

/** Fails the build when a version of React Router has the modules elsewhere, or exports something else that is imported. */
export function leaveOutUnusedRouterParts(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'leave-out-unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      for (const [path, code] of Object.entries(replacements))
        if (id.endsWith(`/react-router/dist/production/${path}`)) {
          replaced.add(path)
          return code
        }
      return null
    },
    buildEnd(error) {
      if (error) return
      for (const path of Object.keys(replacements))
        if (!replaced.has(path)) this.error(`React Router has no ${path} any more: see unused-router-parts.ts.`)
    },
  }
}
