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

export const failureCodes = [
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
