import { Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Server, type Socket, Server as TcpServer } from 'node:net'

/** Milliseconds that what is in flight may take to finish. */
const SHUTDOWN_TIMEOUT_MS = 10_000
/** Milliseconds that a connection on which nothing is being asked stays open: its request may be on the way. */
const IDLE_CLOSE_INTERVAL_MS = 250
/** Milliseconds that connections are still taken in from the system's queue: with pages to render between, it empties slowly. */
const BACKLOG_TIMEOUT_MS = 8_000

interface ShutdownOptions {
  /** Lets go of what answers need, once the last one is given. */
  close: () => Promise<void>
  /** Ends the process. @default process.exit */
  exit?: (code: 0 | 1) => void
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Makes a server that can leave well: whoever has been connected when it is told to go is answered, nobody new is taken on,
 * and the process ends with 0; with 1 if something takes longer than 10 seconds.
 *
 * `http.close()` does not do: it refuses connections that wait in the system's queue, of which one is taken in each turn of
 * the loop, and it leaves open those on which nothing has been asked yet.
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
    // After the turn in which it is due: what has arrived meanwhile is read first.
    const ending = setInterval(() => setImmediate(closeIdleConnections), IDLE_CLOSE_INTERVAL_MS)
    TcpServer.prototype.close.call(http, () => {
      clearInterval(ending)
      void close().then(() => exit(0))
    })
  }
}
