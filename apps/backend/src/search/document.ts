import { stemOf, tokenize, toLooseLatin } from '../text-matching/tokenize.ts'

/** Searchable texts by `tsvector` weight. A: name and codes; B: category, brand, colour; C: summary, standards; D: the rest. */
export interface SearchableProduct {
  a: readonly string[]
  b: readonly string[]
  c: readonly string[]
  d: readonly string[]
}

const MAX_POSITIONS = 16_000
/** Bytes of all words: a `tsvector` has at most 1 MiB, with the positions. */
const MAX_BYTES = 900_000

/** Cyrillic letters that look like or correspond to Latin ones of a code: «НТ-1042». */
const lookalikes: Readonly<Record<string, string>> = { h: 'н', t: 'т', e: 'е', n: 'п', s: 'с', o: 'о' }

/** Words of `HT-1042`: its parts, joined without the hyphen, and with Cyrillic letters. */
export function codeWords(code: string): string[] {
  const parts = tokenize(code)
  const [letters = ''] = parts
  const cyrillic = [...letters].map(letter => lookalikes[letter] ?? letter).join('')
  return [...parts, parts.join(''), cyrillic, [cyrillic, ...parts.slice(1)].join('')]
}

/** «Без утеплення» is no match of «утеплення». */
const isAbsence = (text: string): boolean => /^(без|не|ні|нет|no|not|none|without)(\s|$)/iu.test(text)

/** The document as a literal of `tsvector`: every stem with its positions and weights. */
export function documentOf(product: SearchableProduct): string {
  const positions = new Map<string, string[]>()
  let position = 0
  let bytes = 0
  for (const weight of ['a', 'b', 'c', 'd'] as const)
    for (const word of new Set(
      product[weight]
        .filter(text => !isAbsence(text))
        .flatMap(tokenize)
        .map(stemOf),
    )) {
      bytes += Buffer.byteLength(word)
      if (++position > MAX_POSITIONS || bytes > MAX_BYTES) break
      positions.set(word, [...(positions.get(word) ?? []), `${position}${weight.toUpperCase()}`])
    }
  return [...positions].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

/** The number of products that contain each word. Without codes, which are not corrected. */
export function vocabularyOf(
  products: readonly SearchableProduct[],
): { word: string; latin: string; weight: number }[] {
  const weights = new Map<string, number>()
  for (const { a, b, c, d } of products)
    for (const word of new Set([...a, ...b, ...c, ...d].flatMap(tokenize)))
      if (word.length > 2 && !/\d/.test(word)) weights.set(word, (weights.get(word) ?? 0) + 1)
  return [...weights].map(([word, weight]) => ({ word, latin: toLooseLatin(word), weight }))
}
