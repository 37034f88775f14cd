import { Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Server, type Socket, Server as TcpServer } from 'node:net'

/** Milliseconds that what is in flight may take to finish. */
const PATIENCE = 10_000
/** Milliseconds that a connection on which nothing is being asked stays open: its request may be on the way. */
const GRACE = 250
/** Milliseconds that connections are still taken in from the system's queue: with pages to render between, it empties slowly. */
const TAKING_IN = 8_000

interface Leaving {
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
export function leavingWell(http: Server, { close, exit = code => process.exit(code) }: Leaving): () => Promise<void> {
  const sockets = new Set<Socket>()
  let taken = 0
  let leaving = false
  http.on('connection', socket => {
    taken += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  http.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (leaving) response.setHeader('Connection', 'close')
  })

  async function takeIn() {
    const until = performance.now() + TAKING_IN
    let before = -1
    while (taken !== before && performance.now() < until) {
      before = taken
      for (let turn = 0; turn < 3; turn++) await nextTurn()
    }
  }

  function endQuietOnes() {
    if (http instanceof HttpServer) http.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  return async () => {
    if (leaving) return
    leaving = true
    setTimeout(() => exit(1), PATIENCE).unref()
    await takeIn()
    // After the turn in which it is due: what has arrived meanwhile is read first.
    const ending = setInterval(() => setImmediate(endQuietOnes), GRACE)
    TcpServer.prototype.close.call(http, () => {
      clearInterval(ending)
      void close().then(() => exit(0))
    })
  }
}
