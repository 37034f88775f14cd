import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'

/** Milliseconds between two looks for connections that take too long. Node's own 30 s would add themselves to each limit. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Options of every HTTP server of the shop. A request whose head is not whole within 10 s, or whose body is not within 15 s,
 * is ended: each limit is reached at the last check before it. Source: bars.md «Safe» 14.
 */
export const httpOptions = {
  headersTimeout: 10_000 - CHECK_INTERVAL_MS,
  requestTimeout: 15_000 - CHECK_INTERVAL_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
  keepAliveTimeout: 10_000,
} as const satisfies ServerOptions

/** Statuses of requests that Node's parser refuses, by the error's code; any other is 400. Source: Node's `_http_server.js`. */
const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

interface HttpServerOptions {
  /** Headers of every answer. @default nosniff alone */
  headers?: Readonly<Record<string, string>>
  /** @default httpOptions */
  options?: ServerOptions
}

/**
 * An HTTP server with the options of the shop and headers that every answer has. What Node's parser refuses (a malformed, too
 * large or too slow head) never reaches a listener: it is answered here, as Node would, but with these headers.
 */
export function createHttpServer({
  headers = { 'X-Content-Type-Options': 'nosniff' },
  options = httpOptions,
}: HttpServerOptions = {}): Server {
  const responses = new WeakMap<object, ServerResponse>()
  const server = createServer(options)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    responses.set(request.socket, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket)
    const isAnswering = response?.headersSent && !response.writableEnded
    if (!socket.writable || isAnswering) return void socket.destroy()
    const status = parserStatuses[error.code ?? ''] ?? 400
    const head = { Connection: 'close', 'Content-Length': '0', ...headers }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
  })
  return server
}
