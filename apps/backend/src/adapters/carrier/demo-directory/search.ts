import { type Locale, locales } from '@shop/contract/locales'
import { aliases } from './data/aliases.ts'
import type { Point } from './point.ts'
import type { Settlement } from './settlement.ts'
import { settlements } from './settlements.ts'

/** Normalises a name: lower case, no apostrophes, ґ as г and ё as е, hyphens as spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ‘`´"«»“”]/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Entry {
  settlement: Settlement
  shown: Record<Locale, string>
  /** Normalised names in every language with aliases. */
  names: readonly string[]
  /** Names followed by the region: the text of the field after a selection. */
  withArea: readonly string[]
}

const entries: readonly Entry[] = settlements.map(settlement => {
  const names = locales.map(locale => plain(settlement.name[locale]))
  return {
    settlement,
    shown: { uk: plain(settlement.name.uk), ru: plain(settlement.name.ru), en: plain(settlement.name.en) },
    names: [...new Set([...names, ...(aliases[settlement.name.uk] ?? []).map(plain)])],
    withArea: locales.map(locale => plain(`${settlement.name[locale]} ${settlement.area[locale]}`)),
  }
})

const NO_MATCH = 5

/**
 * Rank of a match, the best first: whole name, prefix in the language of the call, prefix in another language, prefix of a
 * later word, substring.
 */
function distance({ names, withArea, shown }: Entry, query: string, lang: Locale): number {
  if (names.includes(query)) return 0
  if (shown[lang].startsWith(query)) return 1
  if (names.some(name => name.startsWith(query)) || withArea.some(name => name.startsWith(query))) return 2
  if (names.some(name => name.includes(` ${query}`))) return 3
  // One or two letters are a substring of nearly every name.
  return query.length > 2 && names.some(name => name.includes(query)) ? 4 : NO_MATCH
}

const collators = new Map(locales.map(locale => [locale, new Intl.Collator(locale)]))

/**
 * Settlements by a name in any language, sorted by rank, size and alphabet of `lang`. An empty query returns the biggest.
 * Searches about 860 entries that are prepared at the start.
 */
export function matchSettlements(query: string, lang: Locale, limit = 20): Settlement[] {
  const queryWords = plain(query)
  const collator = collators.get(lang)
  return entries
    .map(entry => ({ settlement: entry.settlement, distance: queryWords ? distance(entry, queryWords, lang) : 0 }))
    .filter(found => found.distance < NO_MATCH)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.settlement.tier - b.settlement.tier ||
        (collator?.compare(a.settlement.name[lang], b.settlement.name[lang]) ?? 0),
    )
    .slice(0, limit)
    .map(({ settlement }) => settlement)
}

const words = new WeakMap<Point, readonly string[]>()

function wordsOf(point: Point): readonly string[] {
  const known = words.get(point)
  if (known) return known
  const found = [...new Set(locales.flatMap(locale => plain(point.name[locale]).split(' ')))]
  words.set(point, found)
  return found
}

/** Points that have a word with each typed prefix, in any language; the exact number comes first, then numbers with that prefix. */
export function matchPoints(points: readonly Point[], query: string): Point[] {
  const queryWords = plain(query)
    .split(' ')
    .filter(word => word !== '')
  const distanceTo = ({ number }: Point): number =>
    queryWords.includes(`${number}`)
      ? 0
      : queryWords.some(word => /^\d/.test(word) && `${number}`.startsWith(word))
        ? 1
        : 2
  return points
    .filter(point => queryWords.every(word => wordsOf(point).some(own => own.startsWith(word))))
    .map(point => ({ point, distance: distanceTo(point) }))
    .sort((a, b) => a.distance - b.distance || a.point.number - b.point.number)
    .map(({ point }) => point)
}
