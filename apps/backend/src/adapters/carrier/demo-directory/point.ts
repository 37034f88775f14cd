import type { PointKind } from '@shop/contract'
import type { DeliveryPoint } from '../../../delivery/carrier.ts'

/** An invented point: its `ref` is computed from settlement, kind and number. `branch` and `locker` are Nova Poshta's, `post` is Ukrposhta's. */
export interface Point extends DeliveryPoint {
  settlement_ref: string
  kind: PointKind
}
