import type { AdClick, Company, OrderMessages, OrderStatus, PaymentStatus } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Text } from '../../values/text.ts'
import { coupons } from './cart.ts'
import { created, key, kopiykas, kopiykasSum, moment, translated } from './columns.ts'
import { users } from './customers.ts'
import type { Picture } from './picture.ts'

/** Copy of the chosen delivery, because the carrier's directory may change. */
export interface OrderDelivery {
  id: string
  name: Text
  days: string
  city: Text | null
  point: Text | null
  address: string | null
  city_ref: string | null
  point_ref: string | null
}

interface OrderRecipient {
  name: string
  last_name: string
  phone: string
}

/** Where an order goes, as its history tells it. */
export type OrderPlace = Pick<OrderDelivery, 'city' | 'point' | 'address'>

/** An entry of the history. New kinds of events are added here and in the contract's `OrderEvent`. */
export type OrderEventDetails =
  | { kind: 'status' }
  | { kind: 'delivery'; place: OrderPlace }
  | { kind: 'payment'; status: PaymentStatus }
  | { kind: 'parcel'; problem: ParcelProblem }

/** Why a parcel does not reach its recipient, by the carrier's report. `expired`: it was not collected in time. */
export type ParcelProblem = 'refused' | 'expired'

export const orders = pgTable(
  'orders',
  {
    id: key(),
    number: text().notNull().unique(),
    /** The customer who made or claimed it; null: a guest's. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    lang: text().$type<Locale>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    payment_status: text().$type<PaymentStatus>().notNull(),
    payment_id: text().notNull(),
    delivery: jsonb().$type<OrderDelivery>().notNull(),
    name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    recipient: jsonb().$type<OrderRecipient>(),
    /** Whom it is made out to, if not to the buyer. */
    company: jsonb().$type<Company>(),
    comment: text(),
    /** The buyer wants to be written to, not called. */
    no_call: boolean().notNull().default(false),
    /** How the buyer hears of it. Of an order of an account it is the account's choice. */
    messages: text().$type<OrderMessages>().notNull().default('mail'),
    coupon: text(),
    subtotal: kopiykasSum().notNull(),
    discount: kopiykasSum().notNull(),
    /** The carrier's price, not part of `total`. */
    delivery_price: kopiykas().notNull(),
    total: kopiykasSum().notNull(),
    /** Until then its products are held for its payment; null: paid already, or to be paid on receipt. */
    pay_by: moment(),
    /** When it was cancelled because nobody had paid; a payment that arrives later may restore it. */
    released_at: moment(),
    /** Number of the parcel at the carrier. */
    tracking: text(),
    /** The advertisement that the visit came from. */
    ad_click: jsonb().$type<AdClick>(),
    /** Pseudonym of the address that it was placed from, for a day. */
    placed_from: text(),
    /** Since when the shop owes the money of a paid order that was cancelled or came back. */
    refund_due_at: moment(),
    created_at: created(),
  },
  table => [
    check('orders_total', sql`${table.total} = ${table.subtotal} - ${table.discount} and ${table.total} >= 0`),
    index('orders_created').on(table.created_at),
    index('orders_phone').on(table.phone),
    index('orders_placed_from').on(table.placed_from).where(sql`${table.placed_from} is not null`),
    index('orders_user').on(table.user_id, table.id.desc()),
    index('orders_pay_by').on(table.pay_by).where(sql`${table.pay_by} is not null`),
    index('orders_email').on(sql`lower(${table.email})`),
  ],
)

/**
 * Codes that open an order without the link of its mails. The subject stands for a number and a phone, whether there is such an
 * order or not; a newer code replaces the older one.
 */
export const order_codes = pgTable(
  'order_codes',
  {
    subject: text().primaryKey(),
    /** Keyed: a hash of six digits alone could be reversed. */
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    expires_at: moment().notNull(),
  },
  table => [index('order_codes_expires').on(table.expires_at)],
)

/** Copies of the ordered products at that time. */
export const order_items = pgTable(
  'order_items',
  {
    id: key(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    product_id: integer().notNull(),
    option_id: integer(),
    code: text().notNull(),
    names: translated(),
    option: text(),
    /** Path in the default language. */
    path: text().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    returnable: integer().notNull(),
    price: kopiykas().notNull(),
    count: integer().notNull(),
    /** Share of the order's discount; 0 in orders that were made before it was stored. */
    discount: kopiykasSum().notNull().default(0),
  },
  table => [index('order_items_order').on(table.order_id), check('order_items_count', sql`${table.count} > 0`)],
)

export const order_history = pgTable(
  'order_history',
  {
    id: key(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The status from then on; of other kinds than `status`, the status at that time. */
    status: text().$type<OrderStatus>().notNull(),
    details: jsonb().$type<OrderEventDetails>().notNull().default({ kind: 'status' }),
    at: created(),
  },
  table => [index('order_history_order').on(table.order_id)],
)

export const coupon_redemptions = pgTable(
  'coupon_redemptions',
  {
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.coupon_id, table.order_id] })],
)
