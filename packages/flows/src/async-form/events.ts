import type { ClientFailure } from '../flow/failure.ts'
import type { FormValues } from './context.ts'

export type FormEvent =
  /** Values by field name. */
  | { type: 'form.change'; values: FormValues }
  | { type: 'form.blur'; name: string }
  /** Validates and submits. Ignored while submitting. */
  | { type: 'form.submit' }
  /** Aborts the call. Whether the backend has received it is unknown, so unchanged values keep their key. */
  | { type: 'form.cancel' }
  /** Submits again after a failure; unchanged values keep their key. */
  | { type: 'form.retry' }
  /** Resets the form to its initial values, also after it was sent. */
  | { type: 'form.reset' }
  /** The network is back: an attempt that got no answer is repeated. */
  | { type: 'network.online' }

/** Events that block navigation while the form is dirty, like React Router's `useBlocker`. */
export type NavigationEvent =
  /** Requests navigation. Answered by `navigation.allowed`, or by `navigation.blocked` while the form is dirty. */
  | { type: 'navigation.request'; to: string }
  /** Cancels the blocked navigation. */
  | { type: 'navigation.cancel' }
  /** Confirms the blocked navigation. `discardDraft: true` also resets the form. @default false */
  | { type: 'navigation.proceed'; discardDraft?: boolean }

export type FormEmitted<Data> =
  /** Focus the first invalid field. */
  | { type: 'form.focus'; name: string }
  | { type: 'form.sent'; data: Data }
  | { type: 'form.failed'; error: ClientFailure }
  /** The stored draft was invalid and has been removed. */
  | { type: 'form.draftDiscarded' }
  /** The form is dirty: ask for confirmation, then send `navigation.proceed` or `navigation.cancel`. */
  | { type: 'navigation.blocked'; to: string }
  /** Navigate. */
  | { type: 'navigation.allowed'; to: string }
