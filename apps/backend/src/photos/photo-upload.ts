import { MAX_PHOTO_BYTES, ORDER_NUMBER_HEADER, ORDER_TOKEN_HEADER, type UploadedPhoto } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { createToken, hashToken } from '../auth/access-token.ts'
import { photos } from '../db/schema/index.ts'
import { findOrder } from '../orders/find-order.ts'
import { reducePhoto } from '../pictures/reduce-photo.ts'
import { Queue, QueueFull } from '../platform/queue.ts'
import { readBytes } from '../wire/body.ts'
import type { Customer } from '../wire/handler.ts'
import { rateLimits } from '../wire/rate-limits.ts'
import { failure, success } from '../wire/respond.ts'
import type { Services } from '../wire/services.ts'
import { words } from '../words/index.ts'

/** One photo is decoded at a time: a decoded one takes up to 200 MB. */
const queue = new Queue({ concurrency: 1, maxWaiting: 10, maxWaitingPerOwner: 5 })

interface Upload {
  /** What the photo will be attached to. Guests need an order for a return; a review may have photos of anybody. */
  owner: 'return' | 'review'
  customer: Customer | null
  address: string
  lang: Locale
}

/** Key of the uploader for rate limits; null without a session and, for a return, without the token of an order. */
async function uploaderOf(
  request: Request,
  { owner, customer, address }: Upload,
  services: Services,
): Promise<string | null> {
  if (customer) return `customer ${customer.id}`
  if (owner === 'review') return `guest ${services.secrets.pseudonym(address)}`
  const number = request.headers.get(ORDER_NUMBER_HEADER)
  const token = request.headers.get(ORDER_TOKEN_HEADER)
  if (number === null || token === null) return null
  const order = await findOrder(services.db, { number, token }, services)
  return order ? `order ${order.id}` : null
}

/** Stores a photo for a return request or a review that is created later. */
export async function uploadPhoto(request: Request, upload: Upload, services: Services): Promise<Response> {
  const { db, rateLimiter, secrets, workQueue } = services
  const { customer, address, lang } = upload
  const uploader = await uploaderOf(request, upload, services)
  if (uploader === null) return failure('unauthorised', lang)
  const wait =
    (await rateLimiter.consume(`photo:${secrets.pseudonym(address)}`, rateLimits.photos)) ??
    (await rateLimiter.consume(
      `photo of ${uploader}`,
      customer || upload.owner === 'return' ? rateLimits.photos : rateLimits.photosOfGuest,
    ))
  if (wait !== null) return failure('rate_limited', lang, { retryAfter: wait })
  const { photoType, photoSize } = words[lang].returns
  const bytes = await readBytes(request, MAX_PHOTO_BYTES).catch(() => 'broken' as const)
  if (bytes === 'broken') return failure('malformed', lang)
  if (bytes === null) return failure('too_large', lang, { message: photoSize })
  try {
    const photo = await queue.run(() => workQueue.run(() => reducePhoto(bytes), { owner: address }), {
      owner: address,
      signal: request.signal,
    })
    if (photo === 'media_type') return failure('media_type', lang, { message: photoType })
    if (photo === 'too_large') return failure('too_large', lang, { message: photoSize })
    const token = createToken()
    const { data, width, height } = photo
    await db.insert(photos).values({ token_hash: hashToken(token), data, width, height })
    return success({ token, width, height } satisfies UploadedPhoto)
  } catch (error) {
    if (error instanceof QueueFull) return failure('unavailable', lang, { retryAfter: 5 })
    throw error
  }
}
