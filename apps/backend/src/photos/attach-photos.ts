import { and, inArray, isNull } from 'drizzle-orm'
import { hashToken } from '../auth/access-token.ts'
import type { Database } from '../db/database.ts'
import { photos } from '../db/schema/index.ts'

type Owner = { request_id: number } | { review_id: number }

/** Attaches uploaded photos; false when one of them is unknown or already attached to a request or a review. */
export async function attachPhotos(tx: Database, owner: Owner, tokens: readonly string[]): Promise<boolean> {
  if (tokens.length === 0) return true
  const isUnattached = and(isNull(photos.request_id), isNull(photos.review_id))
  const attached = await tx
    .update(photos)
    .set(owner)
    .where(and(inArray(photos.token_hash, tokens.map(hashToken)), isUnattached))
    .returning({ id: photos.id })
  return attached.length === tokens.length
}
