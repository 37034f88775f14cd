/** The typed client. It imports the calls as types only, so that browsers load no schema. Source: the shop’s specification. */
import type * as z from 'zod'
import type { CallAt, CallPath } from './calls.ts'
import type { Failure } from './failure.ts'

/** Body of a request; fields with a default may be omitted. */
export type BodyOf<Path extends CallPath> = z.input<CallAt<Path>['body']>
/** `data` of a successful response. */
export type DataOf<Path extends CallPath> = z.output<CallAt<Path>['data']>

/** Value of `error` without a readable response: network failure, timeout, abort, not JSON. */
export const SERVER_ERROR = 'Server error'

export type Result<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly error: Failure | typeof SERVER_ERROR }

export interface CallOptions {
  /** Aborts the call, which then returns `'Server error'`. */
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`, 16 to 64 random characters: a repeat with the same key is not executed again. */
  idempotencyKey?: string
  /** Values of `{…}` in the path. */
  params?: Readonly<Record<string, string | number>>
  /** Bearer token of a protected call. */
  token?: string
  /** Milliseconds until the call is aborted. @default the client's */
  timeout?: number
  /** Additional request headers. */
  headers?: Readonly<Record<string, string>>
}

export interface Client {
  /** Makes one call. Never throws: errors are returned. */
  call<Path extends CallPath>(path: Path, body: BodyOf<Path>, options?: CallOptions): Promise<Result<DataOf<Path>>>
}

export interface ClientOptions {
  /** Origin of the API. @default the page's own origin */
  baseUrl?: string
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response
  /** Milliseconds until a call is aborted. @default 10000 */
  timeout?: number
}

/** Checks the envelope only: `data`, `code` and `fields` are not validated. */
const isEnvelope = <Data>(value: unknown): value is { success: true; data: Data } | Failure =>
  typeof value === 'object' &&
  value !== null &&
  'success' in value &&
  (value.success === true ? 'data' in value : value.success === false && 'code' in value && 'message' in value)

/** The result in a response. Throws when it is not JSON. */
export async function readResult<Data>(response: Response): Promise<Result<Data>> {
  const answer: unknown = await response.json()
  if (!isEnvelope<Data>(answer)) return { success: false, error: SERVER_ERROR }
  return answer.success ? { success: true, data: answer.data } : { success: false, error: answer }
}

const pathWith = (path: string, params: CallOptions['params']) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')))

export function createClient({ baseUrl = '', fetch, timeout = 10_000 }: ClientOptions = {}): Client {
  const send = fetch ?? ((request: Request) => globalThis.fetch(request))
  return {
    async call<Path extends CallPath>(
      path: Path,
      body: BodyOf<Path>,
      options: CallOptions = {},
    ): Promise<Result<DataOf<Path>>> {
      const { signal, idempotencyKey, params, token, headers } = options
      const deadline = AbortSignal.timeout(options.timeout ?? timeout)
      try {
        const url = `${baseUrl || globalThis.location.origin}${pathWith(path, params)}`
        const response = await send(
          new Request(url, {
            method: 'POST',
            body: JSON.stringify(body),
            headers: {
              'Content-Type': 'application/json',
              ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
              ...(token ? { Authorization: `Bearer ${token}` } : {}),
              ...headers,
            },
            signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          }),
        )
        return await readResult<DataOf<Path>>(response)
      } catch {
        return { success: false, error: SERVER_ERROR }
      }
    },
  }
}
