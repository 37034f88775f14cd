import { z } from 'zod'
import { call } from './call.ts'
import { Availability } from './catalogue.ts'
import { Hryvnias } from './money.ts'
import { count, Image, id, lang, secret } from './primitives.ts'

/** Knowing it is the right to use the cart. At least 128 random bits. */
export const cartId = secret

/** As typed; the backend compares without regard to case and surrounding space. */
export const couponCode = z.string().max(64)

export const CartLine = z.object({
  id,
  product_id: id,
  option_id: id.nullable(),
  code: z.string(),
  name: z.string(),
  /** The chosen size; null when the product has none. */
  option: z.string().nullable(),
  url: z.string(),
  image: Image,
  price: Hryvnias,
  old_price: Hryvnias.nullable(),
  count,
  total: Hryvnias,
  availability: Availability,
  /** Pieces in stock for this line. */
  count_left: z.int().nonnegative(),
})
export type CartLine = z.infer<typeof CartLine>

export const couponStates = ['applied', 'unknown', 'expired', 'minimum'] as const

/** `unknown` also while so many wrong codes were tried that `message` asks to wait; a right one always counts. */
export const CartCoupon = z.object({ code: z.string(), state: z.enum(couponStates), message: z.string() })
export type CartCoupon = z.infer<typeof CartCoupon>

/** Something a shopper must know about a line: fewer left than wanted, none left, another price than before. */
export const CartNotice = z.object({
  line_id: id.nullable(),
  kind: z.enum(['reduced', 'gone', 'price']),
  text: z.string(),
})
export type CartNotice = z.infer<typeof CartNotice>

export const Cart = z.object({
  /** Changes whenever a line, a price, the stock of a line or the coupon changes. */
  version: z.string(),
  items: z.array(CartLine),
  count: z.int().nonnegative(),
  /** At old prices. */
  list_total: Hryvnias,
  /** At present prices. */
  subtotal: Hryvnias,
  /** What the coupon takes off. */
  discount: Hryvnias,
  coupon: CartCoupon.nullable(),
  /** `subtotal` − `discount`. */
  total_price: Hryvnias,
  notices: z.array(CartNotice),
})
export type Cart = z.infer<typeof Cart>

const CartAnswer = z.object({ cart_id: cartId, cart: Cart })

/** Source: spec §7. */
export const cartCount = call('/api/cart/count', {
  summary: 'Pieces and sum of a cart; zeros without a known cart.',
  body: z.strictObject({ lang, coupon: couponCode.optional(), cart_id: cartId.optional() }),
  data: z.object({ count: z.int().nonnegative(), total_price: Hryvnias }),
})

/** Puts goods into a cart, making the cart if there is none. Source: spec §7. */
export const cartAdd = call('/api/cart/add', {
  summary: 'Puts goods into a cart, making the cart if there is none. An `Idempotency-Key` makes a repeat harmless.',
  body: z.strictObject({
    product_id: id,
    count: count.default(1),
    lang,
    option_id: id.optional(),
    coupon: couponCode.optional(),
    cart_id: cartId.optional(),
  }),
  data: CartAnswer.extend({ line_id: id }),
})

/** Source: spec §7; used by plus, minus and a typed quantity. */
export const cartUpdate = call('/api/cart/update', {
  summary: 'Sets how many pieces a line holds.',
  body: z.strictObject({ id, coupon: couponCode.optional(), cart_id: cartId, count, lang }),
  data: CartAnswer,
})

/** Source: spec §7. */
export const cartDelete = call('/api/cart/delete', {
  summary: 'Takes a line out.',
  body: z.strictObject({ id, coupon: couponCode.optional(), cart_id: cartId, lang }),
  data: CartAnswer,
})

/** Source: spec §7. */
export const cartClear = call('/api/cart/clear', {
  summary: 'Empties a cart.',
  body: z.strictObject({ lang, cart_id: cartId }),
  data: CartAnswer,
})

export const cartShow = call('/api/cart/show', {
  summary: 'A cart with every line at present prices.',
  body: z.strictObject({ lang, coupon: couponCode.optional(), cart_id: cartId }),
  data: CartAnswer,
})
