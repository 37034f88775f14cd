import * as z from 'zod'
import { failureCodes } from './constants.ts'

/**
 * The body of every error response. `message` and the field messages are in the call's language;
 * `fields` is keyed by dotted path (`contact.phone`); `data` of a 409 may hold the current state.
 */
export interface Failure extends z.output<typeof Failure> {}
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum(failureCodes),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  data: z.unknown().optional(),
})
