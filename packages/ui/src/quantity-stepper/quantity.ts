/** Default minimum quantity: the minus button stops there. */
export const MIN_QUANTITY = 1
/** Maximum quantity unless the stock sets a lower one: three digits fit the input. */
export const MAX_QUANTITY = 999

/**
 * The nearest quantity in min…max that is a whole number of steps from `min`. A `max` below `min` counts as `min`: a
 * stepper never shows less.
 */
export function clampQuantity(
  quantity: number,
  max: number = MAX_QUANTITY,
  min: number = MIN_QUANTITY,
  step = 1,
): number {
  const highest = max - ((max - min) % step)
  const nearest = min + Math.round((Math.trunc(quantity) - min) / step) * step
  return Math.max(min, Math.min(nearest, highest))
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/** The ASCII digit of a decimal digit of any script. Unicode encodes the ten digits of a script in a row from zero. */
function toAsciiDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (isDigit(zero - 1)) zero--
  return String((codePoint - zero) % 10)
}

/** The integer that a text begins with, in the digits of any script; `null` when it begins with none. */
export function parseInteger(text: string): number | null {
  const ascii = text.replace(/\s/g, '').replace(/\p{Nd}/gu, toAsciiDigit)
  const digits = /^[-−+]?\d+/.exec(ascii)?.[0]
  return digits === undefined ? null : Number(digits.replace('−', '-'))
}

/** Parses typed or pasted text: the integer it begins with, clamped to min…max; `null` when it begins with none. */
export function parseQuantity(text: string, max: number = MAX_QUANTITY, min: number = MIN_QUANTITY): number | null {
  const integer = parseInteger(text)
  return integer === null ? null : clampQuantity(integer, max, min)
}
