import type { Carrier } from '../../../delivery/carrier.ts'
import { deliveries } from './data/deliveries.ts'
import { pointsOf } from './points.ts'
import { matchPoints, matchSettlements } from './search.ts'
import { settlementOf } from './settlements.ts'

/**
 * The demo's delivery directory: real settlements of Ukraine with invented branches, lockers and post offices. Replaces a
 * carrier's API, which requires a key; the store says so (`Settings.demo_directory`).
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
    // Where no carrier delivers now, only pick-up is available.
    return !settlement || settlement.served ? deliveries : deliveries.filter(({ needs }) => needs === 'none')
  },
}
