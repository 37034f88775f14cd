import { locales } from '@shop/contract/locales'
import type { carrier_settlements } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import { normaliseName } from './normalise.ts'
import { areaNamedBy, isAddressPart, type PlaceQuery, type PossibleName } from './place-query.ts'
import { readAreas, type StatedArea } from './stated-areas.ts'

type SettlementAreas = Pick<typeof carrier_settlements.$inferSelect, 'names' | 'areas' | 'districts' | 'type'>

interface PlaceMatch<Row> {
  /** Those that lie in all the regions and districts of the query. */
  inStatedAreas(rows: readonly Row[]): Row[]
  /** Whether a name of the query is that of a settlement, with nothing after it that speaks of another one. */
  isNamed(row: Row): boolean
}

/** Compares settlements with what a query says of them. Reads each text of the query and of the directory once. */
export function createPlaceMatch<Row extends SettlementAreas>({ names, stated }: PlaceQuery): PlaceMatch<Row> {
  const stemsOf = new Map<string, readonly string[]>()
  const stemsIn = (area: Text): readonly string[] => {
    const known = stemsOf.get(area.uk)
    if (known) return known
    const stems = locales.flatMap(lang => readAreas(area[lang]).stated.map(({ stem }) => stem))
    stemsOf.set(area.uk, stems)
    return stems
  }
  /** Whether the region or district of a settlement has this name, in any language. */
  const isOf = (row: Row, { kind, stem }: StatedArea): boolean =>
    row[kind] !== null &&
    stemsIn(row[kind]).some(
      own =>
        own.includes(stem) ||
        stem.startsWith(own) ||
        // «Чернівці»: «Чернівецька»; no two regions begin alike.
        (kind === 'areas' && own.slice(0, 6) === stem.slice(0, 6)),
    )
  const parts = new Map(
    names.flatMap(({ rest }) => rest).map(part => [part, { isAddress: isAddressPart(part), stem: areaNamedBy(part) }]),
  )
  /** Whether a part of a query after the name may be said of a settlement: its region or district, or a part of an address. */
  const agrees = (row: Row, part: string): boolean => {
    const { isAddress, stem } = parts.get(part) ?? { isAddress: false, stem: '' }
    return isAddress || isOf(row, { kind: 'areas', stem }) || isOf(row, { kind: 'districts', stem })
  }
  const isNameOf = (own: ReadonlySet<string>, row: Row, { name, rest }: PossibleName): boolean =>
    own.has(name) && rest.every(part => agrees(row, part))
  // A district that the directory does not know may be any.
  const liesIn = (row: Row, areas: readonly StatedArea[]): boolean =>
    areas.every(area => row[area.kind] === null || isOf(row, area))
  return {
    inStatedAreas(rows) {
      const inside = rows.filter(row => liesIn(row, stated))
      if (inside.length > 0) return inside
      // Cities have districts of their own, which no directory lists: «Одеса, Приморський район».
      const regions = stated.filter(({ kind }) => kind === 'areas')
      return rows.filter(row => row.type === 'city' && liesIn(row, regions))
    },
    isNamed(row) {
      const own = new Set(locales.map(lang => normaliseName(row.names[lang])))
      return names.some(name => isNameOf(own, row, name))
    },
  }
}
