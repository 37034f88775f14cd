import type { ReturnPhotoView, ReturnRequestFlow } from '@shop/flows/return-request'
import { PHOTO_TYPES } from '@shop/flows/return-request/photos'
import { ShopUiProvider } from '@shop/ui/provider'
import { Upload, type UploadFile } from '@shop/ui/upload'
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts'
import { photoPreview } from '../../../platform/photos/photo-preview.ts'
import { RefusedFiles } from '../../../platform/photos/refused-files.tsx'
import { UploadedPhotoChoices } from '../../../platform/photos/uploaded-photo-choices.tsx'
import { PHOTO_FILES, photoIssueText } from '../../../platform/photos/uploaded-photos.ts'
import type { ReturnsWords } from '../../../platform/words/uk/returns.ts'
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

const fileOf = ({ id, name, file, status, issue }: ReturnPhotoView, words: ReturnsWords): UploadFile => ({
  id,
  name,
  status,
  ...(file instanceof File && { file, size: file.size }),
  ...(issue && {
    error: photoIssueText(issue, words),
    canRetry: issue.rule === 'failed' || issue.rule === 'server',
  }),
})

/** «Фото»: sent as soon as they are chosen; without scripts a file input, and the photos sent before as checkboxes. */
export function PhotoField({ flow, photos, error, result, disabled, words: allWords }: PhotoFieldProps) {
  const words = allWords.photos
  const isHydrated = useHydrated()
  const idOf = ({ id }: UploadFile) => Number(id)
  return (
    <ShopUiProvider messages={allWords.ui}>
      <Upload.Root
        name={PHOTO_FILES}
        accept={PHOTO_TYPES}
        files={photos.map(photo => fileOf(photo, allWords))}
        onFilesAdd={files => flow.send({ type: 'photos.add', files })}
        onFileRetry={file => flow.send({ type: 'photo.retry', id: idOf(file) })}
        onFileRemove={file => flow.send({ type: 'photo.remove', id: idOf(file) })}
        createPreview={photoPreview}
        error={error}
        disabled={disabled}
      >
        <Upload.Title>{words.title}</Upload.Title>
        <Upload.Description>{words.hint}</Upload.Description>
        <Upload.Trigger />
        <Upload.Error />
        {!isHydrated && <RefusedFiles files={result?.photoErrors} className="photos__error" />}
        {isHydrated ? (
          <Upload.Items />
        ) : (
          <UploadedPhotoChoices photos={photos} label={allWords.ui.upload.list} attached={words.attached} />
        )}
        <Upload.Progress />
      </Upload.Root>
    </ShopUiProvider>
  )
}
