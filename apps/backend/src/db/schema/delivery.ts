import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Text } from '../../values/text.ts'
import { moment, translated } from './columns.ts'
import { orders, type ParcelProblem } from './orders.ts'

/** Whose directory a row belongs to: the demo's, which is seeded, or that of a carrier, which a job refreshes. */
export type DirectoryId = 'demo' | 'nova_poshta'

/** `other`: a category of the carrier that the shop does not know, never offered. */
export type StoredPointKind = 'branch' | 'locker' | 'post' | 'other'

/** Settlements with delivery. */
export const carrier_settlements = pgTable(
  'carrier_settlements',
  {
    ref: text().primaryKey(),
    directory: text().$type<DirectoryId>().notNull(),
    names: translated(),
    /** «Полтавська обл.» */
    areas: translated(),
    /** «Кременчуцький р-н»; null when it is not known, or the name is unique in its region anyway. */
    districts: jsonb().$type<Text>(),
    type: text().$type<'city' | 'town' | 'village'>().notNull(),
    /** The carrier's second id, which some of its calls require: Nova Poshta's `SettlementRef`. */
    second_ref: text(),
    /** Sorts equal matches: the number of its points; in the demo directory a class by population. */
    size: integer().notNull(),
    /** False without delivery now: it is found, but only pick-up is available. */
    served: boolean().notNull().default(true),
    /** Fingerprint of the carrier's data, to write changed rows only. */
    hash: text().notNull(),
    updated_at: moment().notNull().defaultNow(),
    /** Start of the last refresh that has seen it. */
    seen_at: moment().notNull(),
    /** Set by a complete refresh that has not seen it. */
    vanished_at: moment(),
  },
  table => [index('carrier_settlements_size').on(table.directory, table.size.desc())],
)

/** What settlements are found by, one row per name. All texts are normalised by `normaliseName`. */
export const carrier_settlement_names = pgTable(
  'carrier_settlement_names',
  {
    settlement_ref: text()
      .notNull()
      .references(() => carrier_settlements.ref, { onDelete: 'cascade' }),
    /** 0-2: the name in the language of that index in `locales`, 3: another name, 4: a name from its second or later word on. */
    kind: smallint().notNull(),
    name: text().notNull(),
    /** The name followed by region and district: the text of the field after a selection. */
    label: text().notNull(),
    /** Phonetic Latin transliteration for typos and parts of words; null for kind 4. */
    latin: text(),
  },
  table => [
    primaryKey({ columns: [table.settlement_ref, table.kind, table.label] }),
    index('carrier_settlement_names_prefix').on(table.label.op('text_pattern_ops')),
    index('carrier_settlement_names_latin').on(table.latin.op('text_pattern_ops')),
    // On the Latin form, because only some locales of a server have trigrams of non-ASCII letters.
    index('carrier_settlement_names_trigrams').using('gin', table.latin.op('gin_trgm_ops')),
  ],
)

/** Branches, parcel lockers and post offices. Null limits: none. */
export const carrier_points = pgTable(
  'carrier_points',
  {
    ref: text().primaryKey(),
    directory: text().$type<DirectoryId>().notNull(),
    settlement_ref: text().notNull(),
    carrier: text().$type<'nova_poshta' | 'ukrposhta'>().notNull(),
    kind: text().$type<StoredPointKind>().notNull(),
    number: integer().notNull(),
    names: translated(),
    addresses: translated(),
    /** Normalised words of the names in every language, each after a space. */
    words: text().notNull(),
    /** Degrees; null in a directory without places. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Opening hours from Monday to Sunday, `08:00-21:00`; empty: closed. */
    schedule: text().array(),
    /** Grams. */
    max_weight: integer(),
    /** Centimetres; `max_length` is the longest side and `max_height` the shortest. */
    max_length: integer(),
    max_width: integer(),
    max_height: integer(),
    /** Maximum declared value in kopiykas. */
    max_declared: integer(),
    /** Whether it takes money for the shop: payment on receipt. */
    takes_money: boolean().notNull(),
    is_open: boolean().notNull(),
    /** The carrier has excluded it from selection. */
    is_denied: boolean().notNull(),
    /** Only residents of the building have access. */
    residents_only: boolean().notNull(),
    hash: text().notNull(),
    updated_at: moment().notNull().defaultNow(),
    seen_at: moment().notNull(),
    vanished_at: moment(),
  },
  table => [index('carrier_points_settlement').on(table.settlement_ref, table.kind, table.number)],
)

/** Counts of a refresh, of settlements and points together. */
export interface RefreshCounts {
  read: number
  added: number
  changed: number
  vanished: number
  /** Rows that the carrier has, but did not return, or in a shape that could not be read: then none is marked as vanished. */
  missed: number
}

/** State of the refresh of a directory: one row each. It is changed in the transaction of every page, so that a refresh resumes. */
export const carrier_refreshes = pgTable('carrier_refreshes', {
  directory: text().$type<DirectoryId>().primaryKey(),
  /** What is read next; `done`: the last refresh is complete. */
  stage: text({ enum: ['settlements', 'points', 'done'] }).notNull(),
  next_page: integer().notNull(),
  /** Of the present or last refresh; rows that it has seen carry it. */
  started_at: moment().notNull(),
  counts: jsonb().$type<RefreshCounts>().notNull(),
  /** The process that runs it, until `leased_until` unless it is renewed. */
  holder: text(),
  leased_until: moment(),
  /** End of the last complete refresh. */
  completed_at: moment(),
})

/** What the carrier has last reported about a shipped order. */
export const order_tracking = pgTable('order_tracking', {
  order_id: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  tracking_number: text().notNull(),
  /** The carrier's status code. */
  code: text().notNull(),
  /** What the shop has to look after: the recipient has refused the parcel, or did not collect it. */
  problem: text().$type<ParcelProblem>(),
  checked_at: moment().notNull(),
})
