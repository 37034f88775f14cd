import { lookup } from 'node:dns'
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../http/public-address.ts'

/** Thrown when a picture cannot be fetched. `isFinal`: trying again would not help. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

const MAX_BYTES = 15_000_000
const MAX_REDIRECTS = 3
/** For the whole picture with its redirects. */
const TIMEOUT_MS = 30_000

export interface FetchPictureOptions {
  /** Which addresses may be connected to. @default the public internet */
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
  maxBytes?: number
  signal?: AbortSignal
}

/**
 * Resolves names as usual but refuses addresses that are not allowed. The socket connects to the address that was checked, so
 * a name that changes its address in between reaches nothing else.
 */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const forbidden = addresses.find(({ address }) => !isAllowed(address))
      const [first] = addresses
      if (forbidden || !first)
        return callback(new PictureRefused(`${host} is not on the public internet.`, true), '', 0)
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })

/** Opens one request and waits for the head of its response. */
function open(url: URL, isAllowed: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      return reject(new PictureRefused('It is not an http or https address.', true))
    if (url.username !== '' || url.password !== '')
      return reject(new PictureRefused('It has a user name or password.', true))
    // Sockets do not look up a literal address.
    if (isIP(host) !== 0 && !isAllowed(host))
      return reject(new PictureRefused(`${host} is not on the public internet.`, true))
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request: ClientRequest = start(
      url,
      {
        lookup: guardedLookup(isAllowed),
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'shop-import' },
      },
      resolve,
    )
    request.on('error', reject)
    request.end()
  })
}

/** Reads a body of limited size. */
async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new PictureRefused(`It is larger than ${maxBytes / 1_000_000} MB.`, true)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw tooLarge()
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) {
      response.destroy()
      throw tooLarge()
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fetches a picture from an address that a feed names: only from the public internet, of limited size and time. */
export async function fetchPicture(
  address: string,
  { isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, signal }: FetchPictureOptions = {},
): Promise<Buffer> {
  const limits = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  let url = URL.parse(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!url) throw new PictureRefused('It is not an address.', true)
    const response = await open(url, isAllowed, limits)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      url = URL.parse(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new PictureRefused(`The server responded with ${statusCode}.`, statusCode === 404 || statusCode === 410)
    }
    const type = headers['content-type'] ?? ''
    if (!/^(image\/|application\/octet-stream)/i.test(type)) {
      response.destroy()
      throw new PictureRefused(`It is «${type}», not a picture.`, true)
    }
    return read(response, maxBytes)
  }
  throw new PictureRefused('There are too many redirects.', true)
}
