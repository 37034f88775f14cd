import { toLooseLatin } from '../text-matching/tokenize.ts'

/** Normalises a name for searching: lower case, no apostrophes, ґ as г and ё as е, anything but letters and digits as one space. */
export const normaliseName = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ‘`´"«»“”]/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words for the kind of a settlement, in the languages of the shop, and their letters that look Latin. */
const KINDS =
  '[мm]|місто|смт|[сc]-ще|[сc]|село|сел|селище(?: міського типу)?|г|гор|город|пгт|пос|пос[её]лок(?: городского типа)?|city(?: of)?|town(?: of)?|village(?: of)?|(?:urban[- ](?:type )?)?settlement'
const FIRST_KIND = new RegExp(`^[\\s(]*(?:${KINDS})[.\\s]+(?=\\S)`, 'iu')
const LAST_KIND = new RegExp(`(?<=\\S)[\\s(,]+(?:${KINDS})[.)\\s]*$`, 'iu')
/** A kind that its name follows without a space: «смтГостомель». */
const JOINED_KIND = /^[\s(]*(?:смт|пгт|м|с|г)(?=\p{Lu})/u

/** A normalised query with «область» and «район», as far as they are typed, written as in the names of the directory. */
export const withShortRegions = (text: string): string =>
  text.replace(/ обла\p{L}*/gu, ' обл').replace(/ райо\p{L}*/gu, ' р н')

/** A query as typed without the kind of the settlement: «смт Коцюбинське», «Київ (місто)». */
const withoutKind = (text: string): string =>
  text.replace(FIRST_KIND, '').replace(JOINED_KIND, '').replace(LAST_KIND, '')

const COUNTRY = /(?<=^|[\s,])(?:україна|украина|ukraine)(?=$|[\s,])/giu
const POSTAL_CODE = /(?<=^|[\s,])\d{5}(?=$|[\s,])/gu
const REGION = /(?<=^|[\s,])(\p{L}+)\s+обл(?:асть|асті|асти|)(?:\.|(?=$|[\s,]))/iu
const REGION_AFTER = /(?<=^|[\s,])обл(?:асть|асті|асти|)(?:\.\s*|\s+)(\p{L}+[сc]ь?ка|\p{L}+ская)(?=$|[\s,])/iu
/** In English by the name of its city, which no name of the directory has. */
const ENGLISH_REGION = /(?<=[\s,])\p{L}+\s+(?:region|oblast)(?=$|[\s,])/giu
const DISTRICT = /(?<=^|[\s,])\p{L}+\s+(?:район|району|района|р-н|raion|district)(?:\.|(?=$|[\s,]))/giu
const EDGES = /^[\s,()]+|[\s,()]+$/g

/** A query in the order of the directory, name and region, without country, postal code and district: «Київська обл., м. Біла Церква». */
function nameFirst(text: string): string {
  const region = (REGION.exec(text) ?? REGION_AFTER.exec(text))?.[1]
  const rest = [COUNTRY, POSTAL_CODE, REGION_AFTER, REGION, ENGLISH_REGION, DISTRICT].reduce(
    (left, part) => left.replace(part, ' '),
    text,
  )
  const name = withoutKind(rest.replace(EDGES, ''))
    .replace(/[\s,]+/g, ' ')
    .trim()
  return region && name ? `${name}, ${region} обл.` : name
}

const WORD = /[\p{L}'’ʼ-]+/gu
const REGION_WORD = /^(?:обла?с?т?\p{L}?|region|obl(?:ast)?)$/iu
const DISTRICT_WORD = /^(?:р-н\p{L}?|район\p{L}?|raion|rayon|district)$/iu
/** Not the neuter of names of settlements: «Коцюбинське». */
const ADJECTIVE_END = /(?:[сcзц]ь?к(?:а|ая|ої|ой|ій|ий|ого|ому)|[sz]k(?:a|oi|yi|oho))$/iu

/** Without the ending of an adjective: «Київська» and «Kyiv» have one stem. */
const areaStem = (word: string): string => toLooseLatin(normaliseName(word.replace(ADJECTIVE_END, '')))

/** The regions and districts that a text states, by their stems: «Київська обл.», «обл. Київська», «Kyiv region». */
export const areasIn = (text: string): { kind: 'areas' | 'districts'; stem: string }[] =>
  text.split(/[,()]/).flatMap(part => {
    const words = part.match(WORD) ?? []
    return words.flatMap((word, at) => {
      const isRegion = REGION_WORD.test(word)
      if (!isRegion && !DISTRICT_WORD.test(word)) return []
      const before = words[at - 1]
      const name = [before, words[at + 1]].find(one => one !== undefined && ADJECTIVE_END.test(one)) ?? before
      return name === undefined ? [] : [{ kind: isRegion ? 'areas' : 'districts', stem: areaStem(name) }]
    })
  })

/** What may be a name in a query, and the parts of the query after it. */
interface PossibleName {
  name: string
  rest: readonly string[]
}

/** What may be the name of a settlement in a query, the likeliest first: as typed, without its kind, without what is around it. */
export function namesIn(query: string, rest: readonly string[] = []): PossibleName[] {
  const names = [query, withoutKind(query), nameFirst(query)].map(name => ({ name, rest }))
  // Region and district of the label, which a refresh may have changed since, or a street.
  const comma = query.lastIndexOf(',')
  return comma > 0 ? [...names, ...namesIn(query.slice(0, comma), [query.slice(comma + 1), ...rest])] : names
}

const STREET =
  /\d|(?<=^|\s)(?:вул|вулиця|ул|улица|пров|провулок|пер|переулок|пр-т|просп|проспект|б-р|бульв|бульвар|пл|площа|площадь|наб|набережна|набережная|шосе|шоссе|st|street|ave|avenue|road|square)(?=[.\s]|$)/iu

/** Whether a part of a query after the name is about no place that could be another one: a street, a country, a postal code. */
export const isAddressPart = (part: string): boolean =>
  STREET.test(part) || [COUNTRY, POSTAL_CODE].reduce((left, one) => left.replace(one, ''), part).trim() === ''

/** The region or district that a part of a query names without saying so: «Сумська», «Sumy». */
export const areaNamedBy = (part: string): string => areaStem(withoutKind(part.trim()))
