/** Uploads a photo of a return or a review. Apart from the client, because only their forms load it. */
import { type CallOptions, type ClientOptions, type Result, readResult, SERVER_ERROR } from './client.ts'
import type { Locale } from './locales.ts'
import { ORDER_NUMBER_HEADER, ORDER_TOKEN_HEADER, RETURN_PHOTO_PATH, REVIEW_PHOTO_PATH } from './return-rules.ts'
import type { UploadedPhoto } from './returns.ts'

export interface PhotoUploadOptions extends ClientOptions, Pick<CallOptions, 'signal'> {
  /** Language of the messages. */
  lang: Locale
  /** The order of a guest. @default the signed-in customer uploads */
  order?: { number: string; token: string } | null
  /** What the photo is attached to. @default 'return' */
  of?: 'return' | 'review'
}

/** Milliseconds until an upload is aborted: as long as a server reads it, 15 s and the time of a network with 32 KiB/s. */
const uploadTimeout = ({ size }: Blob): number => 15_000 + Math.ceil((size / (32 * 1024)) * 1_000)

/** Never throws: errors are returned, as by the client. */
export async function uploadPhoto(
  photo: Blob,
  { baseUrl = '', fetch, timeout = uploadTimeout(photo), signal, lang, order, of }: PhotoUploadOptions,
): Promise<Result<UploadedPhoto>> {
  const deadline = AbortSignal.timeout(timeout)
  try {
    const path = of === 'review' ? REVIEW_PHOTO_PATH : RETURN_PHOTO_PATH
    const request = new Request(`${baseUrl || globalThis.location.origin}${path}?lang=${lang}`, {
      method: 'POST',
      // As bytes: a body that is a `Blob` would be sent with its own content type.
      body: await photo.arrayBuffer(),
      headers: {
        'Content-Type': 'application/octet-stream',
        ...(order ? { [ORDER_NUMBER_HEADER]: order.number, [ORDER_TOKEN_HEADER]: order.token } : {}),
      },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    return readResult<UploadedPhoto>(await (fetch ?? globalThis.fetch)(request))
  } catch {
    return { success: false, error: SERVER_ERROR }
  }
}
