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
import { fill } from '../phrase.ts'
import type { ProductDeferredWords } from '../words/uk/product-deferred.ts'

interface ReviewPhotosProps {
  words: ProductDeferredWords['review']['photos']
  /** Called with the tokens of the uploaded photos. */
  onChange: (tokens: readonly string[]) => void
}

const tokensOf = (photos: readonly Photo[]): string[] => photos.flatMap(({ token }) => token ?? [])

/** Photos of a review, for signed-in customers: uploaded one after the other as soon as they are chosen. */
export function ReviewPhotos({ words, onChange }: ReviewPhotosProps) {
  const { locale } = usePage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [next] = photos.filter(isWaiting)
  useEffect(() => {
    if (!next?.file) return
    const aborting = new AbortController()
    void sendPhotoWith(locale, null)(next.file, aborting.signal).then(sent => {
      if (aborting.signal.aborted) return
      const result = sent.ok ? { token: sent.data.token } : { issue: photoIssueOf(sent.error) }
      setPhotos(all => all.map(photo => (photo.id === next.id ? { ...photo, ...result } : photo)))
    })
    return () => aborting.abort()
  }, [next, locale])
  const tokens = tokensOf(photos).join(' ')
  const report = useRef(onChange)
  report.current = onChange
  useEffect(() => report.current(tokens.split(' ').filter(Boolean)), [tokens])
  return (
    <fieldset className="review-upload" aria-describedby={`${id}-hint`}>
      <legend>{words.title}</legend>
      <label>
        <span>{words.add}</span>{' '}
        <input
          ref={input}
          type="file"
          multiple
          accept={PHOTO_TYPES}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            setPhotos(all => addPhotos(all, files))
            currentTarget.value = '' // the same file may be chosen again after it was removed
          }}
        />
      </label>
      <p id={`${id}-hint`} data-text="caption">
        {words.hint}
      </p>
      <ul role="status">
        {photos.map(photo => (
          <li key={photo.id}>
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
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
