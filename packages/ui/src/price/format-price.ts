import type { Messages } from '../messages/messages.ts'
import type { Currency } from '../provider/provider.tsx'

const space = '\u00a0'

/**
 * Formats a number with grouped thousands; unless given, no decimals when it is an integer, else two. Does not use `Intl`, whose
 * spaces differ between browsers and servers: the text must be identical in both.
 */
export function formatAmount(
  amount: number,
  numbers: Messages['numbers'],
  digits: number = Number.isInteger(amount) ? 0 : 2,
): string {
  const [whole = '', decimals] = Math.abs(amount).toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, numbers.group)
  return `${amount < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : numbers.decimal + decimals}`
}

/** Currency prefix and suffix, trimmed and separated by the currency's spacing; empty strings where unset. */
export function currencyAffixes({ prefix = '', suffix = '', spacing }: Currency): { before: string; after: string } {
  const [before, after] = [prefix.trim(), suffix.trim()]
  const gap = spacing === 'none' ? '' : space
  return { before: before && before + gap, after: after && gap + after }
}

/** Amount with its currency as plain text: `2 490 ₴`. */
export function formatPrice(amount: number, numbers: Messages['numbers'], currency: Currency): string {
  if (currency.format) return currency.format(amount)
  const { before, after } = currencyAffixes(currency)
  return before + formatAmount(amount, numbers, currency.decimals) + after
}
