import { toClientFailure } from '@shop/contract/client-failure'
import type { Locale } from '@shop/contract/locales'
import { type PhotoUploadOptions, uploadPhoto } from '@shop/contract/photo-upload'
import type { SendPhoto } from '@shop/flows/return-request'
import { reportingFetch } from '../browser/api-client.ts'
import { reduceImage } from '../browser/reduce-image.ts'

/** As large as the backend stores a photo, so that nothing is sent in vain. */
const reduction = { maxSide: 1600, quality: 0.85 }

/** What the browser cannot decode is no photo. */
const noPhoto = {
  kind: 'validation',
  code: 'media_type',
  message: null,
  fields: {},
  data: undefined,
  retryable: false,
} as const

/** Sends photos, reduced: a photo of a phone takes minutes on a slow network. */
export const sendPhotoWith =
  (lang: Locale, about: Pick<PhotoUploadOptions, 'order' | 'of'>): SendPhoto =>
  async (file, signal) => {
    if (!(file instanceof File)) return { ok: false, error: noPhoto }
    const reduced = await reduceImage(file, reduction).catch(() => null)
    if (!reduced) return { ok: false, error: noPhoto }
    const answer = await uploadPhoto(reduced, { ...about, fetch: reportingFetch, lang, signal })
    return answer.success ? { ok: true, data: answer.data } : { ok: false, error: toClientFailure(answer.error) }
  }
