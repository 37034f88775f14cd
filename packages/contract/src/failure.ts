import { z } from 'zod'

/** HTTP status of every failure code. */
export const statuses = {
  malformed: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  media_type: 415,
  invalid: 422,
  rate_limited: 429,
  server: 500,
  unavailable: 503,
} as const

export type FailureCode = keyof typeof statuses

const codes = [
  'malformed',
  'unauthorised',
  'forbidden',
  'not_found',
  'method',
  'conflict',
  'too_large',
  'media_type',
  'invalid',
  'rate_limited',
  'server',
  'unavailable',
] as const satisfies readonly FailureCode[]

/**
 * The body of every error response. `message` and the field messages are in the call's language;
 * `fields` is keyed by dotted path (`contact.phone`); `data` of a 409 may hold the current state.
 */
export const Failure = z.object({
  success: z.literal(false),
  code: z.enum(codes),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof Failure>
