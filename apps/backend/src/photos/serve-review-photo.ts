import { and, eq, isNotNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { DataVersions } from '../db/data-versions.ts'
import { photos } from '../db/schema/index.ts'
import { photoPreview } from '../pictures/reduce-photo.ts'
import { failure } from '../wire/respond.ts'
import type { Services } from '../wire/services.ts'

const PATTERN = /^\/pictures\/reviews\/([1-9]\d{0,8})(-preview)?\.webp$/

/** Path of a photo of a review; `preview`: reduced for a list. */
export const reviewPhotoPath = (id: number, size?: 'preview'): string =>
  `/pictures/reviews/${id}${size ? '-preview' : ''}.webp`

export const isReviewPhotoPath = (path: string): boolean => PATTERN.test(path)

/** Changes with every review, and whenever photos are published or withdrawn. */
const REVIEWS_TAG = 'ratings'

/** Bytes of photos that one process keeps: some thousand previews. */
const KEPT_BYTES = 32 * 1024 * 1024

interface CachedPhoto {
  data: Uint8Array<ArrayBuffer>
  /** The version of the data with which it was known to be published. */
  version: number
}

/**
 * Serves published photos. An hour in caches, because the shop may withdraw them. Concurrent requests for one share its reading and
 * reducing; its content never changes.
 */
export function createReviewPhotos({
  db,
  workQueue,
  dataVersions,
}: Pick<Services, 'db' | 'workQueue'> & { dataVersions: Pick<DataVersions, 'current' | 'hasChanged'> }) {
  const cache = new LRUCache<string, CachedPhoto, { id: number; preview: boolean; version: number; owner: string }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ data }) => data.length,
    ignoreFetchAbort: true, // one that is evicted while it is read is still sent
    fetchMethod: (_path, _stale, { context: { id, preview, version, owner } }) =>
      workQueue.run(
        async () => {
          const [photo] = await db.select({ data: photos.data }).from(photos).where(eq(photos.id, id))
          if (!photo) return undefined
          return { data: Uint8Array.from(preview ? await photoPreview(photo.data) : photo.data), version }
        },
        { owner },
      ),
  })

  async function isPublished(id: number): Promise<boolean> {
    const isIt = and(eq(photos.id, id), isNotNull(photos.published_at))
    const [published] = await db.select({ id: photos.id }).from(photos).where(isIt)
    return published !== undefined
  }

  return async (path: string, owner: string): Promise<Response> => {
    const [, number, preview] = PATTERN.exec(path) ?? []
    const id = Number(number)
    const version = await dataVersions.current()
    const known = cache.peek(path)
    const isKnown = known && !dataVersions.hasChanged([REVIEWS_TAG], known.version)
    if (!isKnown && !(await isPublished(id))) return failure('not_found', 'uk')
    const photo = await cache.fetch(path, { context: { id, preview: preview !== undefined, version, owner } })
    if (!photo) return failure('not_found', 'uk')
    photo.version = version
    return new Response(photo.data, {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600' },
    })
  }
}
