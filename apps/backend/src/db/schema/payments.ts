import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { created, key, kopiykasSum, moment } from './columns.ts'
import { orders } from './orders.ts'

/**
 * State of one attempt to pay. `created`: the shopper may be on the provider's page · `processing`: the provider has not decided yet ·
 * `expired`: the page was left and accepts no payment any more · `refunded`: all of the money was returned
 */
export type PaymentState = 'created' | 'processing' | 'failed' | 'expired' | 'paid' | 'refunded'

/** `requested`: the provider has not confirmed it yet · `failed`: the provider refuses it, the shop must look into it */
export type RefundState = 'requested' | 'done' | 'failed'

/**
 * Why money is returned. `duplicate`: the order was paid twice · `cancelled`: the order was cancelled · `too_late`: the payment arrived
 * when the products were sold · `return`: goods came back · `shop`: by the shop's command · `provider`: by the provider, or in its cabinet
 */
export type RefundReason = 'duplicate' | 'cancelled' | 'too_late' | 'return' | 'shop' | 'provider'

/** Attempts to pay an order online. */
export const payments = pgTable(
  'payments',
  {
    id: key(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Our name of the attempt at the provider, which accepts each once. */
    reference: text().notNull().unique(),
    /** Id of the payment method. */
    provider: text().notNull(),
    amount: kopiykasSum().notNull(),
    currency: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The provider's own id. */
    provider_id: text(),
    /** Where the buyer continues, if each attempt has an address of its own. */
    page_url: text(),
    /** When the provider changed it last, by the provider's clock; null: it does not say. */
    modified_at: moment(),
    /** The provider's code of the last failure. */
    failure: text(),
    created_at: created(),
    /** The provider's page accepts no payment after this moment. */
    expires_at: moment().notNull(),
    /** The provider was last asked for the state. */
    asked_at: moment(),
    asks: integer().notNull().default(0),
    /** Since then the provider has not answered a question; null: it has. */
    unanswered_since: moment(),
    /** A job asks then; a lost callback is made up for by this. */
    ask_due_at: moment().notNull(),
    /** Authorized: the provider pays when the shop captures the payment, after the goods were received. */
    to_capture: boolean().notNull().default(false),
  },
  table => [
    check('payments_amount', sql`${table.amount} > 0`),
    index('payments_order').on(table.order_id),
    index('payments_ask_due').on(table.ask_due_at).where(sql`${table.state} in ('created', 'processing')`),
    index('payments_to_capture').on(table.order_id).where(sql`${table.to_capture}`),
  ],
)

/** Money to be returned: requested in the transaction of the change it belongs to, sent to the provider by a job. */
export const refunds = pgTable(
  'refunds',
  {
    id: key(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Makes a repeated request to the provider the same refund. */
    reference: text().notNull().unique(),
    amount: kopiykasSum().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    state: text().$type<RefundState>().notNull(),
    attempts: integer().notNull().default(0),
    due_at: created(),
    /** The provider's code of the last failure. */
    failure: text(),
    created_at: created(),
    finished_at: moment(),
  },
  table => [
    check('refunds_amount', sql`${table.amount} > 0`),
    index('refunds_payment').on(table.payment_id),
    index('refunds_due').on(table.due_at).where(sql`${table.state} = 'requested'`),
  ],
)
