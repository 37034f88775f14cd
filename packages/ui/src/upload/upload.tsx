'use client'
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatMessage } from '../internal/format-message.ts'
import { joined } from '../internal/joined.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { uploadData } from './upload.data.ts'
import { UploadContext, type UploadState, useUpload } from './upload-context.ts'
import type { UploadFile, UploadLimits, UploadTransport } from './upload-files.ts'
import { UploadItem } from './upload-item.tsx'
import { type UploadChangeReason, useFiles } from './use-files.ts'

export type { UploadChangeReason }

const attrs = /* @__PURE__ */ createAnatomy<typeof uploadData>('upload')

/** Object URL of an image; null for another file. */
const imageUrl = async (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null)

export interface UploadRootProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'>,
    UploadLimits {
  /** Name of the file input. The form submits the files under it, with a transport only before hydration. */
  name?: string | undefined
  /** Name of hidden fields with the `value` of each uploaded file. @default none */
  valueName?: string | undefined
  /** Files in the list; makes it controlled. */
  files?: readonly UploadFile[] | undefined
  /** Files at first: those that were uploaded before. @default [] */
  defaultFiles?: readonly UploadFile[] | undefined
  /**
   * Called with the next list on every change, of the transport too. `cancel()` prevents it. Several files may be added
   * at once; those beyond a limit are in the list with an `issue`.
   */
  onFilesChange?: ChangeHandler<readonly UploadFile[], UploadChangeReason> | undefined
  /** Called with the files that were chosen or dropped, for a list that is held elsewhere: `files` is given then. */
  onFilesAdd?: ((files: readonly File[]) => void) | undefined
  /** «Remove» was pressed, for a list that is held elsewhere. */
  onFileRemove?: ((file: UploadFile) => void) | undefined
  /** «Try again» was pressed, for a list that is held elsewhere. */
  onFileRetry?: ((file: UploadFile) => void) | undefined
  /** Sends each file as soon as it is chosen. Without it the files stay in the form. */
  upload?: UploadTransport | undefined
  /**
   * Address of a file's picture, or null; called once for each file. Give one when the page's Content Security Policy
   * forbids `blob:` images. @default an object URL of images
   */
  createPreview?: ((file: File) => Promise<string | null>) | undefined
  /** Disables everything in it. @default false */
  disabled?: boolean | undefined
  /** Error for all files together, shown by `Error`. */
  error?: ReactNode
}

/**
 * A file input, the list of its files and their state. Renders a `<fieldset>`. Parts: `Title`, `Description`, `Trigger`, `Error`, `Items`, `Progress`.
 *
 * A native file input in a fieldset: the area is its label. Errors are alerts in the item of their file; the number of uploaded
 * files is a status. Removing a file moves focus to the input. Not for a picture that can be replaced only, such as an avatar:
 * show it, with a button.
 */
export function UploadRoot(props: UploadRootProps) {
  const { name, valueName, files: given, defaultFiles = [], onFilesChange, onFilesAdd, ...others } = props
  const { onFileRemove, onFileRetry, upload, createPreview = imageUrl, accept, maxFiles, maxSize, ...more } = others
  const { disabled = false, error, children, ...rest } = more
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const { files, add, remove, retry } = useFiles({
    files: given,
    defaultFiles,
    onFilesChange,
    upload,
    accept,
    maxFiles,
    maxSize,
  })
  const hasTransport = Boolean(upload ?? onFilesAdd)
  // Without a transport the input holds what the form submits: the files of the list that are within the limits.
  useEffect(() => {
    const input = inputRef.current
    if (!input || hasTransport || typeof DataTransfer === 'undefined') return
    const accepted = new DataTransfer()
    for (const { file, issue } of files) if (file && !issue) accepted.items.add(file)
    Reflect.set(input, 'files', accepted.files) // does not throw where a test tool has replaced it by a getter
  }, [files, hasTransport])
  const byId = (fileId: UploadFile['id']) => files.find(file => file.id === fileId)
  const state: UploadState = {
    id,
    name,
    disabled,
    error,
    accept,
    maxFiles,
    maxSize,
    hasTransport,
    multiple: maxFiles !== 1,
    inputRef,
    files,
    createPreview,
    add: (chosen, event) => (onFilesAdd ? onFilesAdd(chosen) : add(chosen, event)),
    remove: (fileId, event) => {
      const file = byId(fileId)
      if (onFileRemove && file) onFileRemove(file)
      else remove(fileId, event)
      inputRef.current?.focus()
    },
    retry: (fileId, event) => {
      const file = byId(fileId)
      if (onFileRetry && file) onFileRetry(file)
      else retry(fileId, event)
    },
  }
  return (
    <UploadContext value={state}>
      <fieldset
        {...rest}
        disabled={disabled}
        data-invalid={dataAttr(Boolean(error))}
        data-disabled={dataAttr(disabled)}
        {...attrs('root')}
      >
        {children}
        {valueName &&
          files.map(({ id: key, value }) => value && <input key={key} type="hidden" name={valueName} value={value} />)}
      </fieldset>
    </UploadContext>
  )
}

/** Names the group. Renders a `<legend>`. */
export function UploadTitle(props: ComponentPropsWithRef<'legend'>) {
  return <legend {...props} {...attrs('title')} />
}

/** What may be uploaded: number, types, size. Describes the input. Renders a `<p>`. */
export function UploadDescription(props: ComponentPropsWithRef<'p'>) {
  const { id } = useUpload('Description')
  return <p {...props} id={`${id}-description`} {...attrs('description')} />
}

export interface UploadTriggerProps extends ComponentPropsWithRef<'label'> {
  /** Names the input. @default «Choose files or drop them here» in the provider's language */
  children?: ReactNode
}

/**
 * Area to press or to drop files on: a `<label>` with the native file input, which works before hydration and without
 * scripts.
 */
export function UploadTrigger({ children, ...rest }: UploadTriggerProps) {
  const { upload } = useShopUi().messages
  const { id, name, accept, multiple, disabled, error, hasTransport, inputRef, ...state } = useUpload('Trigger')
  const isHydrated = useHydrated()
  const [isDragging, setDragging] = useState(false)
  const take = (input: HTMLInputElement, event?: Event) => {
    setDragging(false)
    const chosen = [...(input.files ?? [])]
    if (hasTransport) input.value = '' // the same file may be chosen again after it was removed
    // Without a transport the input holds the files of the list: those that are new were chosen now.
    const known = state.files.map(({ file }) => file)
    const added = hasTransport ? chosen : chosen.filter(file => !known.includes(file))
    if (added.length > 0) state.add(added, event)
  }
  const takeEarly = useRef(take)
  // Files that were chosen before hydration.
  useEffect(() => {
    if (inputRef.current) takeEarly.current(inputRef.current)
  }, [inputRef])
  const described = joined(error && `${id}-error`, `${id}-description`)
  return (
    <label
      {...rest}
      data-hydrated={dataAttr(isHydrated)}
      data-dragging={dataAttr(isDragging)}
      onDragEnter={composeEventHandlers(rest.onDragEnter, () => setDragging(true))}
      onDragLeave={composeEventHandlers(rest.onDragLeave, ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragging(false)
      })}
      {...attrs('trigger')}
    >
      <span>{children ?? (multiple ? upload.add : upload.addOne)}</span>
      <input
        ref={inputRef}
        type="file"
        name={isHydrated && hasTransport ? undefined : name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget, event.nativeEvent)}
        {...attrs('input')}
      />
    </label>
  )
}

/** The root's `error`. Renders a `<p>`, or nothing without one. */
export function UploadError(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const { id, error } = useUpload('Error')
  if (!error) return null
  return (
    <p {...props} id={`${id}-error`} {...attrs('error')}>
      {error}
    </p>
  )
}

export interface UploadItemsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Renders one file. @default an `Item` */
  children?: ((file: UploadFile) => ReactNode) | undefined
}

/** The chosen files. Renders a `<ul>`, without files nothing. */
export function UploadItems({
  children = file => <UploadItem key={file.id} file={file} />,
  ...rest
}: UploadItemsProps) {
  const { messages } = useShopUi()
  const { files } = useUpload('Items')
  if (files.length === 0) return null
  return (
    <ul aria-label={messages.upload.list} {...rest} {...attrs('items')}>
      {files.map(children)}
    </ul>
  )
}

/** How many files are uploaded, or chosen without a transport; announced. Renders a `<p role="status">`. */
export function UploadProgress(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const { upload } = useShopUi().messages
  const { files, hasTransport } = useUpload('Progress')
  const attached = files.filter(({ status }) => status !== 'failed')
  const done = attached.filter(({ status }) => status === 'uploaded').length
  const text = hasTransport ? upload.progress : upload.chosen
  return (
    <p role="status" {...props} {...attrs('progress')}>
      {attached.length > 0 && formatMessage(text, { done, total: attached.length })}
    </p>
  )
}
