import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { nameOf, regionOf } from '../../../delivery/transliteration.ts'
import { packageFile } from '../../../platform/package-file.ts'
import { openFolder } from '../../../values/data-folder.ts'
import type { Text } from '../../../values/text.ts'
import { refOf } from './refs.ts'

/** Size: 1 the capital, 2 over half a million people, 3 over 70,000 or a regional centre, 4 other cities, 5 towns, 6 villages. */
export type Tier = 1 | 2 | 3 | 4 | 5 | 6

/** A real settlement of Ukraine; its `ref` is computed from the Ukrainian name and region. Its points are invented, see `pointsOf`. */
export interface Settlement {
  ref: string
  name: Text
  /** Its region: «Полтавська обл.». */
  area: Text
  /** `city` місто, `town` селище, `village` село. */
  kind: 'city' | 'town' | 'village'
  tier: Tier
  /** False without delivery now (occupied or at the front line): the search finds it, but only pick-up is available. */
  served: boolean
}

const sizes = [
  { list: 'capital', tier: 1, kind: 'city', served: true },
  { list: 'large', tier: 2, kind: 'city', served: true },
  { list: 'big', tier: 3, kind: 'city', served: true },
  { list: 'cities', tier: 4, kind: 'city', served: true },
  { list: 'unserved', tier: 4, kind: 'city', served: false },
  { list: 'towns', tier: 5, kind: 'town', served: true },
  { list: 'villages', tier: 6, kind: 'village', served: true },
] as const

/** A Ukrainian name with the Russian one. */
const toName = (entry: string) => {
  const [uk = '', ru = uk] = entry.split('=')
  return { uk, ru }
}
const entries = z.string().transform(list => list.split(', '))
const names = entries.transform(all => all.map(toName))
const own = names.default([])
export const streetKinds = ['street', 'avenue', 'boulevard', 'square', 'lane', 'highway'] as const
const streets = z.partialRecord(z.enum(streetKinds), names)

const Places = z.strictObject({
  regions: z.array(
    z.strictObject({
      name: z.string().transform(toName),
      capital: own,
      large: own,
      big: own,
      cities: own,
      unserved: own,
      towns: own,
      villages: own,
    }),
  ),
  aliases: z.record(z.string(), entries),
  streets: z.strictObject({ everywhere: streets, urban: streets }),
})
type Region = z.output<typeof Places>['regions'][number]

function settlementsOf(region: Region): Settlement[] {
  const area = regionOf(nameOf(region.name.uk, region.name.ru))
  return sizes.flatMap(({ list, ...size }) =>
    region[list].map(({ uk, ru }) => ({
      ref: refOf(`settlement:${uk}:${region.name.uk}`),
      name: nameOf(uk, ru),
      area,
      ...size,
    })),
  )
}

const alphabet = new Intl.Collator('uk')

function readPlaces() {
  const { regions, ...more } = openFolder(fileURLToPath(packageFile('../../demo/'))).read('places.yaml', Places)
  /** Bigger ones first, then by the Ukrainian alphabet. */
  const settlements: readonly Settlement[] = regions
    .flatMap(settlementsOf)
    .toSorted((a, b) => a.tier - b.tier || alphabet.compare(a.name.uk, b.name.uk))
  return { settlements, byRef: new Map(settlements.map(settlement => [settlement.ref, settlement])), ...more }
}

let known: ReturnType<typeof readPlaces> | undefined

/** The places of the demo directory. Read when they are needed first: a shop with the key of a carrier needs none. */
export function places() {
  known ??= readPlaces()
  return known
}

export const settlementOf = (ref: string): Settlement | undefined => places().byRef.get(ref)
