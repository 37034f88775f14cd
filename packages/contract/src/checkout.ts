import { z } from 'zod'
import { call } from './call.ts'
import { cartId, couponCode } from './cart.ts'
import { pointKinds, ref } from './delivery.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { Hryvnias } from './money.ts'
import { Image, id, lang, moment, secret } from './primitives.ts'

/** What a delivery must know beside the city. */
export const deliveryNeeds = [...pointKinds, 'address', 'none'] as const
export type DeliveryNeed = (typeof deliveryNeeds)[number]

export const Delivery = z.object({
  id: z.string(),
  name: z.string(),
  /** A line under the name: who carries it and how much. May be empty. */
  note: z.string(),
  /** The carrier's price, not part of what is paid to the shop. */
  price: Hryvnias,
  /** The price is the lowest of several: «від 80 ₴». */
  from: z.boolean(),
  /** Working days, e.g. `6-10`. */
  days: z.string(),
  needs: z.enum(deliveryNeeds),
  /** Ids of the payments it allows. */
  payments: z.array(z.string()),
})
export type Delivery = z.infer<typeof Delivery>

export const Payment = z.object({ id: z.string(), name: z.string(), text: z.string() })
export type Payment = z.infer<typeof Payment>

export const checkoutOptions = call('/api/checkout/options', {
  summary: 'Deliveries and payments for a cart, once a city is known only those that serve it.',
  body: z.strictObject({ lang, cart_id: cartId, coupon: couponCode.optional(), city_ref: ref.optional() }),
  data: z.object({ deliveries: z.array(Delivery), payments: z.array(Payment) }),
})

/** Street and house are required where the delivery needs an address. */
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

/** Where a payment goes on: nowhere (null), to an address, or as a form that posts itself. */
export const PaymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
])
export type PaymentStart = z.infer<typeof PaymentStart>

const Submitted = z.object({
  number: z.string(),
  /** Knowing it with the number is the right to see the order. */
  token: secret,
  /** What is paid to the shop, never with the carrier's price. */
  total: Hryvnias,
  payment: PaymentStart.nullable(),
})

export const checkoutSubmit = call('/api/checkout/submit', {
  summary: 'Turns a cart into an order. The same Idempotency-Key gives the same order, whatever happened in between.',
  idempotent: true,
  body: z.strictObject({
    lang,
    cart_id: cartId,
    /** The version that was shown; 409 with the fresh cart when it is no longer the cart's. */
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

/** Source: wire.md; `cancelled` follows only the first three. */
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
  /** Pieces that can still go back. */
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
  /** `requisites`: what an IBAN invoice is paid by. */
  payment: z.object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    requisites: z.array(z.object({ name: z.string(), value: z.string() })),
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
  summary: 'Starts another payment of an order.',
  body: z.strictObject({ ...orderKey, payment: z.strictObject({ id: z.string().max(64) }) }),
  data: Submitted,
})

export const checkoutCancel = call('/api/checkout/cancel', {
  summary: 'Cancels an order while it is new.',
  body: z.strictObject(orderKey),
  data: Order,
})
