/**
 * Sizes and prices in the words of a query: «штани, розмір 52, до 2000 грн». Pure: no database. What is unclear stays text: a bare
 * number, a size that the shop does not have, «до 1000 В».
 */

/** What the words of a query mean besides the text that is searched. */
interface ParsedFilters {
  /** The query without the words of the filters. */
  text: string
  /** Sizes as the shop names them, in its order. */
  sizes: string[]
  /** Hryvnias. */
  price: { min?: number; max?: number } | null
}

interface ParseOptions {
  /** Sizes of the shop, from small to large; empty: words are not read as sizes. */
  sizes: readonly string[]
  /** Whether words are read as prices. @default true */
  readsPrice?: boolean
}

/** Stands for words that were read as a filter. */
const CUT = '\u0001'
/** Beginning and end of a word, article codes included: the 52 of `HT-1042-52` is no word. */
const START = '(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][-–.,])'
const END = '(?![\\p{L}\\p{N}])'
/** Nothing but punctuation or another filter follows. */
const LAST = new RegExp(`^[\\s.!?]*(?:$|[,;${CUT}])`, 'u')

const letterSizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl']
const latinOf: Readonly<Record<string, string>> = { х: 'x', м: 'm', с: 's', л: 'l' }

/** One spelling of a size: «ХХL», `xxl` and `2XL` are `2xl`; «S–M» and `s-m` are `s-m`. */
function canonicalSize(text: string): string {
  const latin = [...text.toLowerCase()].map(letter => latinOf[letter] ?? letter).join('')
  return latin
    .replace(/\s/g, '')
    .replace(/[–—]/g, '-')
    .replace(/^(x{2,6})([sl])$/, (_, { length }: string, letter: string) => `${length}x${letter}`)
    .replace(/^1x/, 'x')
}

const SIZE_WORD =
  '(?:розмір(?:у|ом|и|ів|ах|і)?|размер(?:а|у|ом|ы|ов|ах|е)?|розм\\.?|разм\\.?|р-р|р\\.|р(?=\\s)|sizes?|sz\\.?|eur?|єс)'
const WHOLE_SIZE_WORD = '(?:розмір(?:у|ом|и|ів)?|размер(?:а|у|ом|ы|ов)?|sizes?|eur?)'
const LETTER_SIZE = '(?:\\d\\s?[xх]{1,3}[slсл]|[xх]{0,6}[slсл]|[mм])'
const SIZE = `(\\d{1,2}(?:[.,]5)?|${LETTER_SIZE})${END}`
const CURRENCY = '(?:грн\\.?|гривень|гривні|гривня|гривен|гривны|гривна|₴|uah|hrn|hryvnias?)'
const KILO = '(?:[кk]|\\s?(?:тисяч[аіи]?|тысяч[аи]?|тис\\.?|тыс\\.?|thousand))'
const RANGE_WORDS = new Set(['-', '–', '—', 'до', 'по', 'to'])

const firstSize = new RegExp(`${START}(?:(?:у|в|in)\\s+)?${SIZE_WORD}\\s*[:№#=–—-]?\\s*${SIZE}`, 'giu')
const furtherSize = new RegExp(
  `\\s*([-–—/,]|(?<=\\s)(?:до|по|to|і|й|та|и|and|або|или|or)(?=\\s))\\s*${SIZE}(?!\\s*(?:${KILO}${END}|${CURRENCY}))`,
  'iuy',
)
const sizeBefore = new RegExp(
  `${START}(?:(?:у|в|in)\\s+)?(\\d{1,2})(?:-?(?:й|го|ого|ий|ый|ой|th))?\\s+${WHOLE_SIZE_WORD}${END}(?!\\s*[:№#=]?\\s*\\d)`,
  'giu',
)
/** Two sizes on one label, «52-54», and sizes of letters that are no other word, «XL», «M-L». */
const doubleSize = new RegExp(
  `${START}(\\d{2})\\s?[-–]\\s?(\\d{2})(?![\\p{L}\\p{N}]|[-–.,/]\\p{N})(?!\\s*(?:${CURRENCY}|[°%"]|(?:см|мм|кг|г|м|cm|mm|kg|шт|cal|дб|db)${END}))`,
  'giu',
)
const bareLetters = new RegExp(
  `${START}(?:([smlxхсм]|\\d?[xх]{1,3}[sl])\\s?[-–/]\\s?)?(\\d[xх]{1,3}l|[xх]{1,6}[sl]|(?<=[-–])l)${END}(?![-–]\\p{N})`,
  'giu',
)

function parseSizes(typed: string, known: readonly string[]): { text: string; sizes: string[] } {
  const byName = new Map(known.map(size => [canonicalSize(size), size]))
  const found = new Set<string>()
  const sizeOf = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : byName.get(canonicalSize(text).replace(',', '.'))

  /** Sizes between two, of the same kind; the name of a double size counts as one. */
  function between(from: string, to: string): string[] {
    const double = byName.get(`${canonicalSize(from)}-${canonicalSize(to)}`)
    if (double !== undefined) return [double]
    const [a, b] = [Number(from), Number(to)]
    if (Number.isFinite(a) && Number.isFinite(b))
      return a < b ? known.filter(size => Number(size) >= a && Number(size) <= b) : []
    const [x, y] = [letterSizes.indexOf(canonicalSize(from)), letterSizes.indexOf(canonicalSize(to))]
    return x >= 0 && x < y ? known.filter(size => letterSizes.slice(x, y + 1).includes(canonicalSize(size))) : []
  }

  /** Reads the sizes that follow the first one: «52, 54 і 56», «48–54». Returns where they end. */
  function readFurther(text: string, first: string, from: number): { sizes: string[]; end: number } {
    const sizes = [first]
    let end = from
    let last = first
    for (;;) {
      furtherSize.lastIndex = end
      const match = furtherSize.exec(text)
      const [whole, separator = '', name] = match ?? []
      const size = sizeOf(name)
      if (!whole || size === undefined) return { sizes, end }
      const after = text.slice(end + whole.length)
      if (separator === ',' && !LAST.test(after) && !/^\s+(?:і|й|та|и|and|або|или|or)\s/u.test(after))
        return { sizes, end }
      if (RANGE_WORDS.has(separator.toLowerCase())) {
        const range = between(last, size)
        if (range.length === 0) return { sizes, end }
        if (range.length === 1) sizes.pop()
        sizes.push(...range)
      } else sizes.push(size)
      last = size
      end += whole.length
    }
  }

  let text = ''
  let at = 0
  for (const match of typed.matchAll(firstSize)) {
    const size = sizeOf(match[1])
    if (size === undefined || match.index < at) continue
    const { sizes, end } = readFurther(typed, size, match.index + match[0].length)
    for (const name of sizes) found.add(name)
    text += typed.slice(at, match.index) + CUT
    at = end
  }
  text += typed.slice(at)

  text = text.replace(sizeBefore, (whole, name: string) => {
    const size = sizeOf(name)
    if (size === undefined) return whole
    found.add(size)
    return CUT
  })
  text = text.replace(doubleSize, (whole, from: string, to: string) => {
    // A difference of two is a label of two sizes; anything else may be a code or a temperature.
    const isLabel = Number(to) - Number(from) === 2 && Number(from) >= 40 && Number(from) % 2 === 0
    const sizes = isLabel ? [sizeOf(from), sizeOf(to)].filter(size => size !== undefined) : []
    if (sizes.length < 2) return whole
    for (const size of sizes) found.add(size)
    return CUT
  })
  text = text.replace(bareLetters, (whole, from: string | undefined, to: string) => {
    const size = sizeOf(to)
    if (size === undefined) return whole
    const sizes = from === undefined ? [size] : between(from, to)
    if (sizes.length === 0) return whole
    for (const name of sizes) found.add(name)
    return CUT
  })
  return { text, sizes: known.filter(size => found.has(size)) }
}

const NUMBER = `(\\d{1,3}(?:[ .,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d])`
/** Three groups: the number, thousands, currency. */
const AMOUNT = `(?:(₴|uah)\\s?)?${NUMBER}(${KILO}(?![\\p{L}\\p{N}]))?(?:\\s?(${CURRENCY}))?${END}`
const PRICE_WORD =
  '(?:(?:за\\s+)?(ціна|ціною|ціни|вартість|вартістю|цена|ценой|цене|стоимость|стоимостью|бюджет|price|priced|budget)\\s*[:–—-]?\\s*)?'
const MAX_WORD =
  '(?:до|по|не\\s+більше(?:\\s+(?:за|ніж))?|не\\s+больше|не\\s+более|менше(?:\\s+(?:за|ніж|від))?|меньше|менее|максимум|макс\\.?|max|under|below|up\\s+to|at\\s+most|less\\s+than|no\\s+more\\s+than|≤|<)'
const MIN_WORD =
  '(?:від|от|понад|більше(?:\\s+(?:за|ніж|від))?|больше|более|свыше|не\\s+менше|не\\s+меньше|не\\s+менее|мінімум|минимум|мін\\.?|мин\\.?|min|from|over|above|at\\s+least|more\\s+than|≥|>)'
/** Words that are said of prices only. */
const CHEAP_WORD =
  '(?:не\\s+дорожче(?:\\s+(?:за|ніж|від))?|не\\s+дороже(?:\\s+чем)?|дешевше(?:\\s+(?:за|ніж|від))?|дешевле(?:\\s+чем)?|cheaper\\s+than|not\\s+more\\s+expensive\\s+than)'
const DEAR_WORD =
  '(?:не\\s+дешевше(?:\\s+(?:за|ніж|від))?|не\\s+дешевле(?:\\s+чем)?|дорожче(?:\\s+(?:за|ніж|від))?|дороже(?:\\s+чем)?|more\\s+expensive\\s+than|dearer\\s+than)'

const priceRange = new RegExp(
  `${START}${PRICE_WORD}(?:(?:від|от|from|з|с)\\s*${AMOUNT}\\s*(?:до|по|to|[-–—])\\s*|(?:між|между|between)\\s+${AMOUNT}\\s+(?:і|й|та|и|and)\\s+|${AMOUNT}\\s*[-–—]\\s*)${AMOUNT}`,
  'giu',
)
const priceBound = new RegExp(
  `${START}${PRICE_WORD}(?:(${CHEAP_WORD})|(${DEAR_WORD})|(${MAX_WORD})|(${MIN_WORD}))\\s*${AMOUNT}`,
  'giu',
)

/** The limit of the price filter. */
const MAX_HRYVNIAS = 10_000_000
/** A number without a currency is a price only from this one on: «від 18 років», «до −25». */
const MIN_CLEAR_HRYVNIAS = 100

type AmountGroups = readonly (string | undefined)[]

interface Amount {
  hryvnias: number
  isThousands: boolean
  /** Whether a currency or thousands say that it is money. */
  isMoney: boolean
}

/** Reads «2 000», «2.000», «1499,50», «2к». Null without a number, and beyond the limit. */
function amountOf([sign, digits, kilo, currency]: AmountGroups): Amount | null {
  if (digits === undefined) return null
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? []
  const value = Number(`${whole.replace(/[ .,]/g, '')}.${fraction || '0'}`) * (kilo === undefined ? 1 : 1_000)
  const hryvnias = Math.round(value * 100) / 100
  if (!(hryvnias > 0) || hryvnias > MAX_HRYVNIAS) return null
  const isMoney = sign !== undefined || currency !== undefined || kilo !== undefined
  return { hryvnias, isThousands: kilo !== undefined, isMoney }
}

function parsePrice(typed: string): { text: string; price: ParsedFilters['price'] } {
  let min: number | undefined
  let max: number | undefined
  let isRange = false
  let isContradiction = false
  let text = typed.replace(priceRange, (...match: (string | undefined)[]) => {
    const [whole = '', priceWord, ...groups] = match
    const [from] = [0, 4, 8].flatMap(at => amountOf(groups.slice(at, at + 4)) ?? [])
    const to = amountOf(groups.slice(12, 16))
    if (isRange || !from || !to) return whole
    // «1-2к» are thousands on both sides.
    const lowest = to.isThousands && !from.isMoney && from.hryvnias < 100 ? from.hryvnias * 1_000 : from.hryvnias
    const hasBounds = groups[9] === undefined
    const after = typed.slice(Number(match.at(-2)) + whole.length)
    const isClear =
      from.isMoney ||
      to.isMoney ||
      priceWord !== undefined ||
      (hasBounds && lowest >= MIN_CLEAR_HRYVNIAS && LAST.test(after))
    if (isClear && lowest >= to.hryvnias) isContradiction = true
    if (!isClear || isContradiction) return whole
    isRange = true
    min = lowest
    max = to.hryvnias
    return CUT
  })
  if (isRange) return { text, price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } }

  if (isContradiction) return { text: typed, price: null }

  const before = text
  text = before.replace(priceBound, (...match: (string | undefined)[]) => {
    const [whole = '', priceWord, cheap, dear, most, , ...groups] = match
    const amount = amountOf(groups)
    if (!amount) return whole
    const isUpper = cheap !== undefined || most !== undefined
    if ((isUpper ? max : min) !== undefined) return whole
    const after = before.slice(Number(match.at(-2)) + whole.length)
    const isSaidOfPrices = priceWord !== undefined || cheap !== undefined || dear !== undefined
    const isClear =
      amount.isMoney ||
      (isSaidOfPrices && !/^\s*[°%]/u.test(after)) ||
      (amount.hryvnias >= MIN_CLEAR_HRYVNIAS && LAST.test(after))
    if (!isClear) return whole
    if (isUpper) max = amount.hryvnias
    else min = amount.hryvnias
    return CUT
  })
  const isNone = min === undefined && max === undefined
  // A minimum above the maximum is no range: the words stay as they are.
  if (isNone || (min !== undefined && max !== undefined && min > max)) return { text: typed, price: null }
  return { text, price: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } }
}

/** Joins what is left around the filters, without the punctuation and conjunctions that connected them. */
function joinRest(text: string): string {
  let rest = text.replace(new RegExp(`[\\s,;:–—-]*${CUT}[\\s,;:–—.-]*`, 'gu'), ' ').trim()
  for (;;) {
    const shorter = rest
      .replace(/^(?:і|й|та|и|and|,)(?:\s+|$)/iu, '')
      .replace(/(?:^|\s+|,)(?:і|й|та|и|and|з|с|у|в|in|за|,)$/iu, '')
      .trim()
    if (shorter === rest) return rest.replace(/\s+/g, ' ')
    rest = shorter
  }
}

/** Reads sizes and prices from the words of a query. */
export function parseFilters(query: string, { sizes: known, readsPrice = true }: ParseOptions): ParsedFilters {
  const typed = query.normalize('NFC').replaceAll(CUT, ' ').replace(/\s/gu, ' ')
  if (!/\d|[xх][slсл]|розм|разм|size/iu.test(typed)) return { text: query, sizes: [], price: null }
  const { text: withoutSizes, sizes } = known.length > 0 ? parseSizes(typed, known) : { text: typed, sizes: [] }
  const { text, price } = readsPrice ? parsePrice(withoutSizes) : { text: withoutSizes, price: null }
  return sizes.length === 0 && price === null ? { text: query, sizes, price } : { text: joinRest(text), sizes, price }
}
