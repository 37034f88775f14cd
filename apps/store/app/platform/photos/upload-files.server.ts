import { type ClientFailure, toClientFailure } from '@shop/contract/client-failure'
import type { PhotoUploadOptions } from '@shop/contract/photo-upload'
import { MAX_PHOTOS } from '@shop/contract/return-rules'
import { fileIssue, type PhotoIssue, photoIssueOf } from '@shop/flows/return-request/photos'
import { type LoaderContext, requestContext } from '../request/context.ts'
import { PHOTO_FILES, readUploaded } from './uploaded-photos.ts'

interface RefusedFile {
  name: string
  issue: PhotoIssue
  /** The backend's answer; null when the file was not sent. */
  failure: ClientFailure | null
}

/** Uploads the files of a form without scripts, one after the other, after the photos that the form holds already. */
export async function uploadFiles(
  context: LoaderContext,
  form: FormData,
  options: Pick<PhotoUploadOptions, 'lang' | 'order' | 'of'>,
) {
  const { sendPhoto } = context.get(requestContext).shopper()
  const files = form.getAll(PHOTO_FILES).filter((file): file is File => file instanceof File && file.size > 0)
  const photos = readUploaded(form).slice(0, MAX_PHOTOS)
  const refused: RefusedFile[] = []
  for (const file of files) {
    const { name } = file
    // The declared type proves nothing: the backend judges the content.
    const [issue] = [fileIssue(file)].filter(each => each?.rule === 'heic')
    if (issue || photos.length >= MAX_PHOTOS) {
      refused.push({ name, issue: issue ?? { rule: 'tooMany' }, failure: null })
      continue
    }
    const answer = await sendPhoto(file, options)
    if (answer.success) photos.push({ token: answer.data.token, name })
    else {
      const failure = toClientFailure(answer.error)
      refused.push({ name, issue: photoIssueOf(failure), failure })
    }
  }
  return { photos, refused }
}
