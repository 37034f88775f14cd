/** Smallest quantity, in pieces. Source: shop spec §4, "the minus action never goes below 1". */
export const MIN_QUANTITY = 1
/** Largest quantity where the stock sets no lower one, in pieces: three digits fit the field. */
export const MAX_QUANTITY = 999

/** Brings any number into 1…max, whole. A `max` below 1 counts as 1: a stepper always shows something that can be bought. */
export function clampQuantity(pieces: number, max: number = MAX_QUANTITY): number {
  return Math.max(MIN_QUANTITY, Math.min(Math.trunc(pieces), max))
}

/** Reads what was typed or pasted: the whole number it begins with, brought into 1…max; `null` when it begins with none. */
export function readQuantity(text: string, max: number = MAX_QUANTITY): number | null {
  const digits = /^[-−+]?\d+/.exec(text.replace(/\s/g, ''))?.[0]
  return digits === undefined ? null : clampQuantity(Number(digits.replace('−', '-')), max)
}
