import type { ReturnRequested } from './execute.ts'
import type { PhotoFile } from './photos.ts'
import type { ReturnValues } from './rules.ts'

export type ReturnEvent =
  /** Values by the name of the input. */
  | { type: 'return.change'; values: ReturnValues }
  /** Validates, waits for the photos and sends. Ignored while submitting. */
  | { type: 'return.submit' }
  | { type: 'photos.add'; files: readonly PhotoFile[] }
  | { type: 'photo.remove'; id: number }
  /** Sends a photo again that got no answer. */
  | { type: 'photo.retry'; id: number }

export type ReturnEmitted =
  /** The first invalid input, `items` or `photos`; null: the error above the form. */
  | { type: 'return.focus'; name: string | null }
  | { type: 'return.sent'; request: ReturnRequested }
  /** The session has ended: nothing was done, the form is kept. */
  | { type: 'return.unauthorised' }
