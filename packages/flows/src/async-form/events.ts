import type { FlowError } from '../flow/failure.ts'
import type { FormValues } from './context.ts'

export type FormEvent =
  /** Values by input, as they are typed. */
  | { type: 'form.type'; values: FormValues }
  /** A field lost focus. */
  | { type: 'form.leave'; name: string }
  /** Validates and sends. Ignored while submitting. */
  | { type: 'form.submit' }
  /** Aborts the call; whether it arrived is unknown, so the same values keep their key. */
  | { type: 'form.cancel' }
  /** Sends what failed once more, under the same key. */
  | { type: 'form.retry' }
  /** Empties the form; after it was sent: another one. */
  | { type: 'form.reset' }
  /** The network is back: what it had lost is sent again. */
  | { type: 'network.back' }

export type LeaveEvent =
  /** Requests navigation. Answered by `page.left`, or by `page.confirm` when the form is dirty. */
  | { type: 'page.leave'; to: string }
  /** The answer to `page.confirm`: no. */
  | { type: 'page.stay' }
  /** Confirms `page.confirm`. `keep: false` discards the draft. @default true */
  | { type: 'page.go'; keep?: boolean }

export type FormEmitted<Data> =
  /** The first invalid field. */
  | { type: 'form.focus'; name: string }
  | { type: 'form.sent'; data: Data }
  | { type: 'form.failed'; error: FlowError }
  /** The stored draft was invalid and has been removed. */
  | { type: 'form.forgotten' }
  /** The form is dirty: ask for confirmation, then send `page.go` or `page.stay`. */
  | { type: 'page.confirm'; to: string }
  /** The page may be left: navigate. */
  | { type: 'page.left'; to: string }
