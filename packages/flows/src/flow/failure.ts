import type { Result } from '@shop/contract/client'

type CommandResult = Extract<Result<unknown>, { success: false }>['error']
type Code = Exclude<CommandResult, string>['code']

/**
 * Why a call came to nothing, in the terms a machine decides by.
 * - `network`: no answer, nobody knows whether it was done; worth repeating by itself
 * - `busy`: the backend asks to come later (429, 503); worth repeating by itself
 * - `validation`: `fields` are wrong · `conflict`: the world has changed, `data` may hold what is now · `missing`: it does not exist
 * - `auth`: not signed in or not allowed · `server`: it broke
 */
export interface FlowError {
  readonly kind: 'network' | 'busy' | 'validation' | 'conflict' | 'missing' | 'auth' | 'server'
  /** The wire's code; null without an answer. */
  readonly code: Code | null
  /** The backend's words in the call's language; null without an answer. */
  readonly message: string | null
  /** Messages by dotted path. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** What came with a conflict, unread. */
  readonly data: unknown
  /** Worth repeating without asking anybody. */
  readonly retryable: boolean
}

const kinds: Readonly<Record<Code, FlowError['kind']>> = {
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

/** No answer at all. */
export const noAnswer: FlowError = {
  kind: 'network',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: true,
}

/** The client's error, whatever it was, as a machine reads it. */
export function toFlowError(error: CommandResult): FlowError {
  if (typeof error === 'string') return noAnswer
  const kind = kinds[error.code] ?? 'server'
  return {
    kind,
    code: error.code,
    message: error.message,
    fields: error.fields ?? {},
    data: error.data,
    retryable: kind === 'busy',
  }
}

/** The result of a call with its error normalised. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: FlowError }

/**
 * The client knows the answers by type only. `isValid` checks at run time what a machine relies on: an answer that fails is
 * taken for none, like one that is not JSON, and so retried under the same idempotency key.
 */
export const outcome = <Data>(
  result: Result<Data>,
  isValid: (data: unknown) => boolean = () => true,
): Outcome<Data> => {
  if (!result.success) return { ok: false, error: toFlowError(result.error) }
  return isValid(result.data) ? { ok: true, data: result.data } : { ok: false, error: noAnswer }
}
