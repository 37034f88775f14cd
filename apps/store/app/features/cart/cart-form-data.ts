import type { CartCommand, ItemCount } from '@shop/contract'
import { clampQuantity } from '@shop/contract/cart-rules'
import { truncate } from '@shop/contract/text'

/** Values of the field `intent` of cart forms. */
export type CartIntent = 'add' | 'count' | 'option' | 'remove' | 'restore' | 'clear' | 'coupon'

/** Parses a typed whole number; undefined for anything else. */
const wholeNumber = (value: FormDataEntryValue | null): number | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

/** Field of a table of sizes with the quantity of an option, or of a product without options. */
export const quantityField = (productId: number, optionId: number | null): string =>
  `count.${productId}.${optionId ?? 0}`

/** The sizes of tables that have a quantity. */
const tableOf = (form: FormData): ItemCount[] =>
  [...form].flatMap(([name, value]) => {
    const [, product = null, option = null] = /^count\.(\d+)\.(\d+)$/.exec(name) ?? []
    const [productId, optionId] = [wholeNumber(product), wholeNumber(option)]
    const count = wholeNumber(value) ?? 0
    return productId === undefined || optionId === undefined || count === 0
      ? []
      : [{ productId, optionId: optionId === 0 ? null : optionId, count: clampQuantity(count) }]
  })

/** Field of a kit with the id of a product that is wanted. */
export const PIECE_FIELD = 'piece'

/** Field of a kit with the chosen size of a product. */
export const pieceSizeField = (productId: number): string => `size.${productId}`

/** The wanted products of a kit, each in its size; none for any other form. */
const kitOf = (form: FormData): ItemCount[] =>
  form.getAll(PIECE_FIELD).flatMap(value => {
    const productId = wholeNumber(value)
    return productId === undefined
      ? []
      : [{ productId, optionId: wholeNumber(form.get(pieceSizeField(productId))) ?? null, count: 1 }]
  })

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Parses a submitted form into a command; null when it is invalid. The stepper's buttons submit the new count as `to`, the
 * field as `count`.
 */
export function parseCartForm(form: FormData): CartCommand | null {
  const lineId = wholeNumber(form.get('id'))
  switch (form.get('intent')) {
    case 'add': {
      const items = [...kitOf(form), ...tableOf(form)]
      const productId = items[0]?.productId ?? wholeNumber(form.get('product_id'))
      if (productId === undefined) return null
      if (items.length > 0) {
        const count = items.reduce((sum, item) => sum + item.count, 0)
        return { type: 'cart.add', productId, optionId: null, count, items }
      }
      const optionId = wholeNumber(form.get('option_id')) ?? null
      return { type: 'cart.add', productId, optionId, count: clampQuantity(wholeNumber(form.get('count')) ?? 1) }
    }
    case 'count': {
      const count = wholeNumber(form.get('to')) ?? wholeNumber(form.get('count'))
      return lineId === undefined || count === undefined
        ? null
        : { type: 'cart.setCount', lineId, count: clampQuantity(count) }
    }
    case 'option': {
      const optionId = wholeNumber(form.get('option_id'))
      return lineId === undefined || optionId === undefined ? null : { type: 'cart.setOption', lineId, optionId }
    }
    case 'remove':
      return lineId === undefined ? null : { type: 'cart.remove', lineId }
    case 'restore':
      return lineId === undefined ? null : { type: 'cart.restore', lineId }
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

/** Parses a form that adds several options or products at once, which has no field `intent`. */
export function parseAddition(form: FormData): CartCommand | null {
  form.set('intent', 'add')
  return parseCartForm(form)
}

/** Value of the field `intent` of the form that moves a line to the wishlist, which changes more than the cart. */
export const SAVE_FOR_LATER = 'later'

/** Parses a form with the intent `SAVE_FOR_LATER`; null for any other. */
export function parseSaveForLater(form: FormData): { lineId: number; productId: number } | null {
  const lineId = wholeNumber(form.get('id'))
  const productId = wholeNumber(form.get('product_id'))
  return form.get('intent') !== SAVE_FOR_LATER || lineId === undefined || productId === undefined
    ? null
    : { lineId, productId }
}
