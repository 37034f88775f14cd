import { access } from 'node:fs/promises'
import type { Image } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import { LRUCache } from 'lru-cache'
import type { Picture } from '../db/schema/index.ts'
import { type Queue, QueueClosed, QueueFull } from '../platform/queue.ts'
import { FileCache } from './file-cache.ts'
import { type LinkPreview, previewDigest } from './link-preview.ts'
import { originalPath } from './original-path.ts'
import { digestOf, inLanguage, widthsOf } from './picture.ts'
import { render, renderPreview } from './render.ts'
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

export type { LinkPreview } from './link-preview.ts'
export { demoNameOf, demoPicture, isDemoPicture, isOfDemo, originalPath, placeholder } from './original-path.ts'
export { digestOf, inLanguage } from './picture.ts'
export { isPicturePath, WIDTHS, type Width } from './variant-path.ts'

export interface PicturesOptions {
  /** Folder of rendered files; any number of processes may share it. */
  dir: string
  /**
   * Loads every picture of the shop. Called at most every five seconds, for a digest that this process has not put into a
   * response.
   */
  sources: () => Promise<Iterable<Picture>> | Iterable<Picture>
  /** Loads the present previews of a page by its last part of the address, in every language. @default none */
  previews?: (slug: string) => Promise<readonly LinkPreview[]>
  /** Folder of the originals. @default `dir` */
  originals?: string
  /** Renders the pictures; further requests than wait in it get 503. */
  queue: Queue
  /** Milliseconds of a monotonic clock. */
  clock?: () => number
}

export interface Pictures {
  /** The API's image with the paths of every size and format. Renders nothing. */
  image(picture: Picture, name: string, alt: string): Image
  /** Path of the 1200 × 630 JPEG for social networks. */
  shared(picture: Picture, name: string): string
  /** Path of the 1200 × 630 JPEG with texts for links to the page of this slug. Nothing is kept: the slug finds it again. */
  preview(preview: LinkPreview, slug: string): string
  /**
   * Handles a request under `/pictures/`. A picture whose requests are all aborted is not rendered; client addresses take turns.
   */
  fetch(request: Request, caller?: { address: string }): Promise<Response>
  /**
   * Renders pictures in advance, in AVIF, which nearly all browsers support: one by one and after all requests. Resolves early
   * when the service closes; rejects at the end with all errors.
   */
  warm(pictures: Iterable<Picture>, widths: readonly Width[]): Promise<void>
}

/** Requests that wait for a variant. */
interface Demand {
  requests: number
  isStarted: boolean
  /** Aborted when the last request is aborted before the rendering starts. */
  abandoned: AbortController
}

/** A variant that is being rendered or waits for its turn. */
interface Rendering {
  content: Promise<Buffer>
  demand: Demand
}

/** An unknown digest causes a new read of the sources after this time. */
const SOURCES_MAX_AGE_MS = 5_000

/** Pictures of responses that are found without a read of the sources. */
const MAX_KNOWN_PICTURES = 10_000

export function createPictures(options: PicturesOptions): Pictures {
  const { dir, queue, sources, previews = async () => [], originals = dir, clock = () => performance.now() } = options
  const fileCache = new FileCache(dir)
  const picturesByDigest = new LRUCache<string, Picture>({ max: MAX_KNOWN_PICTURES })
  const inProgress = new Map<string, Rendering>()
  let lastRead: { at: number; done: Promise<ReadonlyMap<string, Picture>> } | undefined

  function register(picture: Picture): string {
    const digest = digestOf(picture)
    picturesByDigest.set(digest, picture)
    return digest
  }

  function image(picture: Picture, name: string, alt: string): Image {
    const digest = register(picture)
    const widths = widthsOf(picture)
    const pathOf = (width: Width, format: Format) => variantPath({ digest, width, format }, name)
    const defaultWidth = widths.findLast(width => width <= 800) ?? WIDTHS[0]
    const srcset = (format: Format) => widths.map(width => `${pathOf(width, format)} ${width}w`).join(', ')
    return {
      src: pathOf(defaultWidth, 'webp'),
      alt,
      width: defaultWidth,
      height: Math.round((picture.height * defaultWidth) / picture.width),
      sources: [
        { type: MEDIA_TYPES.avif, srcset: srcset('avif') },
        { type: MEDIA_TYPES.webp, srcset: srcset('webp') },
      ],
    }
  }

  async function pictureOf(digest: string): Promise<Picture | undefined> {
    const known = picturesByDigest.get(digest)
    if (known) return known
    if (!lastRead || clock() - lastRead.at >= SOURCES_MAX_AGE_MS) lastRead = { at: clock(), done: readSources() }
    const found = (await lastRead.done).get(digest) ?? picturesByDigest.get(digest)
    if (found) picturesByDigest.set(digest, found)
    return found
  }

  async function readSources(): Promise<ReadonlyMap<string, Picture>> {
    const pictures = [...(await sources())].flatMap(picture => locales.map(lang => inLanguage(picture, lang)))
    return new Map(pictures.map(picture => [digestOf(picture), picture]))
  }

  /** Concurrent requests for a variant share one rendering. */
  function renderOnce(variant: Variant, start: (demand: Demand) => Promise<Buffer>): Rendering {
    const key = keyOf(variant)
    const existing = inProgress.get(key)
    if (existing) return existing
    const demand: Demand = { requests: 0, isStarted: false, abandoned: new AbortController() }
    const remove = () => {
      if (inProgress.get(key)?.demand === demand) inProgress.delete(key)
    }
    demand.abandoned.signal.addEventListener('abort', remove)
    const content = start(demand).finally(remove)
    // Prevents an unhandled rejection when no request waits any more.
    content.catch(() => undefined)
    const rendering = { content, demand }
    inProgress.set(key, rendering)
    return rendering
  }

  async function produce(source: Picture | LinkPreview, variant: Variant): Promise<Buffer> {
    await cleanup
    // Another process may have rendered it meanwhile.
    const cached = await fileCache.read(variant)
    if (cached) return cached
    const picture = isPreview(source) ? source.picture : source
    await requireOriginal(originalPath(originals, picture))
    const content = isPreview(source)
      ? await renderPreview(source, originals)
      : await render(source, originals, variant)
    await fileCache.write(variant, content)
    return content
  }

  /** Queues the rendering of a variant and waits for it, or until the request is aborted. */
  async function enqueue(
    source: Picture | LinkPreview,
    variant: Variant,
    owner: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    signal.throwIfAborted()
    const { content, demand } = renderOnce(variant, demand =>
      queue.run(
        () => {
          demand.isStarted = true
          return produce(source, variant)
        },
        { owner, signal: demand.abandoned.signal },
      ),
    )
    demand.requests += 1
    const aborted = Promise.withResolvers<never>()
    const onAbort = () => {
      demand.requests -= 1
      if (demand.requests === 0 && !demand.isStarted) demand.abandoned.abort()
      aborted.reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await Promise.race([content, aborted.promise])
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** The preview that a path names; that of today when its price or name has changed since. */
  async function previewOf({ format, digest, name }: Variant & { name: string }, owner: string, signal: AbortSignal) {
    const { slug, lang } = PREVIEW_NAME.exec(name)?.groups ?? {}
    if (format !== 'jpg' || !slug) return undefined
    const found = await queue.run(() => previews(slug), { owner, signal })
    return found.find(preview => previewDigest(preview) === digest) ?? found.find(preview => preview.lang === lang)
  }

  async function serve(variant: Variant & { name: string }, owner: string, signal: AbortSignal): Promise<Response> {
    const cached = await fileCache.read(variant)
    if (cached) return pictureResponse(cached, variant.format)
    const preview = await previewOf(variant, owner, signal)
    if (preview) {
      const digest = previewDigest(preview)
      const content = await enqueue(preview, { ...variant, digest }, owner, signal)
      return pictureResponse(content, 'jpg', digest === variant.digest ? IMMUTABLE : 'public, max-age=300')
    }
    const picture = await pictureOf(variant.digest)
    if (!picture || !hasVariant(picture, variant)) return errorResponse(404, 'There is no such picture.')
    return pictureResponse(await enqueue(picture, variant, owner, signal), variant.format)
  }

  /** Skips variants that are cached or being rendered for a request. */
  async function warmOne(picture: Picture, variant: Variant): Promise<void> {
    if ((await fileCache.has(variant)) || inProgress.has(keyOf(variant))) return
    await renderOnce(variant, demand => {
      demand.isStarted = true
      return produce(picture, variant)
    }).content
  }

  // `Date.now()` because it is compared with the modification times of files.
  const cleanup = fileCache.removeUnfinished(Date.now())
  // An error, e.g. of an unreadable folder, fails the first rendering and not the start.
  cleanup.catch(() => undefined)

  return {
    image,

    preview: (preview, slug) =>
      variantPath({ digest: previewDigest(preview), width: SOCIAL_WIDTH, format: 'jpg' }, `${slug}-${preview.lang}`),

    shared: (picture, name) => variantPath({ digest: register(picture), width: SOCIAL_WIDTH, format: 'jpg' }, name),

    async fetch(request, { address } = { address: '' }) {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return errorResponse(405, 'Pictures are read with GET.', { allow: 'GET, HEAD' })
      const variant = parseVariantPath(pathname)
      if (variant === 'unknown') return errorResponse(404, 'There is no such picture.')
      if (variant === 'width')
        return errorResponse(400, `Pictures are ${WIDTHS.join(', ')} pixels wide; JPEG only ${SOCIAL_WIDTH}.`)
      try {
        const response = await serve(variant, address, request.signal)
        return request.method === 'HEAD' ? new Response(null, response) : response
      } catch (error) {
        if (request.signal.aborted) return errorResponse(503, 'The request was aborted.')
        if (!(error instanceof QueueFull || error instanceof QueueClosed)) throw error
        return errorResponse(503, error.message, { 'retry-after': '2' })
      }
    },

    async warm(pictures, widths) {
      const errors: unknown[] = []
      for (const picture of pictures)
        for (const width of widthsOf(picture).filter(width => widths.includes(width)))
          try {
            const variant: Variant = { digest: register(picture), width, format: 'avif' }
            await queue.run(() => warmOne(picture, variant), { background: true })
          } catch (error) {
            if (error instanceof QueueClosed) return
            errors.push(error)
          }
      if (errors.length) throw new AggregateError(errors, `${errors.length} pictures could not be rendered.`)
    },
  }
}

/** Throws an error for the log that tells an operator why an original is not there. */
async function requireOriginal(path: string): Promise<void> {
  try {
    await access(path)
  } catch (cause) {
    throw new Error(`${path} cannot be read: do all processes of the shop share the folder of its pictures?`, { cause })
  }
}

const keyOf = ({ digest, width, format }: Variant) => `${digest}/${width}.${format}`

const hasVariant = (picture: Picture, { width, format }: Variant) =>
  format === 'jpg' || widthsOf(picture).includes(width)

const isPreview = (source: Picture | LinkPreview): source is LinkPreview => 'site' in source

/** Slug and language of a preview's name. */
const PREVIEW_NAME = new RegExp(`^(?<slug>.+)-(?<lang>${locales.join('|')})$`)

const IMMUTABLE = 'public, max-age=31536000, immutable'

const pictureResponse = (content: Buffer, format: Format, cacheControl = IMMUTABLE) =>
  new Response(new Uint8Array(content), {
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-length': String(content.length),
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    },
  })

const errorResponse = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
