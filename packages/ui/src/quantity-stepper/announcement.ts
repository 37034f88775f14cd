/** What the status of a stepper says. */
export interface Announcement {
  /** Quantity of the last rendering. */
  shown: number
  /**
   * What became of the last change, until its result is rendered: a controlling parent may choose another quantity. `raised`, to
   * what may be chosen; `limited`, to the maximum; `silent`, the input says it itself.
   */
  outcome?: 'changed' | 'raised' | 'limited' | 'silent' | undefined
  text: string
  /** Says why the quantity is not higher: shown to everybody, not only announced. */
  isLimit?: boolean | undefined
  /** Changes with every text, so that equal ones are announced again. */
  key: number
}

/** What is said after a rendering: each change is told once, when its result is shown. `changed`, `limit`: the texts. */
export function announce(
  before: Announcement,
  shown: number,
  min: number,
  max: number,
  changed: string,
  limit: string,
): Announcement {
  // The bound fell below what was shown: another size is chosen, or somebody else has bought some.
  const outcome = before.outcome ?? (before.shown > max && max >= min ? 'limited' : undefined)
  if (!outcome) return { ...before, shown }
  const isLimit = outcome === 'limited'
  const isSpoken = outcome === 'raised' || (outcome === 'changed' && before.shown !== shown)
  return { shown, text: isLimit ? limit : isSpoken ? changed : '', isLimit, key: before.key + 1 }
}
