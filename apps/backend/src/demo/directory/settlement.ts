import type { Text } from '../content/text.ts'

/** `city` місто, `town` селище, `village` село. */
export type SettlementKind = 'city' | 'town' | 'village'

/** How big a place is: 1 the capital, 2 over half a million people, 3 over 70,000 or a regional centre, 4 other cities, 5 towns, 6 villages. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6

/** A real settlement of Ukraine. Its points of delivery are made up: see `pointsOf`. */
export interface Settlement {
  /** Stable: computed from the Ukrainian name and region. */
  ref: string
  kind: SettlementKind
  tier: Tier
  name: Text
  /** Its region: «Полтавська обл.». */
  area: Text
  /** False where no carrier goes now (occupied or at the front line): found, but only pick-up is offered. */
  served: boolean
}
