import { later } from '../later.tsx'
import { parts } from './parts.ts'

/** The badge opens by CSS until its script is there. */
export const Languages = later(async () => (await parts()).Languages)
