import type { PointKind } from '@shop/contract'
import type { Text } from '../../../text.ts'

/** An invented point: its `ref` is computed from settlement, kind and number. `branch` and `locker` are Nova Poshta's, `post` is Ukrposhta's. */
export interface Point {
  ref: string
  settlement_ref: string
  kind: PointKind
  number: number
  name: Text
  address: Text
}
