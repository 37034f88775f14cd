import * as z from 'zod'
import { call } from './call.ts'
import { couponStates, MAX_ITEMS_ADDED, noticeKinds } from './constants.ts'
import { Hryvnias, Instalment } from './money.ts'
import { count, Image, id, Lang, secret } from './primitives.ts'
import { Availability } from './product.ts'
import { oneOf, type Schema } from './schema.ts'
import { withoutInvisible } from './text.ts'

/** Grants access to the cart to whoever has it. At least 128 random bits. */
export const cartId = secret

/** As typed; the backend ignores case and surrounding whitespace. */
export const couponCode = z.string().overwrite(withoutInvisible).max(64)

export interface CartLine extends z.output<typeof cartLine> {}
const cartLine = z.object({
  id,
  product_id: id,
  option_id: id.nullable(),
  code: z.string(),
  name: z.string(),
  /** Name of the selected size; null for a product without options. */
  option: z.string().nullable(),
  url: z.string(),
  image: Image,
  price: Hryvnias,
  old_price: Hryvnias.nullable(),
  count,
  total: Hryvnias,
  availability: Availability,
  /** Stock of this line's option: see `shownStock`. */
  count_left: z.int().nonnegative(),
})
export const CartLine: Schema<CartLine> = cartLine

/**
 * `applied`: it has an effect. `minimum`: a condition is not fulfilled yet: a minimum, a category, the first day. `expired`: not
 * valid any more, or redeemed as often as it may be, in total or by this customer. `unknown`: no such code; also while the limit
 * of wrong codes is exceeded, with a `message` that asks to wait: a valid code always applies. `message` explains it to the shopper.
 */
export interface CartCoupon extends z.output<typeof cartCoupon> {}
const cartCoupon = z.object({
  code: z.string(),
  state: oneOf(couponStates),
  message: z.string(),
  /** The shop pays the carrier: the delivery costs the buyer nothing. */
  free_delivery: z.literal(true).optional(),
})
export const CartCoupon: Schema<CartCoupon> = cartCoupon

/** A message about a line, or about several: quantity reduced to the stock, sold out, or price changed. */
export interface CartNotice extends z.output<typeof cartNotice> {}
const cartNotice = z.object({
  line_id: id.nullable(),
  kind: oneOf(noticeKinds),
  text: z.string(),
})
export const CartNotice: Schema<CartNotice> = cartNotice

export interface Cart extends z.output<typeof cart> {}
const cart = z.object({
  /** Changes whenever a line, a price, the stock of a line or the coupon changes. */
  version: z.string(),
  items: z.array(CartLine),
  count: z.int().nonnegative(),
  /** Sum at old prices. */
  list_total: Hryvnias,
  /** Sum at current prices. */
  subtotal: Hryvnias,
  /** Amount that the coupon deducts. */
  discount: Hryvnias,
  coupon: CartCoupon.nullable(),
  /** `subtotal` − `discount`. */
  total_price: Hryvnias,
  /** The longest one of `total_price`, if the shop offers any. */
  instalment: z.optional(Instalment),
  notices: z.array(CartNotice),
})
export const Cart: Schema<Cart> = cart

const CartAnswer = z.object({ cart_id: cartId, cart: Cart })

export const cartCount = call('/api/cart/count', {
  summary: 'Number of pieces and total of a cart; zeros for an unknown cart.',
  body: z.strictObject({ lang: Lang, coupon: couponCode.optional(), cart_id: cartId.optional() }),
  data: z.object({ count: z.int().nonnegative(), total_price: Hryvnias }),
})

export const cartAdd = call('/api/cart/add', {
  summary:
    'Adds a product to a cart and creates the cart if there is none: one option, or several options and products at once as `items`. A repeat with the same `Idempotency-Key` adds nothing.',
  body: z.strictObject({
    product_id: id,
    count: count.default(1),
    lang: Lang,
    option_id: id.optional(),
    /**
     * Several options, of the product or of others (`product_id`), instead of `option_id` and `count`. Of each, as much is added as
     * is left; one notice of the cart without a `line_id` names what is short.
     */
    items: z
      .array(z.strictObject({ product_id: id.optional(), option_id: id.optional(), count }))
      .min(1)
      .max(MAX_ITEMS_ADDED)
      .optional(),
    coupon: couponCode.optional(),
    cart_id: cartId.optional(),
  }),
  /** `line_ids`: with `items`, the lines that were added to, each once. `line_id`: the first of them. */
  data: CartAnswer.extend({ line_id: id, line_ids: z.array(id).optional() }),
})

export const cartUpdate = call('/api/cart/update', {
  summary: 'Sets the quantity of a line.',
  body: z.strictObject({ id, coupon: couponCode.optional(), cart_id: cartId, count, lang: Lang }),
  data: CartAnswer,
})

export const cartOption = call('/api/cart/option', {
  summary:
    'Selects another option of the same product for a line, which keeps its place. A line that has this option already is merged into it. A repeat changes nothing.',
  body: z.strictObject({ id, option_id: id, coupon: couponCode.optional(), cart_id: cartId, lang: Lang }),
  data: CartAnswer,
})

export const cartDelete = call('/api/cart/delete', {
  summary: 'Removes a line.',
  body: z.strictObject({ id, coupon: couponCode.optional(), cart_id: cartId, lang: Lang }),
  data: CartAnswer,
})

export const cartRestore = call('/api/cart/restore', {
  summary:
    'Puts a line that was removed within the last day back, with its quantity and in its place. A repeat changes nothing.',
  body: z.strictObject({ id, coupon: couponCode.optional(), cart_id: cartId, lang: Lang }),
  data: CartAnswer,
})

export const cartClear = call('/api/cart/clear', {
  summary: 'Empties a cart.',
  body: z.strictObject({ lang: Lang, cart_id: cartId }),
  data: CartAnswer,
})

export const cartShow = call('/api/cart/show', {
  summary: 'A cart with every line at current prices.',
  body: z.strictObject({ lang: Lang, coupon: couponCode.optional(), cart_id: cartId }),
  data: CartAnswer,
})
