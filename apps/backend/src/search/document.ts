import { stemOf, tokenize, toLooseLatin } from './tokenize.ts'

/** What a product is found by, the weightiest first: name and codes; place, brand, colour; card line, standards; the rest. */
export interface SearchableProduct {
  a: readonly string[]
  b: readonly string[]
  c: readonly string[]
  d: readonly string[]
}

const MAX_POSITIONS = 16_000

/** Cyrillic letters that look like the Latin ones of a code: «НТ-1042». */
const lookalikes: Readonly<Record<string, string>> = { h: 'н', t: 'т', e: 'е', n: 'п', s: 'с', o: 'о' }

/** `HT-1042` is found as it is, without its hyphen, by its figures, and typed in Cyrillic. */
export function codeWords(code: string): string[] {
  const parts = tokenize(code)
  const [letters = ''] = parts
  const cyrillic = [...letters].map(sign => lookalikes[sign] ?? sign).join('')
  return [...parts, parts.join(''), cyrillic, [cyrillic, ...parts.slice(1)].join('')]
}

/** The document as the literal of a `tsvector`: every stem with its places and weights. */
export function documentOf(product: SearchableProduct): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const weight of ['a', 'b', 'c', 'd'] as const)
    for (const word of new Set(product[weight].flatMap(tokenize).map(stemOf))) {
      if (++position > MAX_POSITIONS) break
      places.set(word, [...(places.get(word) ?? []), `${position}${weight.toUpperCase()}`])
    }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

/** How many products each word stands in. Codes are left out: nobody wants one guessed. */
export function vocabularyOf(
  products: readonly SearchableProduct[],
): { word: string; latin: string; weight: number }[] {
  const weights = new Map<string, number>()
  for (const { a, b, c, d } of products)
    for (const word of new Set([...a, ...b, ...c, ...d].flatMap(tokenize)))
      if (word.length > 2 && !/\d/.test(word)) weights.set(word, (weights.get(word) ?? 0) + 1)
  return [...weights].map(([word, weight]) => ({ word, latin: toLooseLatin(word), weight }))
}
