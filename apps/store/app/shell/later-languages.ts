import { later } from '../later.tsx'

/** The badge opens by CSS until its script is there. */
export const Languages = later(async () => (await import('./later-parts.ts')).Languages)
