/** Large public texts (feeds, sitemaps, the API's documentation), made once for all who ask and kept compressed in memory. */
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type DataVersions, UNKNOWN_TAG } from '../db/data-versions.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { withDeadline } from '../platform/deadline.ts'
import type { Queue } from '../platform/queue.ts'
import { timeLimits } from '../platform/time-limits.ts'

interface TextCacheOptions {
  /** Makes and decompresses the parts of all texts, one by one: a long text takes turns with everything else in it. */
  queue: Queue
  dataVersions: Pick<DataVersions, 'current' | 'hasChanged'>
  /** Compressed bytes that are kept. @default 64 MiB */
  maxBytes?: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

interface Text {
  /** Its parts; none when there is no such text. */
  source: () => AsyncIterable<string>
  headers: Readonly<Record<string, string>>
  /** What it depends on. @default everything */
  tags?: readonly string[]
}

export interface TextCache {
  /**
   * The response to a request, also while the rest of the text is being made; null when there is no such text. Rejects when its
   * first part cannot be made in time, with `QueueFull` when too much is waiting. `owner`: who asked for it, see `Queue`.
   */
  respond(request: Request, key: string, text: Text, owner?: string): Promise<Response | null>
}

/** As `s-maxage` of the feeds. */
const MAX_AGE_MS = 600_000

/** A text is not made again for this multiple of the time that it took, whatever has changed: it takes a twentieth at most. */
const REST = 20

interface Entry {
  /** Compressed; they grow until `isMade`. */
  chunks: Buffer[]
  isMade: boolean
  /** Settles with the next chunk, the end, or the failure. */
  more: PromiseWithResolvers<void>
  /** Whether there is such a text; settles with its first part. */
  begun: PromiseWithResolvers<boolean>
  version: number
  startedAt: number
  tookMs: number
}

/** The chunks of an entry, followed while they are made. */
async function* follow(entry: Entry): AsyncGenerator<Buffer> {
  for (let at = 0; ; at++) {
    while (at >= entry.chunks.length && !entry.isMade) await entry.more.promise
    const chunk = entry.chunks[at]
    if (!chunk) return
    yield chunk
  }
}

const acceptsGzip = ({ headers }: Request): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(headers.get('accept-encoding') ?? '')

/** Decompresses chunk by chunk, each in its turn of the queue. */
async function* decompress(chunks: AsyncIterable<Buffer>, queue: Queue, owner: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const parts: Buffer[] = []
  gunzip.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined)
  const write = (chunk: Buffer) =>
    new Promise<void>((resolve, reject) => gunzip.write(chunk, error => (error ? reject(error) : resolve())))
  try {
    for await (const chunk of chunks) {
      await queue.run(() => write(chunk), { owner })
      yield* parts.splice(0)
    }
  } finally {
    gunzip.destroy()
  }
}

/** A reader who leaves ends the decompression; a failure is seen by whoever reads the stream. */
function bodyOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

export function createTextCache({
  queue,
  dataVersions,
  maxBytes = 64 * 1024 * 1024,
  now = () => performance.now(),
}: TextCacheOptions): TextCache {
  const cache = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ chunks }) => 1 + chunks.reduce((sum, { length }) => sum + length, 0),
  })
  const making = new Map<string, Entry>()

  function isFresh({ startedAt, tookMs, version }: Entry, tags: readonly string[]): boolean {
    const age = now() - startedAt
    return age < MAX_AGE_MS && (age < REST * tookMs || !dataVersions.hasChanged(tags, version))
  }

  function next(entry: Entry) {
    entry.more.resolve()
    entry.more = Promise.withResolvers()
    entry.more.promise.catch(() => undefined)
  }

  async function* inTurns(owner: string, entry: Entry, source: Text['source']): AsyncGenerator<string> {
    const parts = source()[Symbol.asyncIterator]()
    for (;;) {
      const { done, value } = await queue.run(() => parts.next(), { owner })
      entry.begun.resolve(!done)
      if (done) return
      yield value
    }
  }

  async function make(key: string, owner: string, entry: Entry, source: Text['source']): Promise<void> {
    try {
      await pipeline(inTurns(owner, entry, source), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
        for await (const chunk of compressed) {
          entry.chunks.push(chunk)
          next(entry)
        }
      })
      entry.tookMs = now() - entry.startedAt
      entry.isMade = true
      next(entry)
      if (await entry.begun.promise) cache.set(key, entry)
    } catch (error) {
      entry.begun.reject(error)
      entry.more.reject(error)
    } finally {
      making.delete(key)
    }
  }

  function start(key: string, owner: string, source: Text['source'], version: number): Entry {
    const entry: Entry = {
      chunks: [],
      isMade: false,
      more: Promise.withResolvers(),
      begun: Promise.withResolvers(),
      version,
      startedAt: now(),
      tookMs: 0,
    }
    for (const { promise } of [entry.more, entry.begun]) promise.catch(() => undefined)
    making.set(key, entry)
    void make(key, owner, entry, source)
    return entry
  }

  return {
    async respond(request, key, { source, headers, tags = [UNKNOWN_TAG] }, owner = key) {
      const version = await dataVersions.current()
      const known = cache.get(key)
      const entry = known && isFresh(known, tags) ? known : (making.get(key) ?? start(key, owner, source, version))
      const isText = await withDeadline(
        entry.begun.promise,
        timeLimits.call,
        () => new DatabaseUnavailable(`The text was not begun within ${timeLimits.call} ms`),
      )
      if (!isText) return null
      const isGzip = acceptsGzip(request)
      const chunks = isGzip ? follow(entry) : decompress(follow(entry), queue, owner)
      return new Response(request.method === 'HEAD' ? null : bodyOf(chunks), {
        headers: { ...headers, Vary: 'Accept-Encoding', ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}) },
      })
    },
  }
}
