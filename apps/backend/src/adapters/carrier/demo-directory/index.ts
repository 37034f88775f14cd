import type { Carrier } from '../../../delivery/carrier.ts'
import { normaliseName } from '../../../delivery/normalise.ts'
import { settlementOf } from './places.ts'
import { streetNames } from './streets.ts'

/**
 * Stands in for a carrier without a key: real settlements of Ukraine with invented branches, lockers and post offices, which the
 * seeding writes to the directory tables. The store says so (`Settings.demo_directory`).
 */
export const demoCarrier: Carrier = {
  directory: 'demo',
  source: null,
  price: null,
  async streets({ settlement, query, lang }) {
    const place = settlementOf(settlement.ref)
    const text = normaliseName(query)
    return place && text !== ''
      ? streetNames(place.tier < 6, lang).filter(name => ` ${normaliseName(name)}`.includes(` ${text}`))
      : []
  },
  track: null,
}
