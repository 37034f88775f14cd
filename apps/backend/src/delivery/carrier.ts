import type { DeliveryNeed, PointKind } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Text } from '../text.ts'

/** A settlement that parcels can be addressed to. */
export interface Settlement {
  /** The carrier's stable key. */
  ref: string
  name: Text
  /** Its region: «Полтавська обл.». */
  area: Text
}

/** A branch, parcel locker or post office of a settlement. */
export interface DeliveryPoint {
  ref: string
  number: number
  /** «Відділення № 4: вул. Соборна, 27». */
  name: Text
  address: Text
}

/** A way to get an order. Its price is paid to the carrier and never part of the order's total. */
export interface ShippingMethod {
  id: string
  name: Text
  note: Text
  /** Kopiykas; a starting price when `from` is true. */
  price: number
  from: boolean
  /** Working days from the order, `'6-8'`. */
  days: string
  needs: DeliveryNeed
  /** Ids of the payment methods it allows. */
  payments: readonly string[]
}

/** Port: where parcels can be sent, and how. Implemented below `adapters/carrier`. */
export interface Carrier {
  findSettlement(ref: string): Settlement | undefined
  /** Settlements by a name typed in any of the shop's languages, best match first. */
  searchSettlements(query: string, lang: Locale): readonly Settlement[]
  /** Points of a settlement by number; with a query those that match it, best match first. */
  points(settlement: Settlement, kind: PointKind, query?: string): readonly DeliveryPoint[]
  /** Shipping methods that serve a settlement, or all of them while none is chosen, in the order offered. */
  shippingMethods(settlement: Settlement | undefined): readonly ShippingMethod[]
}
