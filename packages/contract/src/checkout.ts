import { z } from 'zod'
import { call } from './call.ts'
import { cartId, couponCode } from './cart.ts'
import { pointKinds, ref } from './delivery.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { Hryvnias } from './money.ts'
import { Image, id, lang, moment, secret } from './primitives.ts'

/** What a shipping method requires besides the city. */
export const deliveryNeeds = [...pointKinds, 'address', 'none'] as const
export type DeliveryNeed = (typeof deliveryNeeds)[number]

export const Delivery = z.object({
  id: z.string(),
  name: z.string(),
  /** Description under the name: carrier and price. May be empty. */
  note: z.string(),
  /** The carrier's price, which is not part of the order's total. */
  price: Hryvnias,
  /** `price` is a minimum: «від 80 ₴». */
  from: z.boolean(),
  /** Working days, e.g. `6-10`. */
  days: z.string(),
  needs: z.enum(deliveryNeeds),
  /** Ids of the allowed payment methods. */
  payments: z.array(z.string()),
  /** The price is the shop's own estimate: the carrier was not asked or did not answer. */
  estimate: z.boolean().optional(),
  /** Its address needs the postal index. */
  postal_index: z.boolean().optional(),
})
export type Delivery = z.infer<typeof Delivery>

export const Payment = z.object({ id: z.string(), name: z.string(), text: z.string() })
export type Payment = z.infer<typeof Payment>

export const checkoutOptions = call('/api/checkout/options', {
  summary: 'Shipping and payment methods for a cart; with a city, only those that serve it.',
  body: z.strictObject({ lang, cart_id: cartId, coupon: couponCode.optional(), city_ref: ref.optional() }),
  data: z.object({ deliveries: z.array(Delivery), payments: z.array(Payment) }),
})

/** Required by shipping methods with `needs: 'address'`. */
export const DeliveryAddress = z.strictObject({
  street: schemaOf(fields.street),
  house: schemaOf(fields.house),
  apartment: optionalSchemaOf(fields.apartment),
  postal_index: optionalSchemaOf(fields.postal_index),
})

export const Buyer = z.strictObject({
  name: schemaOf(fields.name),
  last_name: schemaOf(fields.last_name),
  phone: schemaOf(fields.phone),
  email: schemaOf(fields.email),
})

export const Recipient = z.strictObject({
  name: schemaOf(fields.name),
  last_name: schemaOf(fields.last_name),
  phone: schemaOf(fields.phone),
})

/** How the payment provider's page is opened: by a redirect or by submitting a form. */
export const PaymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
])
export type PaymentStart = z.infer<typeof PaymentStart>

const Submitted = z.object({
  number: z.string(),
  /** Grants access to the order together with its number. */
  token: secret,
  /** Amount paid to the shop, without the carrier's price. */
  total: Hryvnias,
  payment: PaymentStart.nullable(),
})

export const checkoutSubmit = call('/api/checkout/submit', {
  summary: 'Creates an order from a cart. A repeat with the same `Idempotency-Key` returns the same order.',
  idempotent: true,
  body: z.strictObject({
    lang,
    cart_id: cartId,
    /** Version of the cart that was shown; 409 with the current cart when it has changed. */
    cart_version: z.string().max(128).optional(),
    coupon: couponCode.optional(),
    contact: Buyer,
    recipient: Recipient.optional(),
    delivery: z.strictObject({
      id: z.string().max(64),
      city_ref: ref.optional(),
      point_ref: ref.optional(),
      address: DeliveryAddress.optional(),
    }),
    payment: z.strictObject({ id: z.string().max(64) }),
    comment: optionalSchemaOf(fields.comment),
  }),
  data: Submitted,
})

/** Source: wire.md; only the first three can change to `cancelled`. */
export const orderStatuses = [
  'new',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'returned',
] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded', 'on_receipt'] as const
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const OrderItem = z.object({
  line_id: id,
  product_id: id,
  option_id: id.nullable(),
  code: z.string(),
  name: z.string(),
  option: z.string().nullable(),
  url: z.string(),
  image: Image,
  price: Hryvnias,
  count: z.int().min(1),
  total: Hryvnias,
  /** Number of pieces that can still be returned. */
  returnable: z.int().nonnegative(),
})
export type OrderItem = z.infer<typeof OrderItem>

const Person = z.object({ name: z.string(), last_name: z.string(), phone: z.string() })

/** Source: spec §3, wire.md. */
export const Order = z.object({
  number: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  items: z.array(OrderItem),
  payment: z.object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    /** Bank details of an IBAN invoice. */
    requisites: z.array(z.object({ name: z.string(), value: z.string() })),
    /** Online methods by which it can be paid now, the chosen one first. */
    options: z.array(z.object({ id: z.string(), name: z.string() })),
    /** A payment was started a short time ago and its outcome is not known yet. */
    awaiting: z.boolean(),
    /** Until then the products are held for a payment online; null: it is not to be paid online, or not any more. */
    until: moment.nullable(),
    /** The order was cancelled because it was not paid in time. */
    expired: z.boolean(),
    /** What of the price was returned online. */
    refunded: Hryvnias,
  }),
  delivery: z.object({
    id: z.string(),
    name: z.string(),
    days: z.string(),
    city: z.string().nullable(),
    point: z.string().nullable(),
    address: z.string().nullable(),
  }),
  contact: Person.extend({ email: z.string() }),
  recipient: Person.nullable(),
  comment: z.string().nullable(),
  subtotal: Hryvnias,
  discount: Hryvnias,
  delivery_price: Hryvnias,
  total: Hryvnias,
  date: moment,
  history: z.array(z.object({ status: OrderStatus, date: moment })),
})
export type Order = z.infer<typeof Order>

const orderKey = { lang, number: z.string().min(1).max(32), token: secret }

export const checkoutOrder = call('/api/checkout/order', {
  summary: 'An order by its number and token.',
  body: z.strictObject(orderKey),
  data: Order,
})

export const checkoutPay = call('/api/checkout/pay', {
  summary: 'Starts a new payment of an order.',
  body: z.strictObject({ ...orderKey, payment: z.strictObject({ id: z.string().max(64) }) }),
  data: Submitted,
})

export const checkoutCancel = call('/api/checkout/cancel', {
  summary: 'Cancels a new order.',
  body: z.strictObject(orderKey),
  data: Order,
})
