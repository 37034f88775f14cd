'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { formatMessage } from '../internal/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { uploadData } from './upload.data.ts'
import { type UploadState, useUpload } from './upload-context.ts'
import { formatSize, type UploadFile, type UploadLimits } from './upload-files.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof uploadData>('upload')

/** Error text of a file: the consumer's, or that of the limit. */
function errorOf(
  { error, issue, size = 0, name }: UploadFile,
  { accept = '', maxFiles = 0, maxSize = 0 }: UploadLimits,
  { upload: { errors } }: Messages,
  locale: string,
): ReactNode {
  if (error) return error
  if (!issue) return errors.failed
  const types = accept
    .replaceAll(/\w+\/|\.|\s/g, '')
    .replaceAll(',', ', ')
    .toUpperCase()
  const [max, own] = [formatSize(maxSize, locale), formatSize(size, locale)]
  return formatMessage(errors[issue], { name, types, max: issue === 'count' ? maxFiles : max, size: own })
}

export interface UploadItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The file. */
  file: UploadFile
}

/** One file: picture, name, size, state, error, «try again» and «remove». Renders a `<li>`. */
export function UploadItem({ file, ...rest }: UploadItemProps) {
  const { locale, messages } = useShopUi()
  const { upload: words } = messages
  const state = useUpload('Item')
  const { name, size, status, progress } = file
  const preview = usePreview(file, state.createPreview)
  const percent = progress === undefined ? '' : `${Math.round(progress * 100)}%`
  return (
    <li {...rest} data-status={status} {...attrs('item')}>
      {preview ? <img src={preview} alt="" {...attrs('preview')} /> : <span {...attrs('preview')} />}
      <div>
        <p {...attrs('name')}>{name}</p>
        {status === 'failed' ? (
          <p role="alert" {...attrs('item-error')}>
            {errorOf(file, state, messages, locale)}
          </p>
        ) : (
          <p {...attrs('size')}>
            {[size !== undefined && formatSize(size, locale), status !== 'chosen' && words.statuses[status], percent]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {status === 'uploading' && (
          <progress
            aria-label={`${name}: ${words.statuses.uploading}`}
            {...(progress === undefined ? {} : { value: progress })}
          />
        )}
      </div>
      <div {...attrs('actions')}>
        {status === 'failed' && file.canRetry && (
          <Button
            size="small"
            disabled={state.disabled}
            aria-label={formatMessage(words.retryOf, { name })}
            onClick={({ nativeEvent }) => state.retry(file.id, nativeEvent)}
          >
            {words.retry}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={state.disabled}
          aria-label={formatMessage(words.removeOf, { name })}
          onClick={({ nativeEvent }) => state.remove(file.id, nativeEvent)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

/** The picture of a file; null until it is drawn, and for what has none. */
function usePreview({ file }: UploadFile, createPreview: UploadState['createPreview']): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  const create = useRef(createPreview)
  useEffect(() => {
    if (!file) return
    let url: string | null = null
    let isShown = true
    const release = () => {
      if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
    }
    create.current(file).then(
      created => {
        url = created
        if (isShown) setPreview(url)
        else release()
      },
      () => undefined, // what cannot be drawn has no picture
    )
    return () => {
      isShown = false
      release()
    }
  }, [file])
  return preview
}
