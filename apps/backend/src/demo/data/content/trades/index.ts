import type { DemoTrade } from '../../../content/trade.ts'
import { electrician, welder } from './hot-work.ts'
import { cook, mechanic, medic, warehouse } from './indoor.ts'
import { builder, farmer, roadWorker } from './outdoor.ts'

/** Trades in the order of the menu. */
export const trades: readonly DemoTrade[] = [
  welder,
  electrician,
  builder,
  roadWorker,
  farmer,
  mechanic,
  warehouse,
  cook,
  medic,
]
