import { hasStored, peekStored, readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import type { RestoredState } from './actors.ts'
import type { CheckoutContext, CheckoutInput } from './context.ts'
import { type Draft, draftEnvelope, sentEnvelope } from './envelope.ts'
import type { CheckoutValues } from './values.ts'

export interface DraftStorages {
  /** Of this tab alone. */
  storage: KeyValueStorage
  /** Of all tabs. */
  sharedStorage?: KeyValueStorage | undefined
}

const emptyDraft = {
  values: {},
  finished: {},
  city: null,
  point: null,
} as const satisfies Partial<Draft>

/** Restores the stored checkout and stores it while it runs: the draft for this tab, an order without an answer for all tabs. */
export function draftPersistence({ storage, sharedStorage }: DraftStorages, now: () => number) {
  let written: string | undefined
  /** Key of the order that this tab has stored for all tabs: another tab's is not removed. */
  let shared: string | undefined

  return {
    restore(): RestoredState {
      const own = readStored(storage, draftEnvelope, now())
      const others = sharedStorage ? readStored(sharedStorage, sentEnvelope, now()) : { status: 'none' as const }
      const draft = own.status === 'valid' ? own.data : null
      const sent = others.status === 'valid' && !draft?.sent ? others.data : null
      if (sent) shared = sent.key
      return {
        draft: sent ? { ...emptyDraft, ...draft, ...sent } : draft,
        isInvalid: [own, others].some(({ status }) => status === 'invalid' || status === 'expired'),
      }
    },

    follow({ cartId, values, finished, city, point, key, sent, order }: CheckoutContext): void {
      if (cartId === null) return
      const draft: Draft | undefined = order ? undefined : { cartId, values, finished, city, point, key, sent }
      const text = JSON.stringify(draft)
      if (text === written) return
      written = text
      writeStored(storage, draftEnvelope, draft, now())
      if (!sharedStorage || (draft?.sent ? shared === key : shared === undefined)) return
      shared = draft?.sent ? key : undefined
      writeStored(sharedStorage, sentEnvelope, draft?.sent ? { cartId, key, sent: draft.sent } : undefined, now())
    },
  }
}

/** Whether something is stored that only the machine can restore. */
export const hasDraft = ({ storage, sharedStorage }: DraftStorages): boolean =>
  hasStored(storage, draftEnvelope) || (sharedStorage !== undefined && hasStored(sharedStorage, sentEnvelope))

/**
 * Saves what is typed before the machine is loaded, over what is stored. Data that cannot be restored is left as it is: the
 * machine reports it.
 */
export function saveDraft(
  { storage }: DraftStorages,
  input: CheckoutInput<string>,
  typed: CheckoutValues,
  now: number,
): void {
  const { cartId, values, key = '' } = input
  const stored = peekStored(storage, draftEnvelope, now)
  if (cartId === null || stored.status === 'invalid' || stored.status === 'expired') return
  const draft: Draft = {
    ...emptyDraft,
    cartId,
    key,
    sent: null,
    ...(input.finished ? { finished: input.finished } : {}),
    city: input.city ?? null,
    point: input.point ?? null,
    ...(stored.status === 'valid' ? stored.data : {}),
    values: { ...(stored.status === 'valid' ? stored.data.values : values), ...typed },
  }
  if (draft.cartId === cartId) writeStored(storage, draftEnvelope, draft, now)
}
