import type { DeliveryNeed, Place } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { DirectoryId, StoredPointKind } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import type { Parcel, Sides } from './parcel.ts'

/** A city, town or village with delivery, as a carrier's directory lists it. */
export interface SettlementRecord {
  /** Stable id of the carrier. */
  ref: string
  names: Text
  /** Its region: «Полтавська обл.». */
  areas: Text
  /** Its district, if the directory has it: «Кременчуцький р-н». */
  districts: Text | null
  type: 'city' | 'town' | 'village'
  /** The carrier's second id, if its calls require one. */
  secondRef: string | null
  /** Sorts equal matches, bigger first. */
  size: number
  served: boolean
  /** Other names that people type. */
  aliases: readonly string[]
}

/** A branch, parcel locker or post office of a carrier's directory. Null limits: none. */
export interface PointRecord {
  ref: string
  settlementRef: string
  carrier: 'nova_poshta' | 'ukrposhta'
  kind: StoredPointKind
  number: number
  /** «Відділення № 4: вул. Соборна, 27». */
  names: Text
  addresses: Text
  place: Place | null
  /** Opening hours from Monday to Sunday, `08:00-21:00`; empty: closed. */
  schedule: readonly string[] | null
  /** Grams. */
  maxWeight: number | null
  /** Centimetres. */
  maxSides: Sides | null
  /** Kopiykas. */
  maxDeclared: number | null
  takesMoney: boolean
  isOpen: boolean
  isDenied: boolean
  residentsOnly: boolean
}

/** Data of its settlement that only the points of a directory have. */
export interface SettlementOfPoint {
  ref: string
  secondRef: string | null
  districts: Text | null
}

/** One page of a carrier's directory. */
interface DirectoryPage<Item> {
  /** Without rows in a shape that cannot be read. */
  records: readonly Item[]
  /** Number of rows of all pages. */
  total: number
  isLast: boolean
}

interface PointPage extends DirectoryPage<PointRecord> {
  settlements: readonly SettlementOfPoint[]
}

/** Reads a carrier's directory page by page, from 1. Rejects while the carrier is unavailable. */
export interface DirectorySource {
  settlements(page: number): Promise<DirectoryPage<SettlementRecord>>
  points(page: number): Promise<PointPage>
  /** Settlements by the beginning of their name, for a shopper who waits. */
  find(query: string): Promise<readonly SettlementRecord[]>
  /** The first points of a settlement, for a shopper who waits. */
  pointsOf(settlementRef: string): Promise<readonly PointRecord[]>
}

export interface PriceQuery {
  to: Extract<DeliveryNeed, 'branch' | 'locker' | 'address'>
  settlementRef: string
  parcel: Parcel
}

export interface StreetQuery {
  settlement: { ref: string; secondRef: string | null; names: Text }
  query: string
  lang: Locale
}

/** What happened to a parcel. `unknown`: nothing that concerns the order. */
export type ParcelState = 'unknown' | 'on_the_way' | 'delivered' | 'refused' | 'expired'

export interface TrackedParcel {
  number: string
  /** The carrier's status code. */
  code: string
  state: ParcelState
}

/** Port of the delivery domain to a carrier. Implemented in `adapters/carrier`. Its functions reject while it is unavailable. */
export interface Carrier {
  /** Rows of the directory tables that belong to it. */
  readonly directory: DirectoryId
  /** Null: the directory is not refreshed. */
  readonly source: DirectorySource | null
  /** Price in kopiykas of the delivery of a parcel; null: the carrier cannot be asked. */
  readonly price: ((query: PriceQuery) => Promise<number>) | null
  /** Streets that begin with a query, in a language of the shop. */
  streets(query: StreetQuery): Promise<readonly string[]>
  /** States of parcels by tracking number; the phone number of the recipient authorises to see them. Null: it has no tracking. */
  readonly track: ((parcels: readonly { number: string; phone: string }[]) => Promise<readonly TrackedParcel[]>) | null
}
