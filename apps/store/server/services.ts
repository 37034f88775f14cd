import type { DataVersions, Metrics, Queue } from '@shop/backend'

/** Client of a request. */
export interface Caller {
  /** Its network address, for rate limits. */
  address: string
  /** Whether it reads successful answers by `json()` alone: they may have no body. @default false */
  takesValues?: boolean
}

/** Dependencies of the pages, passed in by `server.ts`, so that no rendered module imports the backend. */
export interface Services {
  /** Handles `/api/*`, `/pictures/*`, `/brand/*` and `/readyz`: in process, or over HTTP when `API_URL` is set. */
  backend: (request: Request, caller: Caller) => Promise<Response> | Response
  /** Forwards a shopper's request to the backend. */
  forward: (request: Request, socketAddress?: string) => Promise<Response> | Response
  /** Data versions, which determine the stale cache entries. */
  dataVersions: Pick<DataVersions, 'current' | 'hasChanged'>
  /** Key that cookies are encrypted with. */
  secret: string
  /** Public URL of the shop without a trailing slash. Unset: the URL of the request. */
  publicUrl: string | undefined
  /** Origins outside the shop that a form is submitted or redirected to: payments, signing in with Google. */
  formOrigins?: readonly string[] | undefined
  /** Logs an error with its context, without user input. */
  reportError: (error: unknown, about: Readonly<Record<string, string>>) => void
  metrics: Metrics
  /** Counts a beacon of how fast a page was, and returns the status of the answer. Null: browsers report nothing. */
  countVitals: ((beacon: string, address: string) => Promise<204 | 400 | 429>) | null
  /** Renders pages: of one address a few at once, in its turn. */
  renders: Pick<Queue, 'run'>
  /** Runs `work` in a span of the active trace. `attributesOf` is called only when it is recorded. */
  inSpan: <Value>(
    name: string,
    attributesOf: () => Readonly<Record<string, string>>,
    work: () => Promise<Value>,
  ) => Promise<Value>
  /** Network address of the client from `X-Forwarded-For`, if it is of trusted proxies, or that of the connection. */
  addressOf: (forwarded: string | string[] | null | undefined, socketAddress?: string) => string
}
