/** Fetches what of a product's page comes with the first sign of the shopper. In one place: each `import()` costs its list of files. */
export const loadDeferredParts = () => import('./deferred-parts.ts')
