/** Imports the deferred parts of the product page. In one place, because the bundler repeats the list of chunks at each `import()`. */
export const loadDeferredParts = () => import('./deferred-parts.ts')
