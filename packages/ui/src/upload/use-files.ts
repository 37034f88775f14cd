'use client'
import { useCallback, useEffect, useRef } from 'react'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { addFiles, removeFile, type UploadFile, type UploadLimits, type UploadTransport } from './upload-files.ts'

/** `add` and `remove`: by the user · `retry` · `progress`, `done`, `error`: of the transport. */
export type UploadChangeReason = 'add' | 'remove' | 'retry' | 'progress' | 'done' | 'error'

interface Options extends UploadLimits {
  files: readonly UploadFile[] | undefined
  defaultFiles: readonly UploadFile[]
  onFilesChange: ChangeHandler<readonly UploadFile[], UploadChangeReason> | undefined
  upload: UploadTransport | undefined
}

type Change = (
  update: (files: readonly UploadFile[]) => readonly UploadFile[],
  ...cause: [UploadChangeReason, Event?]
) => void

/** The list of files, and the transport of those that wait: one after the other, in their order. */
export function useFiles({ files: given, defaultFiles, onFilesChange, upload, ...limits }: Options) {
  const [files, setFiles] = useControlled<readonly UploadFile[], UploadChangeReason>(given, defaultFiles, onFilesChange)
  const latest = useRef(files)
  latest.current = files
  const change: Change = useCallback((update, ...cause) => apply(latest, setFiles, update, ...cause), [setFiles])
  const transport = useRef(upload)
  transport.current = upload
  const next = upload && files.find(({ status }) => status === 'waiting' || status === 'uploading')
  const nextId = next?.id
  useEffect(() => {
    const file = latest.current.find(({ id }) => id === nextId)?.file
    const send = transport.current
    if (nextId === undefined || !file || !send) return
    const aborting = new AbortController()
    const { signal } = aborting
    const patch = (values: Partial<UploadFile>, reason: UploadChangeReason) => {
      if (signal.aborted) return
      change(all => all.map(one => (one.id === nextId ? { ...one, ...values } : one)), reason)
    }
    patch({ status: 'uploading', progress: undefined }, 'progress')
    send(file, { signal, onProgress: progress => patch({ progress }, 'progress') }).then(
      answer =>
        'value' in answer
          ? patch({ status: 'uploaded', value: answer.value }, 'done')
          : patch({ status: 'failed', error: answer.error, canRetry: answer.canRetry }, 'error'),
      () => patch({ status: 'failed', canRetry: true }, 'error'),
    )
    return () => aborting.abort()
  }, [nextId, change])
  const status = upload ? 'waiting' : 'chosen'
  return {
    files,
    add: (chosen: readonly File[], event?: Event) => change(all => addFiles(all, chosen, limits, status), 'add', event),
    remove: (id: UploadFile['id'], event: Event) => change(all => removeFile(all, id, limits, status), 'remove', event),
    retry: (id: UploadFile['id'], event: Event) =>
      change(
        all => all.map(one => (one.id === id ? { ...one, status: 'waiting', error: undefined } : one)),
        'retry',
        event,
      ),
  }
}

function apply(
  latest: { current: readonly UploadFile[] },
  setFiles: SetControlled<readonly UploadFile[], UploadChangeReason>,
  update: (files: readonly UploadFile[]) => readonly UploadFile[],
  reason: UploadChangeReason,
  event?: Event,
): void {
  const next = update(latest.current)
  // Several changes before the next render build on one another.
  if (setFiles(next, reason, event)) latest.current = next
}
