import type { ClientFailure } from '../flow/failure.ts'
import { initial, issuesOf, type ReturnContext, type ReturnInput, waitingPhoto } from './context.ts'
import type { ReturnRequested } from './execute.ts'
import type { Photo } from './photos.ts'
import type { ReturnIssues, ReturnValues } from './rules.ts'

const statuses = ['editing', 'submitting', 'submitted'] as const

export type ReturnStatus = (typeof statuses)[number]

export interface ReturnPhotoView extends Photo {
  /** `waiting` · `uploading` · `uploaded` · `failed`: see `issue` */
  readonly status: 'waiting' | 'uploading' | 'uploaded' | 'failed'
}

export interface ReturnView {
  readonly status: ReturnStatus
  readonly values: ReturnValues
  readonly photos: readonly ReturnPhotoView[]
  /** Shown issues by the name of the input. */
  readonly issues: ReturnIssues
  /** Error of the last attempt. */
  readonly error: ClientFailure | null
  readonly request: ReturnRequested | null
}

/** The part of a snapshot that the view reads. */
export interface ReturnSnapshot {
  readonly context: ReturnContext
  hasTag(tag: ReturnStatus): boolean
}

/** The view of a snapshot. */
export function returnView(snapshot: ReturnSnapshot): ReturnView {
  const { context } = snapshot
  const { values, photos, showErrors, serverIssues, error, request } = context
  const uploading = waitingPhoto(context)
  return {
    status: statuses.find(tag => snapshot.hasTag(tag)) ?? 'editing',
    values,
    photos: photos.map(photo => ({
      ...photo,
      status:
        photo.token !== null ? 'uploaded' : photo.issue ? 'failed' : photo === uploading ? 'uploading' : 'waiting',
    })),
    issues: showErrors ? { ...issuesOf(context), ...serverIssues } : serverIssues,
    error,
    request,
  }
}

/** The server-rendered view. */
export const initialReturnView = (input: ReturnInput): ReturnView =>
  returnView({ context: initial(input), hasTag: tag => tag === 'editing' })
