import type { Carrier } from '../../../delivery/carrier.ts'
import { deliveries } from './data/deliveries.ts'
import { pointsOf } from './points.ts'
import { matchPoints, matchSettlements } from './search.ts'
import { settlementOf } from './settlements.ts'

/**
 * The demo's delivery directory: real settlements of Ukraine with made-up branches, lockers and post offices. It stands
 * in for a carrier's own directory until the shop has a carrier's key, and the store says so (`Settings.demo_directory`).
 */
export const demoCarrier: Carrier = {
  findSettlement: settlementOf,
  searchSettlements: matchSettlements,
  points({ ref }, kind, query = '') {
    const settlement = settlementOf(ref)
    const points = settlement ? pointsOf(settlement, kind) : []
    return query.trim() ? matchPoints(points, query) : points
  },
  shippingMethods(chosen) {
    const settlement = chosen && settlementOf(chosen.ref)
    // Where no carrier goes now, only pick-up is left.
    return !settlement || settlement.served ? deliveries : deliveries.filter(({ needs }) => needs === 'none')
  },
}
