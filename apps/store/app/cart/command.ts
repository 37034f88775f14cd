import type { Cart } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'

/** Whose cart, in which language. */
export interface Basket {
  lang: Locale
  cart_id: string | undefined
  coupon: string | undefined
}

/** What a shopper does to a cart, as a form without scripts says it. */
export type CartCommand =
  | { intent: 'add'; product_id: number; option_id: number | undefined; count: number }
  | { intent: 'count'; id: number; count: number }
  | { intent: 'remove'; id: number }
  | { intent: 'clear' }
  | { intent: 'coupon'; code: string }

/** Digits as typed; what is no number is none. */
const whole = (value: FormDataEntryValue | null): number | undefined => {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

/** Pieces of a line: 1…999, whatever was typed. Source: spec §4, "the minus action never goes below 1". */
const pieces = (value: number | undefined): number => Math.min(Math.max(value ?? 1, 1), 999)

/**
 * Reads a command out of a submitted form; null when it is none. A stepper's buttons say in `to` what the number becomes,
 * the field beside them in `count`.
 */
export function readCommand(form: FormData): CartCommand | null {
  const id = whole(form.get('id'))
  switch (form.get('intent')) {
    case 'add': {
      const product_id = whole(form.get('product_id'))
      if (product_id === undefined) return null
      return {
        intent: 'add',
        product_id,
        option_id: whole(form.get('option_id')),
        count: pieces(whole(form.get('count'))),
      }
    }
    case 'count': {
      const count = whole(form.get('to')) ?? whole(form.get('count'))
      return id === undefined || count === undefined ? null : { intent: 'count', id, count: pieces(count) }
    }
    case 'remove':
      return id === undefined ? null : { intent: 'remove', id }
    case 'clear':
      return { intent: 'clear' }
    case 'coupon':
      return { intent: 'coupon', code: truncate(text(form.get('coupon')), 64) }
    default:
      return null
  }
}

type Answered = Result<{ cart_id: string; cart: Cart }>

const nothing = { success: false, error: 'Server error' } as const satisfies Answered

/** Carries a command out. A coupon is nothing of the cart's own: it is tried by showing the cart with it. */
export async function carryOut(client: Client, basket: Basket, command: CartCommand): Promise<Answered> {
  const { lang, cart_id } = basket
  const coupon = basket.coupon ? { coupon: basket.coupon } : {}
  if (command.intent === 'add') {
    const { product_id, option_id, count } = command
    return client.call('/api/cart/add', {
      lang,
      product_id,
      count,
      ...(option_id === undefined ? {} : { option_id }),
      ...(cart_id ? { cart_id } : {}),
      ...coupon,
    })
  }
  if (!cart_id) return nothing
  switch (command.intent) {
    case 'count':
      return client.call('/api/cart/update', { lang, cart_id, id: command.id, count: command.count, ...coupon })
    case 'remove':
      return client.call('/api/cart/delete', { lang, cart_id, id: command.id, ...coupon })
    case 'clear':
      return client.call('/api/cart/clear', { lang, cart_id })
    case 'coupon':
      return client.call('/api/cart/show', { lang, cart_id, ...(command.code ? { coupon: command.code } : {}) })
  }
}
