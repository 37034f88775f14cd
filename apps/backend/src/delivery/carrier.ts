import type { DeliveryNeed, PointKind } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { Text } from '../text.ts'

/** A city, town or village with delivery. */
export interface Settlement {
  /** Stable id of the carrier. */
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

/** The price is paid to the carrier and is not part of the order's total. */
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

/** Port of the delivery domain: settlements, points and shipping methods. Implemented in `adapters/carrier`. */
export interface Carrier {
  findSettlement(ref: string): Settlement | undefined
  /** Settlements by a name in any of the shop's languages, the best match first. */
  searchSettlements(query: string, lang: Locale): readonly Settlement[]
  /** Points of a settlement in the order of numbers; with a query, the matching ones, the best match first. */
  points(settlement: Settlement, kind: PointKind, query?: string): readonly DeliveryPoint[]
  /** Shipping methods that serve a settlement, or all of them when it is undefined, in display order. */
  shippingMethods(settlement: Settlement | undefined): readonly ShippingMethod[]
}
