import type { Result } from '@shop/contract/client'

type CommandResult = Extract<Result<unknown>, { success: false }>['error']
type Code = Exclude<CommandResult, string>['code']

/**
 * Why a call failed, by what a machine does about it.
 * - `network`: no answer, so it may or may not have been executed; retried automatically
 * - `busy`: rate limited or unavailable (429, 503); retried automatically
 * - `validation`: see `fields` · `conflict`: the state has changed, `data` may hold the current one · `missing`: not found
 * - `auth`: not signed in or not allowed · `server`: any other error
 */
export interface FlowError {
  readonly kind: 'network' | 'busy' | 'validation' | 'conflict' | 'missing' | 'auth' | 'server'
  /** The wire's error code; null without an answer. */
  readonly code: Code | null
  /** The backend's message in the language of the call; null without an answer. */
  readonly message: string | null
  /** Messages by the dotted path of the field. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Payload of a conflict, not validated. */
  readonly data: unknown
  /** Worth retrying without asking the shopper. */
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

/** The call got no answer. */
export const noAnswer: FlowError = {
  kind: 'network',
  code: null,
  message: null,
  fields: {},
  data: undefined,
  retryable: true,
}

/** Normalises the client's error. */
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
