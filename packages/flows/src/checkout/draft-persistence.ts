import { hasStored, peekStored, readStored, writeStored } from '../flow/envelope.ts'
import type { KeyValueStorage } from '../flow/environment.ts'
import type { RestoredState } from './actors.ts'
import { type CheckoutContext, type CheckoutInput, cartIdOf } from './context.ts'
import { type Draft, draftEnvelope, emptyDraft, type SentOrder, sentEnvelope } from './envelope.ts'
import type { CheckoutValues } from './values.ts'

export interface DraftStorages {
  /** Of this tab alone. */
  storage: KeyValueStorage
  /** Of all tabs. */
  sharedStorage?: KeyValueStorage | undefined
}

/**
 * Restores the stored checkout and stores it while it runs: the draft for this tab, an order of unknown outcome for all tabs.
 */
export function draftPersistence({ storage, sharedStorage }: DraftStorages, now: () => number) {
  let written: string | undefined
  /** The order that this tab has stored for all tabs: another tab's is not removed. */
  let shared: string | undefined
  /** The order that was found there, of whatever tab. */
  let found: string | undefined

  /** Identifies an order of unknown outcome. */
  const markOf = ({ key, sent, order }: SentOrder): string | undefined => order?.number ?? (sent ? key : undefined)

  return {
    restore(): RestoredState {
      const own = readStored(storage, draftEnvelope, now())
      const others = sharedStorage ? readStored(sharedStorage, sentEnvelope, now()) : { status: 'none' as const }
      const draft = own.status === 'valid' ? own.data : null
      const sentOrder = others.status === 'valid' ? others.data : null
      found = sentOrder ? markOf(sentOrder) : undefined
      return {
        draft,
        sentOrder,
        isInvalid: [own, others].some(({ status }) => status === 'invalid' || status === 'expired'),
      }
    },

    /** `isDone`: nothing is left to be resumed. */
    follow(context: CheckoutContext, isDone: boolean): void {
      const { cartId, values, finished, city, point, key, sent, order, cartSnapshot } = context
      if (cartId === null && !order) return
      const pieces = Object.fromEntries(cartSnapshot?.items.map(({ id, count }) => [id, count]) ?? [])
      const sentOrder: SentOrder = { cartId: cartId ?? '', key, sent, order, pieces }
      const draft: Draft | undefined = isDone ? undefined : { values, finished, city, point, ...sentOrder }
      const text = JSON.stringify(draft)
      if (text === written) return
      written = text
      writeStored(storage, draftEnvelope, draft, now())
      const mark = draft && markOf(draft)
      // It was resumed here.
      if (mark === found) shared ??= mark
      if (!sharedStorage || shared === mark) return
      shared = mark
      writeStored(sharedStorage, sentEnvelope, mark === undefined ? undefined : sentOrder, now())
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
  const { values, key = '' } = input
  const cartId = cartIdOf(input)
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
