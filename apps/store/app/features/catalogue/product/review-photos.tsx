import { MAX_PHOTOS } from '@shop/contract/return-rules'
import { MAX_FILE_BYTES, PHOTO_TYPES, photoIssueOf } from '@shop/flows/return-request/photos'
import { ShopUiProvider } from '@shop/ui/provider'
import { Upload, type UploadFile, type UploadTransport } from '@shop/ui/upload'
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts'
import { photoPreview } from '../../../platform/photos/photo-preview.ts'
import { RefusedFiles } from '../../../platform/photos/refused-files.tsx'
import { sendPhotoWith } from '../../../platform/photos/send-photo.ts'
import { UploadedPhotoChoices } from '../../../platform/photos/uploaded-photo-choices.tsx'
import { PHOTO_FILES, photoIssueText } from '../../../platform/photos/uploaded-photos.ts'
import type { ProductDeferredWords } from '../../../platform/words/uk/product-deferred.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { ReviewReply } from './action.server.ts'

interface ReviewPhotosProps {
  words: ProductDeferredWords['review']['photos']
  /** The server's reply to a form sent without scripts. */
  reply: ReviewReply | null
  /** Called with the tokens of the uploaded photos, and whether others are still being uploaded. */
  onChange: (tokens: readonly string[], isUploading: boolean) => void
}

const tokensOf = (files: readonly UploadFile[]): string[] => files.flatMap(({ value }) => value ?? [])
const isPending = ({ status }: UploadFile): boolean => status === 'waiting' || status === 'uploading'

/** Photos of a review: uploaded one after the other as soon as they are chosen; without scripts sent with the form. */
export function ReviewPhotos({ words, reply, onChange }: ReviewPhotosProps) {
  const { locale } = usePage()
  const isHydrated = useHydrated()
  const before = reply?.photos ?? []
  const [uploaded] = useState(() =>
    before.map(({ token, name }): UploadFile => ({ id: token, name, status: 'uploaded', value: token })),
  )
  const report = useRef(onChange)
  report.current = onChange
  useEffect(() => report.current(tokensOf(uploaded), false), [uploaded])
  const upload: UploadTransport = async (file, { signal }) => {
    const sent = await sendPhotoWith(locale, { of: 'review' })(file, signal)
    if (sent.ok) return { value: sent.data.token }
    const issue = photoIssueOf(sent.error)
    return {
      error: photoIssueText(issue, { photos: words }),
      canRetry: issue.rule === 'failed' || issue.rule === 'server',
    }
  }
  return (
    <ShopUiProvider messages={words.ui}>
      <Upload.Root
        name={PHOTO_FILES}
        accept={PHOTO_TYPES}
        maxFiles={MAX_PHOTOS}
        maxSize={MAX_FILE_BYTES}
        defaultFiles={uploaded}
        upload={upload}
        createPreview={photoPreview}
        onFilesChange={files => onChange(tokensOf(files), files.some(isPending))}
      >
        <Upload.Title>{words.title}</Upload.Title>
        <Upload.Description>{words.hint}</Upload.Description>
        <Upload.Trigger />
        {isHydrated ? (
          <Upload.Items />
        ) : (
          <>
            <RefusedFiles files={reply?.photoErrors} className="review-error" />
            <UploadedPhotoChoices photos={before} label={words.ui.upload.list} attached="{name}" />
          </>
        )}
        <Upload.Progress />
      </Upload.Root>
    </ShopUiProvider>
  )
}
