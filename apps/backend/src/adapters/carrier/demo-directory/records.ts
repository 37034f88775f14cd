import type { PointRecord, SettlementRecord } from '../../../delivery/carrier.ts'
import { places } from './places.ts'
import { pointsOf } from './points.ts'

/** The settlements of the demo directory as rows of a carrier's. */
export function demoSettlements(): SettlementRecord[] {
  const { settlements, aliases } = places()
  return settlements.map(({ ref, name, area, kind, tier, served }) => ({
    ref,
    names: name,
    areas: area,
    districts: null,
    type: kind,
    secondRef: null,
    size: 7 - tier,
    served,
    aliases: aliases[name.uk] ?? [],
  }))
}

const daily = (hours: string): string[] => Array.from({ length: 7 }, () => hours)

/** Limits of the kinds, as most points of the carriers have them. */
const limits = {
  branch: {
    carrier: 'nova_poshta',
    schedule: ['08:00-20:00', '08:00-20:00', '08:00-20:00', '08:00-20:00', '08:00-20:00', '09:00-18:00', '10:00-17:00'],
    maxWeight: 30_000,
    maxSides: [120, 70, 70],
    maxDeclared: null,
    takesMoney: true,
  },
  locker: {
    carrier: 'nova_poshta',
    schedule: daily('00:00-23:59'),
    maxWeight: 20_000,
    maxSides: [60, 40, 30],
    maxDeclared: 10_000_00,
    takesMoney: false,
  },
  post: {
    carrier: 'ukrposhta',
    schedule: ['09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-15:00', ''],
    maxWeight: 30_000,
    maxSides: [150, 75, 75],
    maxDeclared: null,
    takesMoney: true,
  },
} as const

/** The invented points of the demo directory as rows of a carrier's. */
export const demoPoints = (): PointRecord[] =>
  places().settlements.flatMap(settlement =>
    (['branch', 'locker', 'post'] as const).flatMap(kind =>
      pointsOf(settlement, kind).map(
        ({ ref, number, name, address }): PointRecord => ({
          ref,
          settlementRef: settlement.ref,
          kind,
          number,
          names: name,
          addresses: address,
          place: null,
          isOpen: true,
          isDenied: false,
          residentsOnly: false,
          ...limits[kind],
        }),
      ),
    ),
  )
