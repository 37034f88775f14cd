import type { Locale } from '@shop/contract/locales'
import type { ReturnKind, ReturnRequested } from './context.ts'

export type ReturnEvent =
  | { type: 'return.order'; number: string }
  /** 0 pieces: the line stays. `optionId`: the size it is exchanged for. */
  | { type: 'return.item'; lineId: number; count: number; optionId?: number | null }
  | { type: 'return.kind'; kind: ReturnKind }
  | { type: 'return.question'; question: string }
  | { type: 'return.comment'; comment: string }
  /** Judges everything, then sends it. While it is on its way, pressing again does nothing. */
  | { type: 'return.submit' }
  /** To the choice of the order; what was chosen stays. */
  | { type: 'return.back' }
  /** Another request after one was sent. */
  | { type: 'return.another' }
  | { type: 'return.retry' }
  | { type: 'locale.changed'; lang: Locale }

export type ReturnEmitted =
  /** The input that is wrong first: `items`, `kind`, `question` or `comment`. */
  { type: 'return.focus'; name: string } | { type: 'return.sent'; request: ReturnRequested }
