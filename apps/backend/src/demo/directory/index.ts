/**
 * The demo's delivery directory: real settlements of Ukraine with made-up branches, lockers and post offices. It stands
 * in for a carrier's own directory until the shop has a carrier's key, and the interface says so.
 */

export type { Point } from './point.ts'
export { pointsOf } from './points.ts'
export { matchPoints, matchSettlements } from './search.ts'
export type { Settlement, SettlementKind, Tier } from './settlement.ts'
export { settlementOf, settlements } from './settlements.ts'
export { transliterate } from './transliteration.ts'
export {
  type Delivery,
  type DeliveryId,
  deliveries,
  deliveriesTo,
  type Payment,
  type PaymentId,
  payments,
  requisitesOf,
} from './ways.ts'

/** Shown as a short note wherever a city or a point is chosen (`Settings.demo_directory`). */
export const demo = true
