import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { MAX_PHOTO_BYTES, RETURN_PHOTO_PATH, REVIEW_PHOTO_PATH } from '@shop/contract'
import { timeLimits } from '../platform/time-limits.ts'
import { type BodyLimits, bodyLimits, createBodyDeadline, type UploadSize } from './body-deadline.ts'
import { createSendDeadline, type SendLimits, sendLimits } from './send-deadline.ts'

/** Interval of Node's check for connections that exceed a timeout. Node's default of 30 s would be added to each timeout. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Options of every HTTP server of the shop. A request whose headers are incomplete after 10 s is closed; one check interval is
 * subtracted, because the timeouts are checked at that interval. Shorter than Node's default of 60 s, so that slow clients
 * (Slowloris) cannot hold many connections. Bodies have a deadline of their own: see `bodyLimits`.
 */
export const httpOptions = {
  headersTimeout: 10_000 - CHECK_INTERVAL_MS,
  requestTimeout: 0,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
  // Longer than proxies keep idle connections (nginx and load balancers 60 s): they would send a request to one that is closing.
  keepAliveTimeout: 75_000,
} as const satisfies ServerOptions

/**
 * Requests of one connection that are answered at a time. Browsers and proxies send the next after an answer; the answers to further
 * ones would be kept whole until a client reads them.
 */
const MAX_PIPELINED = 4

/** Statuses for errors of Node's HTTP parser, by error code; any other is 400. Source: Node's `_http_server.js`. */
const parserStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const photoPaths: readonly (string | undefined)[] = [RETURN_PHOTO_PATH, REVIEW_PHOTO_PATH]

/** The upload of one photo of a return or a review. */
export const photoUploadSize: UploadSize = ({ url = '' }) =>
  photoPaths.includes(url.split('?')[0]) ? MAX_PHOTO_BYTES : 0

export interface HttpServerOptions {
  /** Headers of every response. @default nosniff only */
  headers?: Readonly<Record<string, string>>
  /** @default httpOptions */
  options?: ServerOptions
  /** @default photos of returns and reviews */
  uploadSize?: UploadSize
  /** @default bodyLimits */
  limits?: BodyLimits
  /** Of answers that are sent. @default sendLimits */
  sending?: SendLimits
  /** Milliseconds without progress after which a connection is closed. @default timeLimits.idle */
  idle?: number
  /** Address of the client for its share of the uploads. @default that of the connection */
  addressOf?: (request: IncomingMessage) => string
}

/**
 * Creates an HTTP server with the shop's options and headers. A connection with too many requests at once is closed. Requests that Node's parser rejects (malformed, too large or too
 * slow) never reach the listener: they are answered here, as Node would, but with these headers.
 */
export function createHttpServer(
  listener: RequestListener,
  {
    headers = { 'X-Content-Type-Options': 'nosniff' },
    options = httpOptions,
    uploadSize = photoUploadSize,
    limits = bodyLimits,
    sending = sendLimits,
    idle = timeLimits.idle,
    addressOf = ({ socket }) => socket.remoteAddress ?? '',
  }: HttpServerOptions = {},
): Server {
  const responses = new WeakMap<object, ServerResponse>()
  /** Has the headers from the beginning: also where Node itself answers, to a request without a host or an unknown expectation. */
  class Response extends ServerResponse<IncomingMessage> {
    constructor(request: IncomingMessage) {
      super(request)
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    }
  }
  const server: Server = createServer({ ...options, ServerResponse: Response })
  // Closes a connection whose client takes nothing of an answer: Node counts the bytes that leave the queue of the system.
  server.setTimeout(idle)
  const startSending = createSendDeadline<Socket>(sending, socket => socket.destroy())
  const onTimeout = ({ socket }: IncomingMessage) =>
    server.emit(
      'clientError',
      Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    )
  const startDeadline = createBodyDeadline<IncomingMessage>(limits, uploadSize, onTimeout, addressOf)
  const answering = new WeakMap<Socket, number>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (answering.get(socket) ?? 0) + 1
    if (count > MAX_PIPELINED) return void socket.destroy()
    answering.set(socket, count)
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
    responses.set(socket, response)
    startDeadline(request, response)
    startSending(socket, response)
    listener(request, response)
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
