import { toLooseLatin } from '../text-matching/tokenize.ts'
import { normaliseName } from './normalise.ts'

/** A region or district that a text states. */
export interface StatedArea {
  kind: 'areas' | 'districts'
  stem: string
}

interface AreaWords {
  /** The word for the kind in any case, «обл», «області», «р-ну», as far as it is typed. */
  word: RegExp
  /** Its first letters, which after the name of an area are nothing else. */
  begun: RegExp
  /** Adjectives of its gender in any case. Not the neuter of names of settlements: «Коцюбинське». */
  name: RegExp
  /** The same in the genitive, in which no settlement is named: «Бровари Київської». */
  genitive: RegExp
}

const areaWords: Readonly<Record<StatedArea['kind'], AreaWords>> = {
  areas: {
    word: /^(?:обл(?:а(?:с(?:т\p{L}{0,2})?)?)?|region|obl(?:ast)?)$/iu,
    begun: /^об?$/iu,
    name: /(?:[сcзц]ь?к(?:а|ая|ої|ой|ій|ою|у|ую)|[sz]k(?:a|oi))$/iu,
    genitive: /[сcзц]ь?к(?:ої|ой)$/iu,
  },
  districts: {
    word: /^(?:р-н\p{L}{0,2}|рн|район\p{L}{0,2}|raion|rayon|district)$/iu,
    begun: /^р(?:-|ай?о?)?$/iu,
    name: /(?:[сcзц]ь?к(?:ий|ій|ого|ому|ом|им|і)|[sz]k(?:yi|oho))$/iu,
    genitive: /[сcзц]ь?кого$/iu,
  },
}
const kinds = ['areas', 'districts'] as const

const WORD = /[\p{L}'’ʼ-]+/gu
const PREPOSITION = /^(?:в|у|во|in|of)$/iu
/** The first half of «Івано-Франківська», written apart. */
const FIRST_HALF = /^(?:івано|ивано|ivano)$/iu

/** Whether a text is one word that may name a region: «Львівська». */
export const isAreaName = (text: string): boolean =>
  /^[\p{L}'’ʼ-]+$/u.test(text.trim()) && areaWords.areas.name.test(text.trim())

/** Without the ending of an adjective: «Київська» and «Kyiv» have one stem. */
export const areaStem = (word: string): string =>
  toLooseLatin(normaliseName(kinds.reduce((text, kind) => text.replace(areaWords[kind].name, ''), word)))

/** Regions in everyday speech by the adjective's stem, in loose Latin: «Полтавщина», «Вінниччина», «Одесщина». Villages end so, too. */
const REGION_NOUN =
  /^(vini|dn[ie]pro(?:petro)?v|done|zitomir|k[ie]v|kirovograd|lugan|lv[io]v|mikolaiv|nikolaev|ode|poltav|rivnen|roven|sum|ternop[io]l|xark[io]v|xerson|xmelni|cerka|cernig[io]v)t?[sc]in(?:a|e|i|oi|ou|u)$/
/** Those with names of their own, and what begins their adjectives. */
const REGION_NAME = /^(zakarpat|volin|bukovin|prikarpat)[aeiou]*$/
const renamed: ReadonlyMap<string, string> = new Map([
  ['bukovin', 'cernive'],
  ['prikarpat', 'ivano frankiv'],
])

/** The stem of a region by its name in everyday speech, in any case and language; undefined for any other word. */
export function everydayAreaStem(word: string): string | undefined {
  const latin = toLooseLatin(normaliseName(word))
  const stem = (REGION_NOUN.exec(latin) ?? REGION_NAME.exec(latin))?.[1]
  return stem === undefined ? undefined : (renamed.get(stem) ?? stem)
}

/** Reads a text without commas. */
function readPart(part: string): { stated: StatedArea[]; rest: string } {
  const words = [...part.matchAll(WORD)].map(({ 0: text, index }) => ({ text, index, end: index + text.length }))
  const taken = new Set<number>()
  const stated: StatedArea[] = []
  const isFree = (at: number) => words[at] !== undefined && !taken.has(at)
  const isName = (kind: StatedArea['kind'], at: number) =>
    isFree(at) && areaWords[kind].name.test(words[at]?.text ?? '')
  const isWord = (at: number) => kinds.some(kind => areaWords[kind].word.test(words[at]?.text ?? ''))
  const take = (at: number) => {
    taken.add(at)
    return words[at]?.text ?? ''
  }
  const state = (kind: StatedArea['kind'], at: number) => {
    const name = take(at)
    const isHalf = FIRST_HALF.test(words[at - 1]?.text ?? '')
    stated.push({ kind, stem: areaStem(isHalf ? `${take(at - 1)} ${name}` : name) })
    const first = isHalf ? at - 2 : at - 1
    if (PREPOSITION.test(words[first]?.text ?? '')) taken.add(first)
  }
  for (const [at, { text }] of words.entries()) {
    const kind = kinds.find(
      one => areaWords[one].word.test(text) || (areaWords[one].begun.test(text) && isName(one, at - 1)),
    )
    if (kind === undefined) continue
    taken.add(at)
    // «Київська обл.», «обл. Київська», «Kyiv region», «Полт. обл.»
    const before = words[at - 1]
    const isNoun = before !== undefined && isFree(at - 1) && !isWord(at - 1)
    if (isName(kind, at - 1)) state(kind, at - 1)
    else if (isName(kind, at + 1)) state(kind, at + 1)
    else if (isNoun && (/^[a-z]/i.test(text) || part[before.end] === '.')) state(kind, at - 1)
  }
  for (const kind of kinds)
    for (const [at, { text }] of words.entries()) if (isFree(at) && areaWords[kind].genitive.test(text)) state(kind, at)
  const rest = [...taken]
    .toSorted((a, b) => b - a)
    .reduce((left, at) => {
      const { index = 0, end = 0 } = words[at] ?? {}
      return `${left.slice(0, index)} ${left.slice(end).replace(/^\./, '')}`
    }, part)
  return { stated, rest }
}

/**
 * The regions and districts that a text states, by their stems: «Київська обл.», «обл. Київська», «у Київській області», «Kyiv region»;
 * and its parts between commas and brackets without them.
 */
export function readAreas(text: string): { stated: StatedArea[]; parts: string[] } {
  const read = text.split(/[,()]/).map(readPart)
  const stated = new Map(read.flatMap(part => part.stated).map(area => [`${area.kind} ${area.stem}`, area]))
  return { stated: [...stated.values()], parts: read.map(({ rest }) => rest) }
}
