import type { ReactNode } from 'react'

/**
 * `chosen`: stays in the form · `waiting`: for the files before it · `uploading` · `uploaded` · `failed`: see `error`.
 */
export type UploadStatus = 'chosen' | 'waiting' | 'uploading' | 'uploaded' | 'failed'

/** A file in the list. */
export interface UploadFile {
  /** Unique in the list. */
  readonly id: string | number
  /** File name with extension. */
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
  /** The file itself; absent for one that was uploaded before the page was rendered. */
  readonly file?: File | undefined
  readonly status: UploadStatus
  /** Part that is sent, 0 to 1; undefined: unknown. */
  readonly progress?: number | undefined
  /** Why it failed: what is wrong, why, and what to do. */
  readonly error?: ReactNode
  /** A failed file may be sent again. */
  readonly canRetry?: boolean | undefined
  /** What the server gave for an uploaded file: the value of its form field. */
  readonly value?: string | undefined
  /** Limit that a refused file exceeds. */
  readonly issue?: UploadIssue | undefined
}

/** What a transport resolves with: the value for the form, or why the server refuses the file. */
export type UploadedFile =
  | { readonly value: string }
  | { readonly error: ReactNode; readonly canRetry?: boolean | undefined }

/**
 * Sends one file. `signal` aborts it when the file is removed; call `onProgress` with the part that is sent, 0 to 1. A
 * rejected promise is a failure that may be tried again.
 */
export type UploadTransport = (
  file: File,
  context: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
) => Promise<UploadedFile>

export interface UploadLimits {
  /** Accepted types, as in `accept` of a file input: `image/*,.pdf`. @default all */
  accept?: string | undefined
  /** Number of files. @default unlimited */
  maxFiles?: number | undefined
  /** Bytes of one file. @default unlimited */
  maxSize?: number | undefined
}

export type UploadIssue = 'type' | 'size' | 'count'

/** Whether a file has one of the accepted types. Windows declares no type for some files: extensions count too. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const rules = (accept ?? '')
    .toLowerCase()
    .split(',')
    .flatMap(rule => rule.trim() || [])
  return (
    rules.length === 0 ||
    rules.some(rule =>
      rule.startsWith('.')
        ? name.toLowerCase().endsWith(rule)
        : rule.endsWith('/*')
          ? type.startsWith(rule.slice(0, -1))
          : type === rule,
    )
  )
}

const isCounted = ({ issue }: UploadFile): boolean => issue === undefined

/** Appends chosen files; those beyond a limit are in the list too, with the limit as their issue. */
export function addFiles(
  files: readonly UploadFile[],
  chosen: readonly File[],
  { accept, maxFiles = Number.POSITIVE_INFINITY, maxSize = Number.POSITIVE_INFINITY }: UploadLimits,
  status: 'chosen' | 'waiting',
): readonly UploadFile[] {
  const all = [...files]
  for (const file of chosen) {
    const { name, size } = file
    const isFull = all.filter(isCounted).length >= maxFiles
    const issue = isAccepted(file, accept) ? (size > maxSize ? 'size' : isFull ? 'count' : undefined) : 'type'
    const id = Math.max(0, ...all.map(({ id }) => Number(id) || 0)) + 1
    all.push({ id, name, size, file, status: issue ? 'failed' : status, issue })
  }
  return all
}

/** Removes a file; the first that was one too many takes its place. */
export function removeFile(
  files: readonly UploadFile[],
  id: UploadFile['id'],
  { maxFiles = Number.POSITIVE_INFINITY }: UploadLimits,
  status: 'chosen' | 'waiting',
): readonly UploadFile[] {
  const left = files.filter(file => file.id !== id)
  let free = maxFiles - left.filter(isCounted).length
  return left.map(file => {
    if (file.issue !== 'count' || free <= 0) return file
    free -= 1
    return { ...file, status, issue: undefined }
  })
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in bytes in words of a language: `2.4 MB`. Thousands, as file managers and shops count. */
export function formatSize(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  const options = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(locale, options).format(value).replace(/\s/g, '\u00a0')
}
