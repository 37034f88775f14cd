import type { OrderMessages } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { created, key, moment } from './columns.ts'

export const users = pgTable('users', {
  id: key(),
  name: text().notNull(),
  last_name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** When somebody who can use the account proved that they read its mail. */
  email_confirmed_at: moment(),
  /** When the mailed link was pressed by somebody who was not signed in to the account: its owner perhaps, or whose e-mail a stranger gave. */
  email_acknowledged_at: moment(),
  phone: text(),
  /** Argon2id in PHC format; null for a customer who has only ever signed in with Google or by a link. */
  password_hash: text(),
  /** `sub` of Google's ID token. */
  google_subject: text().unique(),
  /** Language of mails. */
  lang: text().$type<Locale>().notNull(),
  /** How the customer hears of orders. */
  order_messages: text().$type<OrderMessages>().notNull().default('mail'),
  created_at: created(),
})

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    user_id: userId(),
    /** SHA-256 of the access token, which is never stored. */
    token_hash: text().notNull().unique(),
    /** Browser and operating system as derived from `User-Agent`. */
    device: text().notNull(),
    created_at: created(),
    last_seen_at: created(),
    expires_at: moment().notNull(),
  },
  table => [index('sessions_user').on(table.user_id), index('sessions_expires').on(table.expires_at)],
)

/** One-time tokens of mailed links. A newer one of the same kind and user replaces the older ones. */
export const account_tokens = pgTable(
  'account_tokens',
  {
    id: key(),
    user_id: userId(),
    kind: text({ enum: ['email_confirm', 'email_change', 'password_reset', 'sign_in'] }).notNull(),
    token_hash: text().notNull().unique(),
    /** The address it was mailed to: for `email_change` the new one. */
    email: text().notNull(),
    created_at: created(),
    expires_at: moment().notNull(),
  },
  table => [
    unique('account_tokens_newest').on(table.user_id, table.kind),
    index('account_tokens_expires').on(table.expires_at),
  ],
)

/** Google sign-ins in progress, by the hash of their `state`. */
export const oauth_states = pgTable(
  'oauth_states',
  {
    state_hash: text().primaryKey(),
    code_verifier: text().notNull(),
    nonce: text().notNull(),
    /** Same-origin path to return to. */
    next: text().notNull(),
    created_at: created(),
  },
  table => [index('oauth_states_created').on(table.created_at)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: key(),
    user_id: userId(),
    main: boolean().notNull(),
    name: text().notNull(),
    shipping_city: text().notNull(),
    shipping_city_id: text().notNull(),
    street: text().notNull(),
    house: text().notNull(),
    apartment: text().notNull(),
    postal_index: text().notNull(),
    phone: text(),
    created_at: created(),
  },
  table => [
    index('addresses_user').on(table.user_id),
    uniqueIndex('addresses_one_main').on(table.user_id).where(sql`${table.main}`),
  ],
)

export const wishlist_groups = pgTable(
  'wishlist_groups',
  {
    id: key(),
    user_id: userId(),
    name: text().notNull(),
    /** Authorises reading the group; null: not shared. */
    share_token: text().unique(),
    created_at: created(),
  },
  table => [unique('wishlist_groups_name').on(table.user_id, table.name)],
)

export const wishlist_items = pgTable(
  'wishlist_items',
  {
    group_id: integer()
      .notNull()
      .references(() => wishlist_groups.id, { onDelete: 'cascade' }),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Order within the group, from 0. */
    position: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.group_id, table.product_id] }),
    check('wishlist_items_position', sql`${table.position} >= 0`),
  ],
)
