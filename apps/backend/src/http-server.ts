import type { ServerOptions } from 'node:http'

/** Milliseconds between two looks for connections that take too long. Node's own 30 s would add themselves to each limit. */
const CHECKED_EVERY = 1_000

/**
 * Options of every HTTP server of the shop. A request whose head is not whole within 10 s, or whose body is not within 15 s,
 * is ended: each limit is reached at the last check before it. Source: bars.md «Safe» 14.
 */
export const httpOptions = {
  headersTimeout: 10_000 - CHECKED_EVERY,
  requestTimeout: 15_000 - CHECKED_EVERY,
  connectionsCheckingInterval: CHECKED_EVERY,
  keepAliveTimeout: 10_000,
} as const satisfies ServerOptions
