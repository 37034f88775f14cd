import { Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Server, type Socket, Server as TcpServer } from 'node:net'

/** Time for requests in flight to finish; then the process exits with 1. */
const SHUTDOWN_TIMEOUT_MS = 10_000
/** Connections without a request are closed at this interval and not at once, because a request may already have been sent. */
const IDLE_CLOSE_INTERVAL_MS = 250
/** Maximum time for accepting connections of the listen backlog, which empties slowly while pages are rendered. */
const BACKLOG_TIMEOUT_MS = 8_000

interface ShutdownOptions {
  /** Releases resources after the last response. */
  close: () => Promise<void>
  /** @default process.exit */
  exit?: (code: 0 | 1) => void
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Returns a function that shuts a server down: it responds on every open connection, accepts no new ones and exits with 0, or
 * with 1 if that takes longer than 10 seconds.
 *
 * `http.close()` is not enough: it refuses connections of the listen backlog, of which each turn of the event loop accepts
 * one, and leaves connections without a request open.
 */
export function gracefulShutdown(
  http: Server,
  { close, exit = code => process.exit(code) }: ShutdownOptions,
): () => Promise<void> {
  const sockets = new Set<Socket>()
  let acceptedCount = 0
  let isShuttingDown = false
  http.on('connection', socket => {
    acceptedCount += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  http.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isShuttingDown) response.setHeader('Connection', 'close')
  })

  async function acceptBacklog() {
    const until = performance.now() + BACKLOG_TIMEOUT_MS
    let before = -1
    while (acceptedCount !== before && performance.now() < until) {
      before = acceptedCount
      for (let turn = 0; turn < 3; turn++) await nextTurn()
    }
  }

  function closeIdleConnections() {
    if (http instanceof HttpServer) http.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return async () => {
    if (isShuttingDown) return
    isShuttingDown = true
    setTimeout(() => exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    await acceptBacklog()
    // `setImmediate` lets the poll phase read what has arrived first.
    const ending = setInterval(() => setImmediate(closeIdleConnections), IDLE_CLOSE_INTERVAL_MS)
    TcpServer.prototype.close.call(http, () => {
      clearInterval(ending)
      void close().then(() => exit(0))
    })
  }
}
