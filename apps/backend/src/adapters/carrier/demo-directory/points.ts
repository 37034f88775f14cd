import type { PointKind } from '@shop/contract'
import type { Text } from '../../../values/text.ts'
import { fill, textOf } from '../../../words/index.ts'
import type { Settlement, Tier } from './places.ts'
import { refOf, seededRandom } from './refs.ts'
import { addressAt, streetsOf } from './streets.ts'

/** An invented point: its `ref` is computed from settlement, kind and number. `branch` and `locker` are Nova Poshta's, `post` is Ukrposhta's. */
interface Point {
  ref: string
  settlement_ref: string
  kind: PointKind
  number: number
  name: Text
  address: Text
}

/** Minimum and maximum number of points by size of the settlement. */
const counts: Readonly<Record<Tier, Record<PointKind, readonly [least: number, most: number]>>> = {
  1: { branch: [64, 72], locker: [124, 140], post: [40, 48] },
  2: { branch: [26, 36], locker: [48, 64], post: [18, 26] },
  3: { branch: [8, 16], locker: [16, 28], post: [6, 12] },
  4: { branch: [2, 5], locker: [4, 9], post: [1, 3] },
  5: { branch: [1, 2], locker: [1, 3], post: [1, 1] },
  6: { branch: [1, 1], locker: [1, 2], post: [1, 1] },
}

/** Numbers of lockers start here; those of branches and post offices at 1. */
const lockersFrom = 20_000

/** Where a locker stands. */
const landmarks = ['entrance', 'supermarket', 'pharmacy', 'petrolStation', 'busStop', 'bank'] as const

function pointsOfKind(settlement: Settlement, kind: PointKind): Point[] {
  const next = seededRandom(`${settlement.ref}:${kind}`)
  const among = <Item>(items: readonly Item[]): readonly Item[] => {
    const at = next(items.length)
    return items.slice(at, at + 1)
  }
  const [least, most] = counts[settlement.tier][kind]
  const streets = streetsOf(settlement.tier < 6)
  const longest = settlement.tier < 4 ? 180 : 60
  const first = kind === 'locker' ? lockersFrom + next(15_000) : 1
  const addresses = new Map<string, Text>()
  const wanted = least + next(most - least + 1)
  while (addresses.size < wanted) {
    const house = `${1 + next(longest)}${next(6) === 0 ? 'а' : ''}`
    for (const street of among(streets)) {
      const address = addressAt(street, house)
      addresses.set(address.uk, address)
    }
  }
  return [...addresses.values()].map((address, at) => {
    // With gaps: the numbers of lockers are unique in the whole country.
    const number = first + (kind === 'locker' ? at * 7 + (at % 5) : at)
    const [landmark] = kind === 'locker' ? among(landmarks) : []
    const full: Text = landmark
      ? textOf(({ places }, lang) => `${address[lang]} (${places.landmarks[landmark]})`)
      : address
    return {
      ref: refOf(`point:${settlement.ref}:${kind}:${number}`),
      settlement_ref: settlement.ref,
      kind,
      number,
      name: textOf(({ places }, lang) => fill(places.points[kind], { number, address: full[lang] })),
      address: full,
    }
  })
}

/** The points of a settlement, by number: invented and deterministic. Settlements without delivery have none. */
export const pointsOf = (settlement: Settlement, kind: PointKind): readonly Point[] =>
  settlement.served ? pointsOfKind(settlement, kind) : []
