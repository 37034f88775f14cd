/**
 * Digest of the drawings as they are now (`drawings.test.ts` computes it). Addresses of drawn pictures contain it, so a
 * drawing that changed is never served from somebody's cache under its old address.
 */
export const EDITION = '7fce9b965144'
