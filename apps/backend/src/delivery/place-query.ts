import { withCyrillicShapes } from '../text-matching/look-alikes.ts'
import { normaliseName, withShortRegions } from './normalise.ts'
import { areaStem, everydayAreaStem, isAreaName, readAreas, type StatedArea } from './stated-areas.ts'

/** Words for the kind of a settlement, in the languages of the shop, in Latin letters too. */
const KINDS =
  '[мm]|misto|selo|міст[оаі](?:[- ]геро[йяїе]|-курорт[аі]?)?|містечк[оаі]|м-ко|с\\.?\\s?м\\.?\\s?т|smt|[сc][-/]ще|с\\/щ|[сcs]|сел[оаіе]|сел|селищ[еаі](?: міського типу)?|г|гор|город[ае]?(?:[- ]геро[йяе]|-курорт[ае]?)?|п\\.?\\s?г\\.?\\s?т|pgt|пос|пос[её]л(?:ок|ка|ке)(?: гор(?:одского|\\.)? ?типа)?|дер|деревн[яие]|х|хут[іо]р[аі]?|(?:hero )?city(?: of)?|town(?: of)?|village(?: of)?|(?:urban[- ](?:type )?)?settlement'
const FIRST_KIND = new RegExp(`^[\\s(]*(?:${KINDS})[.:/\\s]+(?=\\S)`, 'iu')
const LAST_KIND = new RegExp(`(?<=\\S)[\\s(,:/]+(?:${KINDS})[.)\\s]*$`, 'iu')
/** A kind that its name follows without a space: «смтГостомель». */
const JOINED_KIND = /^[\s(]*(?:смт|пгт|м|с|г)(?=\p{Lu})/u

/** A query as typed without the kind of the settlement: «смт Коцюбинське», «Київ (місто)». */
const withoutKind = (text: string): string =>
  text.replace(FIRST_KIND, '').replace(JOINED_KIND, '').replace(LAST_KIND, '')

const COUNTRY = /(?<=^|[\s,])(?:україна|украина|ukraine)(?=$|[\s,])/giu
/** A community of settlements, which is named after one of them: «Гатненська громада», «Гатненська сільська ТГ». */
const COMMUNITY =
  /(?<!\p{L})\p{L}+[сзц]ьк(?:а|ої|ій)\s+(?:(?:сіль|селищ|місь)\p{L}+\s+)?(?:територіальн\p{L}+\s+)?(?:громад[аиі]|о?тг)(?!\p{L})/giu
const POSTAL_CODE = /(?<=^|[\s,])\d{5}(?=$|[\s,])/gu

/** Further parts are ignored: each may be one more text that is looked for. An address has a name, a street, a house and a flat. */
const MAX_PARTS = 5

/** What may be a name in a query, and the parts of the query after it, both without the regions and districts that it states. */
export interface PossibleName {
  /** Normalised. */
  name: string
  rest: readonly string[]
}

export interface PlaceQuery {
  /** What may be the name of a settlement, the likeliest first: as typed, without what is around it, without its kind. */
  names: readonly PossibleName[]
  stated: readonly StatedArea[]
}

const STREET =
  /\d|(?<=^|\s)(?:вул|вулиця|ул|улица|пров|провулок|пер|переулок|пр-т|просп|проспект|б-р|бульв|бульвар|пл|площа|площадь|наб|набережна|набережная|шосе|шоссе|st|street|ave|avenue|road|square)(?=[.\s]|$)/iu

/** Whether a part of a query after the name is about no place that could be another one: a street with its house. */
export const isAddressPart = (part: string): boolean => STREET.test(part)

/** A word with the preposition before it: «на Полтавщині». */
const WORDS = /(?:(?<!\p{L})(?:на|в|у|во|in)\s+)?[\p{L}'’ʼ-]+/giu

/**
 * Parts of a query with the regions that they name in everyday speech as parts of their own after the others: «Закарпаття, Ужгород»,
 * «Ужгород Закарпаття». Unchanged where nothing else would be left but a street: there is a village Буковина.
 */
function everydayAreasLast(parts: readonly string[]): readonly string[] {
  const areas: string[] = []
  const others = parts
    .flatMap(part =>
      part
        .replace(WORDS, words => {
          const word = words.replace(/^\S+\s+/, '')
          if (everydayAreaStem(word) === undefined) return words
          areas.push(word)
          return ','
        })
        .split(','),
    )
    .filter(part => normaliseName(part) !== '')
  return others.every(isAddressPart) ? parts : [...others, ...areas]
}

/** The name after a region without its word: «Львівська, Львів». */
const afterItsArea = ([area = '', name, ...others]: readonly string[]) =>
  name !== undefined && isAreaName(area) ? [{ text: name, rest: [...others, area] }] : []

/** Reads what a shopper types for a settlement. */
export function parsePlaceQuery(typed: string): PlaceQuery {
  const query = withCyrillicShapes(typed)
  const { stated, parts } = readAreas(query.replace(COMMUNITY, ','))
  const left = everydayAreasLast(
    parts
      .map(part => part.replace(COUNTRY, ' ').replace(POSTAL_CODE, ' ').trim())
      .filter(part => normaliseName(part) !== ''),
  ).slice(0, MAX_PARTS)
  // Region and district without their words, which a refresh may have changed since, or a street.
  const shortened = left.map((_, at) => ({
    text: left.slice(0, left.length - at).join(' '),
    rest: left.slice(left.length - at),
  }))
  const possible = [{ text: query, rest: [] }, ...shortened, ...afterItsArea(left)].slice(0, MAX_PARTS + 1)
  const names = possible.flatMap(({ text, rest }) =>
    [text, withoutKind(text)].map(one => ({ name: withShortRegions(normaliseName(one)), rest })),
  )
  return { names: names.filter(({ name }) => name !== ''), stated }
}

/** The region or district that a part of a query names without saying so: «Сумська», «Sumy», «Сумщина». */
export const areaNamedBy = (part: string): string => everydayAreaStem(part) ?? areaStem(withoutKind(part.trim()))
