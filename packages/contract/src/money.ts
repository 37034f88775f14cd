import { z } from 'zod'

/** Hryvnias with at most two decimals, as they travel: 1249.5. Inside the backend money is whole kopiykas. */
export const Hryvnias = z
  .number()
  .nonnegative()
  .max(100_000_000)
  .refine(value => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'at most two decimals')
  .meta({ description: 'Hryvnias with at most two decimals, e.g. 1249.5' })
