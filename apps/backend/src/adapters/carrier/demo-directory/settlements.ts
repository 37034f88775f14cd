import { nameOf, regionOf } from '../../../delivery/transliteration.ts'
import { centre } from './data/regions/centre.ts'
import { north } from './data/regions/north.ts'
import { southEast } from './data/regions/south-east.ts'
import { west } from './data/regions/west.ts'
import { refOf } from './refs.ts'
import type { Region } from './region.ts'
import type { Settlement, SettlementKind, Tier } from './settlement.ts'

const sizes = [
  { list: 'capital', tier: 1, kind: 'city', served: true },
  { list: 'large', tier: 2, kind: 'city', served: true },
  { list: 'big', tier: 3, kind: 'city', served: true },
  { list: 'cities', tier: 4, kind: 'city', served: true },
  { list: 'unserved', tier: 4, kind: 'city', served: false },
  { list: 'towns', tier: 5, kind: 'town', served: true },
  { list: 'villages', tier: 6, kind: 'village', served: true },
] as const satisfies readonly { list: keyof Region; tier: Tier; kind: SettlementKind; served: boolean }[]

const names = (list: string): { uk: string; ru: string }[] =>
  list
    .split(',')
    .map(entry => entry.trim().split('='))
    .flatMap(([uk, ru]) => (uk ? [{ uk, ru: ru ?? uk }] : []))

function settlementsOf(region: Region): Settlement[] {
  const area = regionOf(nameOf(region.uk, region.ru))
  return sizes.flatMap(({ list, tier, kind, served }) =>
    names(region[list] ?? '').map(({ uk, ru }) => ({
      ref: refOf(`settlement:${uk}:${region.uk}`),
      kind,
      tier,
      name: nameOf(uk, ru),
      area,
      served,
    })),
  )
}

const alphabet = new Intl.Collator('uk')

/** Every settlement of the demo directory, bigger ones first, then by the Ukrainian alphabet. */
export const settlements: readonly Settlement[] = [west, north, centre, southEast]
  .flat()
  .flatMap(settlementsOf)
  .sort((a, b) => a.tier - b.tier || alphabet.compare(a.name.uk, b.name.uk))

const byRef = new Map(settlements.map(settlement => [settlement.ref, settlement]))

export const settlementOf = (ref: string): Settlement | undefined => byRef.get(ref)
