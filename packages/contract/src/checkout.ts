import * as z from 'zod'
import { call } from './call.ts'
import { cartId, couponCode } from './cart.ts'
import {
  deliveryNeeds,
  historyKinds,
  orderStatuses,
  paymentStatuses,
  requisiteIds,
  returnKinds,
  returnStatuses,
} from './constants.ts'
import { ref } from './delivery.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { type AddressPart, addressForm, fields } from './fields.ts'
import { Hryvnias } from './money.ts'
import { orderCodeForm, orderLookupForm } from './order-lookup.ts'
import { Image, id, Lang, moment, Nothing, orderNumber, secret } from './primitives.ts'
import { oneOf, type Schema } from './schema.ts'
import { isStorable } from './text.ts'

export type DeliveryNeed = (typeof deliveryNeeds)[number]

export interface Delivery extends z.output<typeof delivery> {}
const delivery = z.object({
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
  needs: oneOf(deliveryNeeds),
  /** Ids of the allowed payment methods. */
  payments: z.array(z.string()),
  /** The price is the shop's own estimate: the carrier was not asked or did not answer. */
  estimate: z.boolean().optional(),
  /** Its address needs the postal index. */
  postal_index: z.boolean().optional(),
})
export const Delivery: Schema<Delivery> = delivery

export interface Payment extends z.output<typeof payment> {}
const payment = z.object({ id: z.string(), name: z.string(), text: z.string() })
export const Payment: Schema<Payment> = payment

export const deliveryEstimate = call('/api/delivery/estimate', {
  summary: 'Shipping methods for one piece of a product to a city, with price and days.',
  body: z.strictObject({ lang: Lang, product_id: id, city_ref: ref }),
  data: z.object({ deliveries: z.array(Delivery) }),
})

export const deliveryArrival = call('/api/delivery/arrival', {
  summary:
    'Working days of the fastest delivery of one piece of each product to a city; those that cannot be delivered are omitted.',
  body: z.strictObject({ lang: Lang, ids: z.array(id).max(100), city_ref: ref }),
  /** `days`: `6-8`. */
  data: z.array(z.object({ product_id: id, days: z.string() })),
})

export const checkoutOptions = call('/api/checkout/options', {
  summary: 'Shipping and payment methods for a cart; with a city, only those that serve it.',
  body: z.strictObject({ lang: Lang, cart_id: cartId, coupon: couponCode.optional(), city_ref: ref.optional() }),
  data: z.object({ deliveries: z.array(Delivery), payments: z.array(Payment) }),
})

/** Required by shipping methods with `needs: 'address'`. */
export const DeliveryAddress = z.strictObject({
  street: schemaOf(addressForm.street),
  house: schemaOf(addressForm.house),
  apartment: optionalSchemaOf(addressForm.apartment),
  postal_index: optionalSchemaOf(addressForm.postal_index),
} satisfies Record<AddressPart, unknown>)
export interface DeliveryAddress extends z.output<typeof DeliveryAddress> {}
const address: Schema<DeliveryAddress> = DeliveryAddress

export const Buyer = z.strictObject({
  name: schemaOf(fields.name),
  last_name: schemaOf(fields.last_name),
  phone: schemaOf(fields.phone),
  email: schemaOf(fields.email),
})

/** The company that an order is made out to. `edrpou`: eight digits of a company, or ten of a sole trader. */
export interface Company extends z.output<typeof company> {}
const company = z.strictObject({
  name: schemaOf(fields.companyName),
  edrpou: schemaOf(fields.edrpou),
})
export const Company: Schema<Company> = company

const clickId = z.string().regex(/^[\w.-]{1,250}$/)
const campaign = z.string().min(1).max(100).refine(isStorable)

/** Parameters of the first address of a visit that came from an advertisement. */
export interface AdClick extends z.output<typeof AdClick> {}
export const AdClick = z.strictObject({
  gclid: clickId.optional(),
  wbraid: clickId.optional(),
  gbraid: clickId.optional(),
  utm_source: campaign.optional(),
  utm_medium: campaign.optional(),
  utm_campaign: campaign.optional(),
  utm_term: campaign.optional(),
  utm_content: campaign.optional(),
})
const adClick: Schema<AdClick> = AdClick

export const Recipient = z.strictObject({
  name: schemaOf(fields.name),
  last_name: schemaOf(fields.last_name),
  phone: schemaOf(fields.phone),
})

/** How the payment provider's page is opened: by a redirect or by submitting a form. */
export type PaymentStart = z.output<typeof paymentStart>
const paymentStart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
])
export const PaymentStart: Schema<PaymentStart> = paymentStart

const Submitted = z.object({
  number: z.string(),
  /** Grants access to the order together with its number. */
  token: secret,
  /** Amount paid to the shop, without the carrier's price. */
  total: Hryvnias,
  payment: PaymentStart.nullable(),
})

/** An id of a method, or a reference in the carrier's directory; an empty one is told like a missing one: choose a city, a branch. */
const chosen = z.string().max(64)
const destination = { city_ref: chosen.optional(), point_ref: chosen.optional(), address: address.optional() }
const chosenPayment = z.strictObject({ id: chosen })

export const checkoutSubmit = call('/api/checkout/submit', {
  summary: 'Creates an order from a cart. A repeat with the same `Idempotency-Key` returns the same order.',
  idempotent: true,
  body: z.strictObject({
    lang: Lang,
    cart_id: cartId,
    /** Version of the cart that was shown; 409 with the current cart when it has changed. */
    cart_version: z.string().max(128).optional(),
    coupon: couponCode.optional(),
    contact: Buyer,
    recipient: Recipient.optional(),
    company: Company.optional(),
    delivery: z.strictObject({ id: chosen, ...destination }),
    payment: chosenPayment,
    comment: optionalSchemaOf(fields.comment),
    /** The shop asks its questions about the order by e-mail. */
    no_call: z.boolean().optional(),
    /** Messages about it go to the phone, too; of a customer the account says it. */
    phone_messages: z.boolean().optional(),
    /** Not part of the order that `Idempotency-Key` names: a repeat may lack it. */
    ad_click: adClick.optional(),
  }),
  data: Submitted,
})

/** Source: the rules of the wire; only the first three can change to `cancelled`. */
export type OrderStatus = (typeof orderStatuses)[number]
export const OrderStatus: Schema<OrderStatus> = z.enum(orderStatuses)

export type PaymentStatus = (typeof paymentStatuses)[number]
export const PaymentStatus: Schema<PaymentStatus> = z.enum(paymentStatuses)

export interface OrderItem extends z.output<typeof orderItemObject> {}
export const orderItemObject = z.object({
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
export const OrderItem: Schema<OrderItem> = orderItemObject

export interface OrderEvent extends z.output<typeof orderEvent> {}
const orderEvent = z.object({
  kind: oneOf(historyKinds),
  /** The status from then on; of other kinds, the status at that time. */
  status: OrderStatus,
  /** Of `payment`. */
  payment_status: PaymentStatus.nullable(),
  /** Of `delivery`: where the order goes from then on; of `parcel`: what the carrier has reported. */
  text: z.string().nullable(),
  date: moment,
})
export const OrderEvent: Schema<OrderEvent> = orderEvent

/** A bank detail of an invoice, as it is shown. */
export interface Requisite extends z.output<typeof requisite> {}
const requisite = z.object({ id: oneOf(requisiteIds), name: z.string(), value: z.string() })
export const Requisite: Schema<Requisite> = requisite

/** As it was at the time of the order. */
const orderCompany: Schema<Company> = z.object({ name: z.string(), edrpou: z.string() })

/** A buyer or a recipient, as they were written. */
export interface OrderPerson extends z.output<typeof orderPerson> {}
const orderPerson = z.object({ name: z.string(), last_name: z.string(), phone: z.string() })
const recipient: Schema<OrderPerson> = orderPerson

/** The money of a completed return. `card`: back to the one that paid online; `account`: to that of a bank; `date`: when it was sent. */
export interface Refund extends z.output<typeof refund> {}
const refund = z.object({
  amount: Hryvnias,
  to: oneOf(['card', 'account']),
  state: oneOf(['requested', 'done', 'failed']),
  date: moment.nullable(),
})
export const Refund: Schema<Refund> = refund

export const ReturnKind: Schema<(typeof returnKinds)[number]> = z.enum(returnKinds)

export type ReturnStatus = (typeof returnStatuses)[number]
export const ReturnStatus: Schema<ReturnStatus> = z.enum(returnStatuses)

/** A request of exchange or return, without what it is about. */
export interface OrderReturn extends z.output<typeof orderReturn> {}
const orderReturn = z.object({
  number: z.string(),
  kind: ReturnKind,
  status: ReturnStatus,
  refund: z.nullable(Refund),
})
export const OrderReturn: Schema<OrderReturn> = orderReturn

export interface OrderReceipt extends z.output<typeof orderReceipt> {}
const orderReceipt = z.object({
  kind: oneOf(['sale', 'return']),
  number: z.string(),
  amount: Hryvnias,
  /** The page that proves it. */
  url: z.string().nullable(),
})
export const OrderReceipt: Schema<OrderReceipt> = orderReceipt

/** `requisites`: bank details of an IBAN invoice; `transfer_url`: opens a banking application with all of them filled in. */
export interface OrderPayment extends z.output<typeof orderPayment> {}
const orderPayment = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  requisites: z.array(Requisite),
  transfer_url: z.string().nullable(),
  /** Online methods by which it can be paid now, the chosen one first. */
  options: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A payment was started a short time ago and its outcome is not known yet. */
  awaiting: z.boolean(),
  /** Until then the products are held for the payment; null: it is not to be paid in advance, or not any more. */
  until: moment.nullable(),
  /** The order was cancelled because it was not paid in time. */
  expired: z.boolean(),
  /** What of the price was returned online. */
  refunded: Hryvnias,
})
export const OrderPayment: Schema<OrderPayment> = orderPayment

export interface OrderDelivery extends z.output<typeof orderDelivery> {}
const orderDelivery = z.object({
  id: z.string(),
  name: z.string(),
  days: z.string(),
  city: z.string().nullable(),
  point: z.string().nullable(),
  address: z.string().nullable(),
  /** References of the directory, of the order's time. */
  city_ref: z.string().nullable(),
  point_ref: z.string().nullable(),
})
export const OrderDelivery: Schema<OrderDelivery> = orderDelivery

/** Source: the shop’s specification and the rules of the wire. */
export interface Order extends z.output<typeof orderObject> {}
export const orderObject = z.object({
  number: z.string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  items: z.array(OrderItem),
  payment: OrderPayment,
  delivery: OrderDelivery,
  /** The parcel at the carrier. */
  tracking: z.object({ number: z.string(), url: z.string() }).nullable(),
  contact: orderPerson.extend({ email: z.string() }),
  recipient: z.nullable(recipient),
  company: z.nullable(orderCompany),
  comment: z.string().nullable(),
  /** The shop asks its questions about it by e-mail. */
  no_call: z.boolean().optional(),
  subtotal: Hryvnias,
  discount: Hryvnias,
  delivery_price: Hryvnias,
  total: Hryvnias,
  date: moment,
  history: z.array(OrderEvent),
  /** Its requests of exchange or return, the newest first; absent without any. */
  returns: z.array(OrderReturn).optional(),
  /** Its fiscal receipts, the oldest first; absent without any. */
  receipts: z.array(OrderReceipt).optional(),
})
export const Order: Schema<Order> = orderObject

const orderKey = { lang: Lang, number: orderNumber, token: secret }

export const checkoutOrder = call('/api/checkout/order', {
  summary: 'An order by its number and token.',
  body: z.strictObject(orderKey),
  data: Order,
})

const lookup = { lang: Lang, number: schemaOf(orderLookupForm.number), phone: schemaOf(orderLookupForm.phone) }

export const checkoutOrderCode = call('/api/checkout/order/code', {
  summary:
    'Sends a one-time code to the e-mail of the order with this number and phone; returns the same response when there is none.',
  body: z.strictObject(lookup),
  data: Nothing,
})

/** A wrong, used or expired code is `invalid` on `code`, also when there is no such order. */
export const checkoutOrderFind = call('/api/checkout/order/find', {
  summary: 'The token of an order, by its number, its phone and the code that was sent.',
  body: z.strictObject({ ...lookup, code: schemaOf(orderCodeForm.code) }),
  data: z.object({ number: z.string(), token: secret }),
})

export const checkoutPay = call('/api/checkout/pay', {
  summary: 'Starts a new payment of an order.',
  body: z.strictObject({ ...orderKey, payment: chosenPayment }),
  data: Submitted,
})

export const checkoutCancel = call('/api/checkout/cancel', {
  summary: 'Cancels a new order.',
  body: z.strictObject(orderKey),
  data: Order,
})

export const checkoutDelivery = call('/api/checkout/delivery', {
  summary: 'Sends a new order to another place with the same shipping method. A repeat changes nothing.',
  body: z.strictObject({
    ...orderKey,
    delivery: z.strictObject(destination),
  }),
  data: Order,
})
