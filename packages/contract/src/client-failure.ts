import type { Result } from './client.ts'
import type { FailureCode } from './constants.ts'

type ClientError = Extract<Result<unknown>, { success: false }>['error']

/**
 * Why a call failed, with or without a response; `kind` groups the codes by how a caller handles them.
 * - `network`: no response, so it may or may not have been executed; retried automatically
 * - `busy`: rate limited or unavailable (429, 503); retried automatically
 * - `validation`: see `fields` · `conflict`: the state has changed, `data` may hold the current one · `missing`: not found
 * - `auth`: not signed in or not allowed · `server`: any other error
 * - `adapter`: the client itself threw, which is a fault in its code; `data` is what it threw; not retried
 * - `answer`: the call was answered, but not with what it promises; it may have been executed; not retried
 */
export interface ClientFailure {
  readonly kind: 'network' | 'busy' | 'validation' | 'conflict' | 'missing' | 'auth' | 'server' | 'adapter' | 'answer'
  /** The API's error code; null without a response. */
  readonly code: FailureCode | null
  /** The backend's message in the language of the call; null without a response, or when it has none. */
  readonly message: string | null
  /** Messages by the dotted path of the field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Payload of a conflict, not validated; of `adapter`, what was thrown; of `answer`, the answer or what names its faults. */
  readonly data: unknown
  /** Worth retrying without asking the shopper. */
  readonly retryable: boolean
}

const kinds: Readonly<Record<FailureCode, ClientFailure['kind']>> = {
  malformed: 'server',
  unauthorised: 'auth',
  forbidden: 'auth',
  not_found: 'missing',
  method: 'server',
  conflict: 'conflict',
  too_large: 'validation',
  media_type: 'server',
  invalid: 'validation',
  rate_limited: 'busy',
  server: 'server',
  unavailable: 'busy',
}

/** The call got no response. */
export const noAnswer: ClientFailure = {
  kind: 'network',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: true,
}

/** Converts the client's `error`, which has two forms, to a `ClientFailure`. */
export function toClientFailure(error: ClientError): ClientFailure {
  if (typeof error === 'string') return noAnswer
  // The code is not validated: a newer backend may send one that is unknown here.
  const kind = kinds[error.code] ?? 'server'
  return {
    kind,
    code: error.code,
    message: error.message || null,
    fields: error.fields ?? {},
    data: error.data,
    retryable: kind === 'busy',
  }
}
