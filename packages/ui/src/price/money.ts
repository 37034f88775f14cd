import type { Messages } from '../messages/messages.ts'
import type { Currency } from '../provider/provider.tsx'

const space = '\u00a0'

/**
 * Figures of an amount: whole when it is whole, else two decimals, thousands set apart. Written by hand because `Intl`
 * puts different spaces in browsers and on servers, and the text must be the same in both.
 */
export function formatAmount(amount: number, numbers: Messages['numbers']): string {
  const [whole = '', decimals] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, numbers.group)
  return `${amount < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : numbers.decimal + decimals}`
}

/** What stands before and after the figures, trimmed and set off by a no-break space; empty where there is nothing. */
export function signs({ prefix = '', suffix = '' }: Currency): { before: string; after: string } {
  const [before, after] = [prefix.trim(), suffix.trim()]
  return { before: before && before + space, after: after && space + after }
}

/** An amount with its currency as plain text: `2 490 ₴`. */
export function priceText(amount: number, numbers: Messages['numbers'], currency: Currency): string {
  const { before, after } = signs(currency)
  return before + formatAmount(amount, numbers) + after
}
