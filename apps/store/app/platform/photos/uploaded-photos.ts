import { truncate } from '@shop/contract/text'
import type { PhotoIssue, UploadedBefore } from '@shop/flows/return-request/photos'
import type { ReturnsWords } from '../words/uk/returns.ts'

/** Name of the file input, and of the uploaded photos that a form without scripts holds. */
export const PHOTO_FILES = 'photos'
export const UPLOADED_PHOTOS = 'photo'

/** An uploaded photo as the value of its input. */
export const uploadedValue = ({ token, name }: UploadedBefore): string => `${token} ${name}`

const NAME_MAX = 200

/** The uploaded photos that a form without scripts holds. */
export const readUploaded = (form: FormData): UploadedBefore[] =>
  form.getAll(UPLOADED_PHOTOS).flatMap(value => {
    const [, token, name] = /^([\w-]{16,200}) (.*)$/s.exec(typeof value === 'string' ? value : '') ?? []
    return token !== undefined && name !== undefined ? [{ token, name: truncate(name, NAME_MAX) }] : []
  })

export const photoIssueText = (
  issue: PhotoIssue,
  { photos: words }: { photos: Pick<ReturnsWords['photos'], 'issues'> },
): string => (issue.rule === 'server' ? issue.message : words.issues[issue.rule])
