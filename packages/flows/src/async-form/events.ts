import type { FlowError } from '../flow/failure.ts'
import type { FormValues } from './context.ts'

export type FormEvent =
  /** Values by input, as they are typed. */
  | { type: 'form.type'; values: FormValues }
  /** An input was left. */
  | { type: 'form.leave'; name: string }
  /** Judges everything, then sends it. While it is on its way, pressing again does nothing. */
  | { type: 'form.submit' }
  /** Gives up what is on its way; nobody knows whether it arrived, and the same values go out under the same key. */
  | { type: 'form.cancel' }
  /** Sends what failed once more, under the same key. */
  | { type: 'form.retry' }
  /** Empties the form; after it was sent: another one. */
  | { type: 'form.reset' }
  /** The network is back: what it had lost is sent again. */
  | { type: 'network.back' }

export type LeaveEvent =
  /** Somebody wants to go to another page. Answered by `page.left`, or by `page.confirm` when something unsent would be left behind. */
  | { type: 'page.leave'; to: string }
  /** The answer to `page.confirm`: no. */
  | { type: 'page.stay' }
  /** The answer to `page.confirm`: yes. `keep: false` throws away what was typed. @default true */
  | { type: 'page.go'; keep?: boolean }

export type FormEmitted<Data> =
  /** The input that is wrong first. */
  | { type: 'form.focus'; name: string }
  | { type: 'form.sent'; data: Data }
  | { type: 'form.failed'; error: FlowError }
  /** What was kept of this form could not be read; it was thrown away. */
  | { type: 'form.forgotten' }
  /** Something unsent stands in the form: ask, then send `page.go` or `page.stay`. */
  | { type: 'page.confirm'; to: string }
  /** Nothing keeps the page: go there. */
  | { type: 'page.left'; to: string }
