/** What became of a change: `raised`, to what may be chosen; `limited`, to the maximum; `silent`, the input says it itself. */
export type ChangeOutcome = 'changed' | 'raised' | 'limited' | 'silent'

/** What the status of a stepper says. */
interface Status {
  text: string
  /** Says why the quantity is not higher: shown to everybody, not only announced. */
  isLimit: boolean
  /** Changes with every message, so that equal ones are announced again. */
  key: number
}

export interface Announcement {
  /** Quantity of the last rendering. */
  shown: number
  /** Of the last change, until its result is shown: a controlling parent may choose another quantity. */
  outcome: ChangeOutcome | null
  status: Status | null
}

export type AnnouncementEvent =
  | { type: 'change'; outcome: ChangeOutcome }
  /** After every rendering. */
  | { type: 'render'; quantity: number; min: number; max: number; texts: { changed: string; limit: string } }
  | { type: 'limit.expired' }

/** The outcome to be told after a rendering. */
function outcomeOf({ outcome, shown }: Announcement, min: number, max: number): ChangeOutcome | null {
  // The bound fell below what was shown: another size is chosen, or somebody else has bought some.
  return outcome ?? (shown > max && max >= min ? 'limited' : null)
}

/** Tells each change once: when its result is rendered. */
export function announce(before: Announcement, event: AnnouncementEvent): Announcement {
  // Another object, so that it is rendered also when a controlling parent keeps the quantity.
  if (event.type === 'change') return { ...before, outcome: event.outcome }
  if (event.type === 'limit.expired') return { ...before, status: null }
  const { quantity, min, max, texts } = event
  const outcome = outcomeOf(before, min, max)
  if (outcome === null) return before.shown === quantity ? before : { ...before, shown: quantity }
  const isLimit = outcome === 'limited'
  const isSpoken = outcome === 'raised' || (outcome === 'changed' && before.shown !== quantity)
  const text = isLimit ? texts.limit : isSpoken ? texts.changed : ''
  return { shown: quantity, outcome: null, status: { text, isLimit, key: (before.status?.key ?? 0) + 1 } }
}
