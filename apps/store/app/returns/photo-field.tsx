import type { ReturnPhotoView, ReturnRequestFlow } from '@shop/flows/return-request'
import { PHOTO_TYPES } from '@shop/flows/return-request/photos'
import { Button } from '@shop/ui/button'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { thumbnailOf } from '../browser/reduce-image.ts'
import { PHOTO_FILES, photoIssueText, UPLOADED_PHOTOS, uploadedValue } from '../photos/uploaded-photos.ts'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { ReturnsWords } from '../words/uk/returns.ts'
import type { ReturnsResult } from './returns.server.ts'

interface PhotoFieldProps {
  flow: ReturnRequestFlow
  photos: readonly ReturnPhotoView[]
  /** Message for all photos together. */
  error: string | undefined
  /** Answer to the form without scripts. */
  result: ReturnsResult | undefined
  disabled: boolean
  words: ReturnsWords
}

/** «Фото»: sent as soon as they are chosen; without scripts a file input, and the photos sent before as checkboxes. */
export function PhotoField({ flow, photos, error, result, disabled, words: allWords }: PhotoFieldProps) {
  const words = allWords.photos
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const done = photos.filter(({ status }) => status === 'uploaded').length
  const total = photos.filter(({ status }) => status !== 'failed').length
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    flow.send({ type: 'photos.add', files: [...(currentTarget.files ?? [])] })
    currentTarget.value = '' // the same file may be chosen again after it was removed
  }
  return (
    <fieldset className="photos" aria-describedby={`${id}-hint`}>
      <legend data-text="h4">{words.title}</legend>
      <p id={`${id}-hint`} data-text="small muted">
        {words.hint}
      </p>
      <label className="photos__add" data-hydrated={isHydrated || undefined}>
        <span>{words.add}</span>
        <input
          ref={input}
          type="file"
          name={PHOTO_FILES}
          multiple
          accept={PHOTO_TYPES}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...(isHydrated ? { onChange: add } : {})}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className="photos__error">
          {error}
        </p>
      )}
      {!isHydrated &&
        result?.photoErrors.map(({ name, text }) => (
          <p key={name} role="alert" className="photos__error">
            {name}: {text}
          </p>
        ))}
      {photos.length > 0 && (
        <ul className="photos__list" aria-label={words.list}>
          {photos.map(photo =>
            isHydrated ? (
              <PhotoItem
                key={photo.id}
                photo={photo}
                words={allWords}
                disabled={disabled}
                onRetry={() => flow.send({ type: 'photo.retry', id: photo.id })}
                onRemove={() => {
                  flow.send({ type: 'photo.remove', id: photo.id })
                  input.current?.focus()
                }}
              />
            ) : (
              <li key={photo.id} className="photos__item">
                <label>
                  <input
                    type="checkbox"
                    name={UPLOADED_PHOTOS}
                    value={uploadedValue({ token: photo.token ?? '', name: photo.name })}
                    defaultChecked
                  />{' '}
                  {fill(words.attached, { name: photo.name })}
                </label>
              </li>
            ),
          )}
        </ul>
      )}
      <p role="status" data-text="small muted" className="photos__progress">
        {total > 0 && fill(words.progress, { done, total })}
      </p>
    </fieldset>
  )
}

interface PhotoItemProps {
  photo: ReturnPhotoView
  words: ReturnsWords
  disabled: boolean
  onRetry: () => void
  onRemove: () => void
}

function PhotoItem({ photo, words: allWords, disabled, onRetry, onRemove }: PhotoItemProps) {
  const { name, status, issue } = photo
  const words = allWords.photos
  const preview = usePreview(photo)
  const mayRetry = issue?.rule === 'failed' || issue?.rule === 'server'
  return (
    <li className="photos__item" data-status={status}>
      {preview ? <img src={preview} alt="" /> : <span className="photos__placeholder" />}
      <div>
        <p className="photos__name">{name}</p>
        {issue ? (
          <p role="alert" className="photos__error">
            {photoIssueText(issue, allWords)}
          </p>
        ) : (
          <p data-text="small muted">{status !== 'failed' && words.statuses[status]}</p>
        )}
        {status === 'uploading' && <progress aria-label={`${name}: ${words.statuses.uploading}`} />}
      </div>
      <div className="photos__actions">
        {mayRetry && (
          <Button
            size="small"
            aria-label={fill(words.retryOf, { name })}
            onClick={onRetry}
            {...(disabled ? { disabled } : {})}
          >
            {words.retry}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(words.remove, { name })}
          onClick={onRemove}
          {...(disabled ? { disabled } : {})}
        >
          {words.removeShort}
        </Button>
      </div>
    </li>
  )
}

/** Pixels of the longer side, for screens of twice the density. */
const PREVIEW_SIDE = 144

/** The picture of a chosen file; null until it is drawn, and for what is no image. */
function usePreview({ file }: ReturnPhotoView): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!(file instanceof File)) return
    let isShown = true
    const show = (url: string) => isShown && setPreview(url)
    thumbnailOf(file, PREVIEW_SIDE).then(show, () => undefined)
    return () => {
      isShown = false
    }
  }, [file])
  return preview
}
