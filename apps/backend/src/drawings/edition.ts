/**
 * Digest of the current drawings (`drawings.test.ts` computes it). URLs of drawn pictures contain it, so that a changed
 * drawing has a new URL and is not served from a cache.
 */
export const EDITION = 'af866c5b557d'
