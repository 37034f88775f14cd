import { MAX_PHOTOS } from '@shop/contract/return-rules'
import type { ClientFailure } from '../flow/failure.ts'

/** The part of a browser's `File` that the machine reads; the shop gets the file itself back. */
export interface PhotoFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

/**
 * Why a file is not attached. Refused for good: `heic`, `type`, `tooLarge`, `tooMany` · may be sent again: `failed` (no answer),
 * `server` with the backend's message.
 */
export type PhotoIssue =
  | { readonly rule: 'heic' | 'type' | 'tooLarge' | 'tooMany' | 'failed' }
  | { readonly rule: 'server'; readonly message: string }

/** A photo that was uploaded before the form was rendered. */
export interface UploadedBefore {
  readonly token: string
  readonly name: string
}

export interface Photo {
  /** Of this form. */
  readonly id: number
  readonly name: string
  /** Null for one that was uploaded before the form was rendered. */
  readonly file: PhotoFile | null
  /** Of the uploaded photo. */
  readonly token: string | null
  readonly issue: PhotoIssue | null
}

/** Bytes of a file that a phone can decode without running out of memory. It is reduced before it is sent. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Types for `accept` of a file input. Phones convert HEIC to JPEG for an input that does not accept it. */
export const PHOTO_TYPES = accepted.join(',')

const isRefused = (issue: PhotoIssue | null): boolean =>
  issue !== null && issue.rule !== 'failed' && issue.rule !== 'server'

/** Whether the photo is to be sent, was sent, or may be sent again. */
export const isAttached = ({ issue }: Pick<Photo, 'issue'>): boolean => !isRefused(issue)

export const isWaiting = ({ token, issue }: Photo): boolean => token === null && issue === null

/** The photo could not be sent: the customer sends it again or removes it. */
export const isFailed = ({ issue }: Photo): boolean => issue !== null && !isRefused(issue)

/** Why a file is refused before it is read; null when it is not. Windows declares no type for HEIC. */
export function fileIssue({ name, type, size }: PhotoFile): PhotoIssue | null {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return { rule: 'heic' }
  if (!accepted.includes(type)) return { rule: 'type' }
  return size > MAX_FILE_BYTES ? { rule: 'tooLarge' } : null
}

/** Appends files. More than five are refused, each with its own message. */
export function addPhotos(photos: readonly Photo[], files: readonly PhotoFile[]): readonly Photo[] {
  const all = [...photos]
  for (const file of files) {
    const isFull = all.filter(isAttached).length >= MAX_PHOTOS
    const issue = fileIssue(file) ?? (isFull ? ({ rule: 'tooMany' } as const) : null)
    const id = Math.max(0, ...all.map(({ id }) => id)) + 1
    all.push({ id, name: file.name, file, token: null, issue })
  }
  return all
}

/** Removes a photo; files that were one too many take its place. */
export function removePhoto(photos: readonly Photo[], id: number): readonly Photo[] {
  const left = photos.filter(photo => photo.id !== id)
  let free = MAX_PHOTOS - left.filter(isAttached).length
  return left.map(photo => {
    if (photo.issue?.rule !== 'tooMany' || free <= 0) return photo
    free -= 1
    return { ...photo, issue: null }
  })
}

/** What the backend or the browser says about a file. */
export function photoIssueOf({ code, message }: ClientFailure): PhotoIssue {
  if (code === 'media_type') return { rule: 'type' }
  if (code === 'too_large') return { rule: 'tooLarge' }
  return message === null ? { rule: 'failed' } : { rule: 'server', message }
}
