import type { Text } from '../../../values/text.ts'

/** `city` місто, `town` селище, `village` село. */
export type SettlementKind = 'city' | 'town' | 'village'

/** Size: 1 the capital, 2 over half a million people, 3 over 70,000 or a regional centre, 4 other cities, 5 towns, 6 villages. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6

/** A real settlement of Ukraine; its `ref` is computed from the Ukrainian name and region. Its points are invented, see `pointsOf`. */
export interface Settlement {
  ref: string
  name: Text
  /** Its region: «Полтавська обл.». */
  area: Text
  kind: SettlementKind
  tier: Tier
  /** False without delivery now (occupied or at the front line): the search finds it, but only pick-up is available. */
  served: boolean
}
