import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { photos } from '../db/schema/index.ts'
import { photoPreview } from '../returns/reduce-photo.ts'
import { failure } from '../wire/respond.ts'

const PATTERN = /^\/pictures\/reviews\/([1-9]\d{0,8})(-preview)?\.webp$/

/** Path of a photo of a review; `preview`: reduced for a list. */
export const reviewPhotoPath = (id: number, size?: 'preview'): string =>
  `/pictures/reviews/${id}${size ? '-preview' : ''}.webp`

export const isReviewPhotoPath = (path: string): boolean => PATTERN.test(path)

/** A published photo. An hour in caches, because the shop may withdraw it. */
export async function serveReviewPhoto(path: string, db: Database): Promise<Response> {
  const [, id, preview] = PATTERN.exec(path) ?? []
  const [photo] = await db
    .select({ data: photos.data })
    .from(photos)
    .where(and(eq(photos.id, Number(id)), isNotNull(photos.published_at)))
  if (!photo) return failure('not_found', 'uk')
  const data = preview ? await photoPreview(photo.data) : photo.data
  return new Response(Uint8Array.from(data), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600' },
  })
}
