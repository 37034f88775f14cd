import type { Socket } from 'node:net'

/** Bytes per second of the slowest network that an answer is sent to, and milliseconds that every answer is given. */
export const sendLimits = { window: 30_000, minRate: 8 * 1024 } as const

export type SendLimits = { readonly [Name in keyof typeof sendLimits]: number }

interface Sending {
  once(event: 'close', listener: () => void): unknown
}

/**
 * Returns a `request` listener that calls `expire` for an answer that its client takes too slowly: it has the window and the time
 * that the bytes written so far take at the lowest rate. Clients that take nothing at all are closed by the server's timeout.
 */
export function createSendDeadline<Connection extends Pick<Socket, 'bytesWritten' | 'writableLength'>>(
  { window, minRate }: SendLimits,
  expire: (socket: Connection) => void,
) {
  return (socket: Connection, response: Sending): void => {
    const before = socket.bytesWritten
    const began = performance.now()
    const timer = setInterval(() => {
      const allowed = window + ((socket.bytesWritten - before) / minRate) * 1_000
      if (socket.writableLength > 0 && performance.now() - began > allowed) expire(socket)
    }, window).unref()
    response.once('close', () => clearInterval(timer))
  }
}
