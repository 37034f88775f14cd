import type { IncomingMessage, Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Backend } from './backend.ts'
import type { Environment } from './environment.ts'
import { clientAddressOf } from './http/client-address.ts'
import { createHttpServer } from './http/http-server.ts'
import type { Telemetry } from './telemetry/start-telemetry.ts'

/** Creates an HTTP server for a backend; it does not listen yet. */
export function serveBackend(
  backend: Backend,
  { trustedProxies }: Pick<Environment, 'trustedProxies'>,
  traceRequests: Telemetry['traceRequests'] = listener => listener,
): Server {
  const addressOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>) =>
    clientAddressOf(socket.remoteAddress ?? '', headers['x-forwarded-for'], trustedProxies)
  const listener = getRequestListener((request, { incoming }) =>
    backend.fetch(request, { address: addressOf(incoming) }),
  )
  return createHttpServer(traceRequests(listener), { addressOf })
}
