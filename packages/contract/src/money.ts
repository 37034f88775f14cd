import * as z from 'zod'
import type { Schema } from './schema.ts'

/** Amounts in requests and responses: hryvnias with at most two decimals. The backend calculates in whole kopiykas. */
export const Hryvnias = z
  .number()
  .nonnegative()
  .max(1_000_000_000_000)
  .refine(value => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'at most two decimals')
  .meta({ description: 'Hryvnias with at most two decimals, e.g. 1249.5' })

/** A price as monthly payments, the first of them at once. */
export interface Instalment extends z.output<typeof instalment> {}
const instalment = z.object({ count: z.int().min(2), amount: Hryvnias })
export const Instalment: Schema<Instalment> = instalment
