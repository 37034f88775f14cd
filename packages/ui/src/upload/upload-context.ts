'use client'
import { createContext, type ReactNode, type RefObject } from 'react'
import { usePart } from '../internal/use-part.ts'
import type { UploadFile, UploadLimits } from './upload-files.ts'

/** What the parts of an upload share. */
export interface UploadState extends UploadLimits {
  id: string
  name: string | undefined
  disabled: boolean
  error: ReactNode
  hasTransport: boolean
  multiple: boolean
  inputRef: RefObject<HTMLInputElement | null>
  files: readonly UploadFile[]
  add: (chosen: readonly File[], event?: Event) => void
  remove: (id: UploadFile['id'], event: Event) => void
  retry: (id: UploadFile['id'], event: Event) => void
  createPreview: (file: File) => Promise<string | null>
}

export const UploadContext = /* @__PURE__ */ createContext<UploadState | null>(null)

export const useUpload = (part: string) => usePart(UploadContext, `Upload.${part}`, 'Upload.Root')
