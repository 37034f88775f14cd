import type { Locale } from '@shop/contract/locales'
import type { ReturnKind, ReturnRequested } from './context.ts'

export type ReturnEvent =
  | { type: 'return.order'; number: string }
  /** 0 pieces: the line stays. `optionId`: the size it is exchanged for. */
  | { type: 'return.item'; lineId: number; count: number; optionId?: number | null }
  | { type: 'return.kind'; kind: ReturnKind }
  | { type: 'return.question'; question: string }
  | { type: 'return.comment'; comment: string }
  /** Validates and sends. Ignored while submitting. */
  | { type: 'return.submit' }
  /** Back to the choice of the order; what was chosen stays. */
  | { type: 'return.back' }
  /** Starts another request after one was sent. */
  | { type: 'return.another' }
  | { type: 'return.retry' }
  | { type: 'locale.changed'; lang: Locale }

export type ReturnEmitted =
  /** The first invalid field: `items`, `kind`, `question` or `comment`. */
  { type: 'return.focus'; name: string } | { type: 'return.sent'; request: ReturnRequested }
