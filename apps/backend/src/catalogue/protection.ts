import type { Standard } from '@shop/contract'

/** A standard of a product: its code and class, as the label states them. */
type ProtectionClass = Pick<Standard, 'code' | 'class'>

/** Standards whose classes have a figure or letter for each test, in a fixed order. X: not tested, 0: failed. */
const byPosition: ReadonlySet<string> = new Set(['EN 388', 'EN 407', 'EN 511'])

/** What the categories of footwear stand for. Source: EN ISO 20345:2022 and 20347:2022, tables of categories. */
const S1 = ['closed heel', 'A', 'E']
const S2 = [...S1, 'WPA']
const footwear: Readonly<Record<string, readonly string[]>> = {
  SB: [],
  S1,
  S1P: [...S1, 'P'],
  S1PL: [...S1, 'PL'],
  S1PS: [...S1, 'PS'],
  S2,
  S3: [...S2, 'P', 'cleats'],
  S3L: [...S2, 'PL', 'cleats'],
  S3S: [...S2, 'PS', 'cleats'],
  S4: [...S2, 'WR'],
  S5: [...S2, 'WR', 'P', 'cleats'],
  S5L: [...S2, 'WR', 'PL', 'cleats'],
  S5S: [...S2, 'WR', 'PS', 'cleats'],
  S6: [...S2, 'WR'],
  S7: [...S2, 'WR', 'P', 'cleats'],
  S7L: [...S2, 'WR', 'PL', 'cleats'],
  S7S: [...S2, 'WR', 'PS', 'cleats'],
}

/** «S3» of safety and «O3» of occupational footwear differ in the toecap only, which their standards tell apart. */
const footwearFeatures = (token: string): readonly string[] | undefined =>
  token === 'OB' ? footwear.SB : footwear[token.replace(/^O(?=\d)/, 'S')]

const withoutYear = (code: string): string => code.replace(/:\d{4}.*$/, '').trim()

/** A letter is a level of the cut test: A to F. */
const levelOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign === 'X' ? 0 : sign.charCodeAt(0) - 64)

/**
 * The levels of a class by what they measure: «A1 B2» is 1 for A1 and 2 for B. Not null: a class is met by every class that has
 * each of its levels or a higher one. Null: its signs have no order, only the same class meets it.
 */
function levelsOf({ code, class: written }: ProtectionClass): ReadonlyMap<string, number> | null {
  const positional = byPosition.has(withoutYear(code)) ? /^[\dA-FX]{3,6}P?$/.exec(written)?.[0] : undefined
  if (positional !== undefined)
    return new Map(
      [...positional]
        .map((sign, index): [string, number] => (sign === 'P' ? [sign, 1] : [String(index), levelOf(sign)]))
        .filter(([, level]) => level > 0),
    )
  const levels = new Map<string, number>()
  let figures = 0
  for (const token of written.split(/[\s·,+]+/).filter(part => part !== '' && !/^(клас|класс|class)$/i.test(part))) {
    const [, name = '', figure] = /^([A-Z]*)(\d+)?$/.exec(token) ?? []
    const features = footwearFeatures(token)
    if (features) for (const feature of features) levels.set(feature, 1)
    else if (name === '' && figure !== undefined) levels.set(`figure ${++figures}`, Number(figure))
    // A1 and A2 are two ways to ignite, not two levels.
    else if (name === 'A' || (name !== '' && figure === undefined)) levels.set(token, 1)
    else if (name !== '') levels.set(name, Number(figure))
    else return null
  }
  return levels
}

function meets(other: ProtectionClass, own: ProtectionClass): boolean {
  if (withoutYear(other.code) !== withoutYear(own.code)) return false
  if (own.class === '' || other.class === own.class) return true
  const [asked, given] = [levelsOf(own), levelsOf(other)]
  if (asked === null || given === null) return false
  return [...asked].every(([name, level]) => (given.get(name) ?? -1) >= level)
}

/** Whether a product meets every standard of another one, in the same class or a higher one. */
export const protectsAtLeastAs = (other: readonly ProtectionClass[], own: readonly ProtectionClass[]): boolean =>
  own.every(standard => other.some(candidate => meets(candidate, standard)))

/** Standards and classes that a product has and another one has not: more protection. */
export const protectsBeyond = <Class extends ProtectionClass>(
  other: readonly Class[],
  own: readonly ProtectionClass[],
): Class[] => other.filter(candidate => !own.some(standard => meets(standard, candidate)))
