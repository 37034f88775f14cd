import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { addressOf } from './address.ts'
import type { Backend } from './backend.ts'
import type { Environment } from './environment.ts'
import { createHttpServer } from './http-server.ts'

/** An HTTP server that answers with a backend; it does not listen yet. */
export const serveBackend = (backend: Backend, { trustedProxies }: Pick<Environment, 'trustedProxies'>): Server =>
  createHttpServer().on(
    'request',
    getRequestListener((request, { incoming }) =>
      backend.fetch(request, {
        address: addressOf(
          incoming.socket.remoteAddress ?? '',
          request.headers.get('x-forwarded-for') ?? undefined,
          trustedProxies,
        ),
      }),
    ),
  )
