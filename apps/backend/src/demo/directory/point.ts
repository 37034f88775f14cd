import type { PointKind } from '@shop/contract'
import type { Text } from '../content/text.ts'

/** A made-up place where a parcel is picked up. `branch` and `locker` are Nova Poshta's, `post` is Ukrposhta's. */
export interface Point {
  /** Stable: computed from the settlement, the kind and the number. */
  ref: string
  settlement_ref: string
  kind: PointKind
  number: number
  /** «Відділення № 4: вул. Соборна, 27». */
  name: Text
  /** «вул. Соборна, 27». */
  address: Text
}
