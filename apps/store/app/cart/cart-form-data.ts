import type { CartCommand } from '@shop/contract'
import { clampQuantity } from '@shop/contract/cart-rules'
import { truncate } from '@shop/contract/text'

/** Values of the field `intent` of cart forms. */
export type CartIntent = 'add' | 'count' | 'remove' | 'clear' | 'coupon'

/** Parses a typed whole number; undefined for anything else. */
const wholeNumber = (value: FormDataEntryValue | null): number | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Parses a submitted form into a command; null when it is invalid. The stepper's buttons submit the new count as `to`, the
 * field as `count`.
 */
export function parseCartForm(form: FormData): CartCommand | null {
  const lineId = wholeNumber(form.get('id'))
  switch (form.get('intent')) {
    case 'add': {
      const productId = wholeNumber(form.get('product_id'))
      if (productId === undefined) return null
      const optionId = wholeNumber(form.get('option_id')) ?? null
      return { type: 'cart.add', productId, optionId, count: clampQuantity(wholeNumber(form.get('count')) ?? 1) }
    }
    case 'count': {
      const count = wholeNumber(form.get('to')) ?? wholeNumber(form.get('count'))
      return lineId === undefined || count === undefined
        ? null
        : { type: 'cart.setCount', lineId, count: clampQuantity(count) }
    }
    case 'remove':
      return lineId === undefined ? null : { type: 'cart.remove', lineId }
    case 'clear':
      return { type: 'cart.clear' }
    case 'coupon': {
      const code = truncate(textOf(form.get('coupon')), 64)
      return code === '' ? { type: 'cart.coupon.remove' } : { type: 'cart.coupon.apply', code }
    }
    default:
      return null
  }
}
