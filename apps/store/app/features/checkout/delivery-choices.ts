import type { Address, City, Place, Point } from '@shop/contract'
import type { DeliveryOptions } from './delivery-options.server.ts'

/** Options and selected values. `cities`, `points` and `pointsTotal` are for the form without scripts. */
export interface DeliveryChoices extends Omit<DeliveryOptions, 'payments'> {
  /** Address book of the signed-in customer, and which of it is entered. */
  addresses: readonly Address[]
  address: Address | null
}

/** `note`: which points are not listed, and why. */
export interface FoundPoints {
  points: readonly Point[]
  note?: string | undefined
}

/** `near`: the nearest to this place come first. */
export type FindPoints = (query: string, near: Place | null, signal: AbortSignal) => Promise<FoundPoints>

/** How the comboboxes find points and streets, and what a selection does. */
export interface DeliveryActions {
  findPoints: FindPoints
  findStreets: (query: string, signal: AbortSignal) => Promise<readonly string[]>
  /** Null: something else is typed. */
  selectCity: (city: City | null) => void
  /** Null: another address than the saved ones. */
  selectAddress: (id: number | null) => void
  selectShippingMethod: (id: string) => void
  selectPoint: (point: Point | null) => void
}
