import { z } from 'zod'
import { withDefault } from '../../platform/variables.ts'
import { kopiykasOf } from '../../values/money.ts'

/** How a bank's payment by instalments is offered. */
export interface InstalmentTerms {
  /** Numbers of monthly payments to choose from, ascending. */
  counts: readonly number[]
  /** Sum of the orders in kopiykas. */
  limits: { min: number; max: number }
}

/** The variable with the numbers of payments, e.g. `3,6,10`. */
export const countsVariable = (min: number, max: number) =>
  withDefault(z.string(), '3,6').transform((text, { addIssue, value }) => {
    const counts = text.split(',').map(Number)
    if (counts.every(count => Number.isInteger(count) && count >= min && count <= max))
      return [...new Set(counts)].toSorted((a, b) => a - b)
    addIssue({ code: 'custom', input: value, message: `must be numbers of payments from ${min} to ${max}, e.g. 3,6` })
    return z.NEVER
  })

/** The variable with the lowest sum of an order in hryvnias. */
export const minSumVariable = (hryvnias: string) =>
  withDefault(z.string().regex(/^[1-9]\d{0,5}$/, 'must be whole hryvnias'), hryvnias).transform(text =>
    kopiykasOf(Number(text)),
  )
