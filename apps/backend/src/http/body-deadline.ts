import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Time in which the body of a request must arrive. An upload gets the time that its size takes on a slow phone network, as long as
 * it makes progress: a client that sends a byte now and then is closed after one `window`, as with any other request.
 */
export const bodyLimits = {
  /** Milliseconds for the body of an ordinary request, and in which an upload must make progress. */
  window: 15_000,
  /** Bytes that an upload must send in each window. */
  minProgress: 64 * 1024,
  /** Bytes per second of the slowest network that an upload is given time for. */
  minRate: 32 * 1024,
  /** Uploads at a time with more time than one window; each may be held in memory. */
  maxUploads: 10,
  /** Of one client address. */
  maxUploadsPerAddress: 3,
} as const

export type BodyLimits = { readonly [Name in keyof typeof bodyLimits]: number }

/** What is read of a request. */
export type BodyRequest = Pick<IncomingMessage, 'headers' | 'url' | 'complete'> & {
  readonly socket: Pick<Socket, 'bytesRead'>
}

/** Largest body in bytes that a request may upload slowly; 0: it is no upload. */
export type UploadSize = (request: Pick<BodyRequest, 'headers' | 'url'>) => number

const hasBody = ({ headers }: BodyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns a `request` listener that calls `expire` for a request whose body does not arrive in time. */
export function createBodyDeadline<Request extends BodyRequest>(
  limits: BodyLimits,
  uploadSize: UploadSize,
  expire: (request: Request) => void,
  addressOf: (request: Request) => string,
) {
  /** Client addresses of the uploads with more time. */
  const uploads: string[] = []

  /** Milliseconds for the body of an upload; null for any other request, for one without a length, and for one too many. */
  function uploadTime(request: Request, address: string): number | null {
    const length = Number(request.headers['content-length'] ?? Number.NaN)
    if (!(length <= uploadSize(request)) || uploads.length >= limits.maxUploads) return null
    if (uploads.filter(one => one === address).length >= limits.maxUploadsPerAddress) return null
    return limits.window + (length / limits.minRate) * 1_000
  }

  return (request: Request, response: { once(event: 'close', listener: () => void): unknown }): void => {
    if (!hasBody(request)) return
    const { socket } = request
    const address = addressOf(request)
    const duration = uploadTime(request, address)
    const until = performance.now() + (duration ?? limits.window)
    let before = socket.bytesRead
    if (duration !== null) uploads.push(address)
    const check = () => {
      if (request.complete) return
      const now = performance.now()
      const isStuck = socket.bytesRead - before < limits.minProgress
      before = socket.bytesRead
      if (isStuck || now >= until) expire(request)
      else timer = wait(Math.min(limits.window, until - now))
    }
    const wait = (delay: number) => setTimeout(check, delay).unref()
    let timer = wait(limits.window)
    response.once('close', () => {
      clearTimeout(timer)
      if (duration !== null) uploads.splice(uploads.indexOf(address), 1)
    })
  }
}
