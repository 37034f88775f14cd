import type { DataVersions } from '@shop/backend'

/** Who a request is made for. */
export interface Caller {
  /** The shopper's address, which limits are counted by. */
  address: string
}

/** Dependencies of the pages, passed in by `server.ts`, so that no rendered module imports the backend. */
export interface Services {
  /** Answers `/api/*`, `/pictures/*`, `/brand/*` and `/readyz`: in process, or over HTTP when `API_URL` is set. */
  backend: (request: Request, caller: Caller) => Promise<Response> | Response
  /** Forwards a shopper's request to the backend. */
  forward: (request: Request, socketAddress?: string) => Promise<Response> | Response
  /** Which cached answers and pages have become stale. */
  dataVersions: Pick<DataVersions, 'current' | 'hasChanged'>
  /** Key that cookies are encrypted with. */
  secret: string
  /** Where shoppers reach the shop, without a slash at its end. Unset: the address of the request. */
  publicUrl: string | undefined
  /** Writes an error into the log of the process, with what it is about: nothing that a shopper typed. */
  reportError: (error: unknown, about: Readonly<Record<string, string>>) => void
  /** The shopper's address, as far as it can be trusted. */
  addressOf: (request: Request, socketAddress?: string) => string
}
