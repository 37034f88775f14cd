import { catalogueLimits as limits } from '../db/schema/limits.ts'

/** Digits in groups of three, as spreadsheets write them, and a currency. */
const GROUPED = /^\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?=[.,]|$)/
const CURRENCY = /\s*(?:₴|грн\.?|uah)$/i

const numberOf = (text: string): string =>
  text.replace(CURRENCY, '').replace(GROUPED, digits => digits.replace(/\D/g, ''))

/** `1,490`: a fraction, or thousands in groups of three. */
const isAmbiguous = (text: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(numberOf(text))

/**
 * Kopiykas of a text such as `2490`, `2490.5` or `2 490,50 ₴`, without rounding; null when it is not a price of the shop, or may be
 * another one.
 */
export function kopiykasOfText(text: string): number | null {
  if (isAmbiguous(text)) return null
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2})0*)?$/.exec(numberOf(text)) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** What a message about a number adds when it may be another one. */
export const orAmbiguous = (text: string): string =>
  isAmbiguous(text) ? ': it may be thousands or a fraction, write thousands without a sign' : ''

/** Quantity of a text such as `4`, `1 200` or `4,00`; null when it is none, or may be another number. */
export function quantityOfText(text: string): number | null {
  if (isAmbiguous(text)) return null
  const [, whole] = /^(\d{1,10})(?:[.,]0+)?$/.exec(numberOf(text)) ?? []
  return whole === undefined || Number(whole) > limits.stock ? null : Number(whole)
}
