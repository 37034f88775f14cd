import {
  addPhotos,
  isWaiting,
  PHOTO_TYPES,
  type Photo,
  photoIssueOf,
  removePhoto,
} from '@shop/flows/return-request/photos'
import { Button } from '@shop/ui/button'
import { useEffect, useId, useRef, useState } from 'react'
import { usePage } from '../page.ts'
import { sendPhotoWith } from '../photos/send-photo.ts'
import { PHOTO_FILES, UPLOADED_PHOTOS, uploadedValue } from '../photos/uploaded-photos.ts'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { ProductDeferredWords } from '../words/uk/product-deferred.ts'
import type { ReviewReply } from './action.server.ts'

interface ReviewPhotosProps {
  words: ProductDeferredWords['review']['photos']
  /** The server's reply to a form sent without scripts. */
  reply: ReviewReply | null
  /** Called with the tokens of the uploaded photos, and whether others are still being uploaded. */
  onChange: (tokens: readonly string[], isUploading: boolean) => void
}

const tokensOf = (photos: readonly Photo[]): string[] => photos.flatMap(({ token }) => token ?? [])

/** Photos of a review: uploaded one after the other as soon as they are chosen; without scripts sent with the form. */
export function ReviewPhotos({ words, reply, onChange }: ReviewPhotosProps) {
  const { locale } = usePage()
  const id = useId()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    (reply?.photos ?? []).map(({ token, name }, index) => ({ id: index + 1, name, token, file: null, issue: null })),
  )
  const add = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])]
    if (files.length === 0) return
    setPhotos(all => addPhotos(all, files))
    field.value = '' // the same file may be chosen again after it was removed
  }
  const takeChosen = useRef(add)
  // Files that were chosen before hydration.
  useEffect(() => {
    if (input.current) takeChosen.current(input.current)
  }, [])
  const [next] = photos.filter(isWaiting)
  useEffect(() => {
    if (!next?.file) return
    const aborting = new AbortController()
    void sendPhotoWith(locale, { of: 'review' })(next.file, aborting.signal).then(sent => {
      if (aborting.signal.aborted) return
      const result = sent.ok ? { token: sent.data.token } : { issue: photoIssueOf(sent.error) }
      setPhotos(all => all.map(photo => (photo.id === next.id ? { ...photo, ...result } : photo)))
    })
    return () => aborting.abort()
  }, [next, locale])
  const tokens = tokensOf(photos).join(' ')
  const isUploading = next !== undefined
  const report = useRef(onChange)
  report.current = onChange
  useEffect(() => report.current(tokens.split(' ').filter(Boolean), isUploading), [tokens, isUploading])
  return (
    <fieldset className="review-upload" aria-describedby={`${id}-hint`}>
      <legend>{words.title}</legend>
      <label>
        <span>{words.add}</span>{' '}
        <input
          ref={input}
          type="file"
          name={PHOTO_FILES}
          multiple
          accept={PHOTO_TYPES}
          onChange={({ currentTarget }) => add(currentTarget)}
        />
      </label>
      <p id={`${id}-hint`} data-text="caption">
        {words.hint}
      </p>
      {!isHydrated &&
        reply?.photoErrors.map(({ name, text }) => (
          <p key={name} role="alert" className="review-error">
            {name}: {text}
          </p>
        ))}
      <div role="status">
        {photos.length > 0 && (
          <ul>
            {photos.map(photo => (
              <li key={photo.id}>
                {isHydrated ? (
                  <>
                    {photo.name}
                    {photo.issue ? ` · ${words.failed}` : isWaiting(photo) && ` · ${words.uploading}`}{' '}
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={fill(words.remove, { name: photo.name })}
                      onClick={() => {
                        setPhotos(all => removePhoto(all, photo.id))
                        input.current?.focus()
                      }}
                    >
                      ×
                    </Button>
                  </>
                ) : (
                  <label>
                    <input
                      type="checkbox"
                      name={UPLOADED_PHOTOS}
                      value={uploadedValue({ token: photo.token ?? '', name: photo.name })}
                      defaultChecked
                    />{' '}
                    {photo.name}
                  </label>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  )
}
