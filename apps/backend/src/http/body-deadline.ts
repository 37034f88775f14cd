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
  /** Uploads at a time that take longer than one window; each may be held in memory. */
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

/** An upload that has taken longer than one window. */
interface SlowUpload {
  address: string
  /** Bytes in its last window. */
  progress: number
  close(): void
}

const hasBody = ({ headers }: BodyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns a `request` listener that calls `expire` for a request whose body does not arrive in time. */
export function createBodyDeadline<Request extends BodyRequest>(
  limits: BodyLimits,
  uploadSize: UploadSize,
  expire: (request: Request) => void,
  addressOf: (request: Request) => string,
) {
  /** Uploads that take longer than one window, oldest first. */
  const slowUploads = new Set<SlowUpload>()

  /** Gives an upload more than one window. The slowest of too many is closed: who sends slowly must not keep the others out. */
  function addSlowUpload(upload: SlowUpload): void {
    const all = [...slowUploads]
    const ofAddress = all.filter(({ address }) => address === upload.address)
    slowUploads.add(upload)
    const isOneTooMany = ofAddress.length >= limits.maxUploadsPerAddress
    if (!isOneTooMany && all.length < limits.maxUploads) return
    const rivals = isOneTooMany ? ofAddress : all
    rivals.reduce((slowest, other) => (other.progress < slowest.progress ? other : slowest), upload).close()
  }

  /** Milliseconds for the body of an upload; null for any other request, and for one without a length. */
  function uploadTime(request: Request): number | null {
    const length = Number(request.headers['content-length'] ?? Number.NaN)
    return length <= uploadSize(request) ? limits.window + (length / limits.minRate) * 1_000 : null
  }

  return (request: Request, response: { once(event: 'close', listener: () => void): unknown }): void => {
    if (!hasBody(request)) return
    const { socket } = request
    const duration = uploadTime(request)
    const until = performance.now() + (duration ?? limits.window)
    let before = socket.bytesRead
    const end = () => {
      clearTimeout(timer)
      slowUploads.delete(upload)
    }
    const upload: SlowUpload = {
      address: addressOf(request),
      progress: 0,
      close() {
        end()
        expire(request)
      },
    }
    const check = () => {
      if (request.complete) return
      const now = performance.now()
      upload.progress = socket.bytesRead - before
      before = socket.bytesRead
      if (upload.progress < limits.minProgress || now >= until) return upload.close()
      timer = wait(Math.min(limits.window, until - now))
      if (!slowUploads.has(upload)) addSlowUpload(upload)
    }
    const wait = (delay: number) => setTimeout(check, delay).unref()
    let timer = wait(limits.window)
    response.once('close', end)
  }
}
