import { keep, open } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/surroundings.ts'
import type { Remembered } from './calls.ts'
import type { CheckoutContext } from './context.ts'
import { type Draft, draftEnvelope, sentEnvelope } from './envelope.ts'

interface Places {
  /** Of this tab alone. */
  storage: KeyValueStorage
  /** Of all tabs. */
  sharedStorage: KeyValueStorage | undefined
  now: () => number
}

const emptyDraft = {
  typed: {},
  finished: { contact: false, delivery: false },
  city: null,
  point: null,
} as const satisfies Partial<Draft>

/** Reads what is kept of a checkout, and follows it: what is typed in this tab, and for all tabs an order without an answer. */
export function keeping({ storage, sharedStorage, now }: Places) {
  let written: string | undefined
  /** The key of the order that this tab keeps for all: what another one keeps is left alone. */
  let shared: string | undefined

  return {
    remember(): Remembered {
      const own = open(storage, draftEnvelope, now())
      const others = sharedStorage ? open(sharedStorage, sentEnvelope, now()) : { found: 'nothing' as const }
      const draft = own.found === 'kept' ? own.data : null
      const sent = others.found === 'kept' && !draft?.sent ? others.data : null
      if (sent) shared = sent.key
      return {
        draft: sent ? { ...emptyDraft, ...draft, ...sent } : draft,
        broken: [own, others].some(({ found }) => found === 'broken' || found === 'expired'),
      }
    },

    follow({ cartId, typed, finished, city, point, key, sent, order }: CheckoutContext): void {
      if (cartId === null) return
      const draft: Draft | undefined = order ? undefined : { cartId, typed, finished, city, point, key, sent }
      const text = JSON.stringify(draft)
      if (text === written) return
      written = text
      keep(storage, draftEnvelope, draft, now())
      if (!sharedStorage || (draft?.sent ? shared === key : shared === undefined)) return
      shared = draft?.sent ? key : undefined
      keep(sharedStorage, sentEnvelope, draft?.sent ? { cartId, key, sent: draft.sent } : undefined, now())
    },
  }
}
