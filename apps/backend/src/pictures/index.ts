import type { Image } from '@shop/contract'
import { Queue, QueueClosed, QueueFull } from '../queue.ts'
import { FileCache } from './file-cache.ts'
import { digestOf, type Picture, sizeOf, widthsOf } from './picture.ts'
import { render } from './render.ts'
import {
  type Format,
  MEDIA_TYPES,
  parseVariantPath,
  SOCIAL_WIDTH,
  type Variant,
  variantPath,
  WIDTHS,
  type Width,
} from './variant-path.ts'

export { type Photograph, type Picture, photograph } from './picture.ts'
export { isPicturePath, WIDTHS, type Width } from './variant-path.ts'

export interface PicturesOptions {
  /** Folder for the files made; any number of processes may share it. */
  dir: string
  /**
   * Every picture the shop shows. Asked when an address is met that this process has not given out itself, at most
   * every five seconds.
   */
  sources: () => Promise<Iterable<Picture>> | Iterable<Picture>
  /** Folder of the photographs' originals. */
  photographs?: string
  /** Pictures made at the same time: 2. */
  atOnce?: number
  /** Pictures waiting for their turn before a request is refused: 512. */
  waiting?: number
  /** Of one address: 64. A page asks for a few dozen at once, over HTTP/2. */
  waitingEach?: number
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number
}

export interface Pictures {
  /** The wire's image: addresses in every size and format. Pure and quick; nothing is drawn. */
  image(picture: Picture, name: string, alt: string): Image
  /** Path of the 1200 × 630 JPEG that social networks show beside a link. */
  shared(picture: Picture, name: string): string
  /**
   * Answers a request under `/pictures/`. A picture that nobody waits for any more, because their requests were aborted, is
   * not begun; addresses take turns.
   */
  fetch(request: Request, caller?: { address: string }): Promise<Response>
  /**
   * Makes pictures before they are asked for, in AVIF, which all but a few browsers take: one by one, giving way to
   * every request. Resolves early when the service closes; rejects, at the end, with all troubles.
   */
  warm(pictures: Iterable<Picture>, widths: readonly Width[]): Promise<void>
  /** Finishes what is being made and takes on no more. */
  close(): Promise<void>
}

/** Who wants a variant. */
interface RenderRequest {
  /** Requests that wait for it. */
  requests: number
  isBegun: boolean
  /** Aborted when no request waits any more and nothing was begun. */
  left: AbortController
}

/** A variant that is being made, or waits for its turn. */
interface Rendering {
  content: Promise<Buffer>
  demand: RenderRequest
}

/** How long a list of sources is believed before an unknown address has it read again. */
const SOURCES_MAX_AGE_MS = 5_000

export function createPictures(options: PicturesOptions): Pictures {
  const { dir, sources, photographs = dir, atOnce = 2, waiting = 512, waitingEach = 64 } = options
  const { clock = () => performance.now() } = options
  const shelf = new FileCache(dir)
  const queue = new Queue({ atOnce, waiting, waitingEach })
  const known = new Map<string, Picture>()
  const underway = new Map<string, Rendering>()
  let read: { at: number; done: Promise<void> } | undefined

  function remember(picture: Picture): string {
    const digest = digestOf(picture)
    if (!known.has(digest)) known.set(digest, picture)
    return digest
  }

  async function pictureOf(digest: string): Promise<Picture | undefined> {
    if (!known.has(digest)) {
      if (!read || clock() - read.at >= SOURCES_MAX_AGE_MS) read = { at: clock(), done: readSources() }
      await read.done
    }
    return known.get(digest)
  }

  async function readSources(): Promise<void> {
    for (const picture of await sources()) remember(picture)
  }

  /** One making of a variant at a time; whoever else asks for it meanwhile gets the same. */
  function once(variant: Variant, make: (demand: RenderRequest) => Promise<Buffer>): Rendering {
    const key = keyOf(variant)
    const begun = underway.get(key)
    if (begun) return begun
    const demand: RenderRequest = { requests: 0, isBegun: false, left: new AbortController() }
    const forget = () => {
      if (underway.get(key)?.demand === demand) underway.delete(key)
    }
    demand.left.signal.addEventListener('abort', forget)
    const content = make(demand).finally(forget)
    // whoever waits hears of a failure; when nobody does, nobody has to
    content.catch(() => undefined)
    const making = { content, demand }
    underway.set(key, making)
    return making
  }

  async function produce(picture: Picture, variant: Variant): Promise<Buffer> {
    await cleaned
    // another process may have made it while this one waited
    const ready = await shelf.read(variant)
    if (ready) return ready
    const content = await render(picture, photographs, variant)
    await shelf.write(variant, content)
    return content
  }

  /** Waits for a variant that is made when its turn comes, or until the request that wants it is aborted. */
  async function make(picture: Picture, variant: Variant, owner: string, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted()
    const { content, demand } = once(variant, demand =>
      queue.run(
        () => {
          demand.isBegun = true
          return produce(picture, variant)
        },
        { owner, signal: demand.left.signal },
      ),
    )
    demand.requests += 1
    const gone = Promise.withResolvers<never>()
    const leave = () => {
      demand.requests -= 1
      if (demand.requests === 0 && !demand.isBegun) demand.left.abort()
      gone.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([content, gone.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  async function serve(variant: Variant, owner: string, signal: AbortSignal): Promise<Response> {
    const ready = await shelf.read(variant)
    if (ready) return found(ready, variant.format)
    const picture = await pictureOf(variant.digest)
    if (!picture || !offers(picture, variant)) return refused(404, 'There is no such picture.')
    return found(await make(picture, variant, owner, signal), variant.format)
  }

  /** What somebody has asked for already is left to them. */
  async function warmOne(picture: Picture, variant: Variant): Promise<void> {
    if ((await shelf.has(variant)) || underway.has(keyOf(variant))) return
    await once(variant, demand => {
      demand.isBegun = true
      return produce(picture, variant)
    }).content
  }

  // files are as old as the clock on the wall says
  const cleaned = shelf.removeUnfinished(Date.now())
  // a folder that cannot be read fails the first picture made in it, not the start
  cleaned.catch(() => undefined)

  return {
    image(picture, name, alt) {
      const digest = remember(picture)
      const whole = sizeOf(picture)
      const widths = widthsOf(picture)
      const at = (width: Width, format: Format) => variantPath({ digest, width, format }, name)
      const middle = widths.findLast(width => width <= 800) ?? WIDTHS[0]
      const srcset = (format: Format) => widths.map(width => `${at(width, format)} ${width}w`).join(', ')
      return {
        src: at(middle, 'webp'),
        alt,
        width: middle,
        height: Math.round((whole.height * middle) / whole.width),
        sources: [
          { type: MEDIA_TYPES.avif, srcset: srcset('avif') },
          { type: MEDIA_TYPES.webp, srcset: srcset('webp') },
        ],
      }
    },

    shared: (picture, name) => variantPath({ digest: remember(picture), width: SOCIAL_WIDTH, format: 'jpg' }, name),

    async fetch(request, { address } = { address: '' }) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refused(405, 'Pictures are read with GET.', { allow: 'GET, HEAD' })
      const variant = parseVariantPath(pathname)
      if (variant === 'unknown') return refused(404, 'There is no such picture.')
      if (variant === 'width')
        return refused(400, `Pictures are ${WIDTHS.join(', ')} pixels wide; JPEG only ${SOCIAL_WIDTH}.`)
      try {
        const answer = await serve(variant, address, request.signal)
        return request.method === 'HEAD' ? new Response(null, answer) : answer
      } catch (trouble) {
        if (request.signal.aborted) return refused(503, 'Nobody waits for this picture any more.')
        if (!(trouble instanceof QueueFull || trouble instanceof QueueClosed)) throw trouble
        return refused(503, trouble.message, { 'retry-after': '2' })
      }
    },

    async warm(pictures, widths) {
      const troubles: unknown[] = []
      for (const picture of pictures)
        for (const width of widthsOf(picture).filter(width => widths.includes(width)))
          try {
            const variant: Variant = { digest: remember(picture), width, format: 'avif' }
            await queue.run(() => warmOne(picture, variant), { background: true })
          } catch (trouble) {
            if (trouble instanceof QueueClosed) return
            troubles.push(trouble)
          }
      if (troubles.length) throw new AggregateError(troubles, `${troubles.length} pictures could not be made.`)
    },

    close: () => queue.close(),
  }
}

const keyOf = ({ digest, width, format }: Variant) => `${digest}/${width}.${format}`

const offers = (picture: Picture, { width, format }: Variant) => format === 'jpg' || widthsOf(picture).includes(width)

const found = (content: Buffer, format: Format) =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })

const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
