import type { Messages } from '../messages/messages.ts'
import type { Currency } from '../provider/provider.tsx'

const space = '\u00a0'

/**
 * Formats a number: no decimals when it is an integer, else two, with grouped thousands. Does not use `Intl`, whose
 * spaces differ between browsers and servers: the text must be identical in both.
 */
export function formatAmount(amount: number, numbers: Messages['numbers']): string {
  const [whole = '', decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, numbers.group)
  return `${amount < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : numbers.decimal + decimals}`
}

/** Currency prefix and suffix, trimmed and separated by a no-break space; empty strings where unset. */
export function currencyAffixes({ prefix = '', suffix = '' }: Currency): { before: string; after: string } {
  const [before, after] = [prefix.trim(), suffix.trim()]
  return { before: before && before + space, after: after && space + after }
}

/** Amount with its currency as plain text: `2 490 ₴`. */
export function formatPrice(amount: number, numbers: Messages['numbers'], currency: Currency): string {
  const { before, after } = currencyAffixes(currency)
  return before + formatAmount(amount, numbers) + after
}
