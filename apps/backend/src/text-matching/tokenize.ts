import { withoutInvisible } from '@shop/contract/text'

/** Lower case without apostrophes and characters that nobody sees; ґ becomes г and ё becomes е. */
export const normalise = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ‘`´]/g, '')
    .replaceAll('ґ', 'г')
    .replaceAll('ё', 'е')

/**
 * The words of a text: letters and digits only, so that a `tsquery` literal needs no escaping. What is longer than any word is several,
 * because a lexeme of Postgres has 2,046 bytes at most.
 */
export const tokenize = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]{1,64}/gu) ?? []

/** Endings of Ukrainian and Russian nouns and adjectives, the longest first. Without «-ові»: «зимові» has the stem of «зимове». */
const endings =
  /(?:ього|ьому|ої|єї|еї|ого|ому|ими|ыми|ами|ями|ою|ею|ією|ая|яя|ое|ее|ые|ие|ий|ый|ій|ой|ей|ів|їв|ов|ев|их|ых|ім|им|ым|ом|ем|єм|ах|ях|ам|ям|ія|ії|ию|ію|ья|ье|ью|ою|а|я|о|е|є|и|ы|і|ї|у|ю|й|ь)$/u

const MIN_STEM_LENGTH = 3

/** A word without its ending, so that «куртка», «куртки» and «куртку» match. Short words and codes stay unchanged. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  if (/^[a-z]+$/.test(word)) return word.length > MIN_STEM_LENGTH ? word.replace(/(?<=[^s])s$/, '') : word
  const stem = word.replace(endings, '')
  return stem.length >= MIN_STEM_LENGTH ? stem : word
}

/** Romanisation of Ukrainian and Russian letters: № 55 of 27.01.2010, at the beginning of a word, for the Ukrainian ones. */
export const latinLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ъ: '',
  ю: 'yu',
  я: 'ya',
  ы: 'y',
  э: 'e',
}

/** Latin transliteration of a word, for addresses. */
export const toLatin = (word: string): string =>
  [...normalise(word)].map(letter => latinLetters[letter] ?? letter).join('')

/** Unifies different transliterations of a sound, so that `shtany` and `shtani` match. */
const looseSpellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 's'],
  [/zh/g, 'z'],
  [/kh/g, 'x'],
  [/ch|ts|tz/g, 'c'],
  [/[yij]u/g, 'u'],
  [/[yij]a/g, 'a'],
  [/[yij]e/g, 'e'],
  [/[yij]+/g, 'i'],
  [/h/g, 'g'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
]

/** Phonetic Latin transliteration: words that sound alike become equal. Plain ASCII, independent of the database's locale. */
export const toLooseLatin = (word: string): string =>
  looseSpellings.reduce((text, [from, to]) => text.replace(from, to), toLatin(word))

const keys = {
  en: "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  uk: 'йцукенгшщзхїфівапролджєячсмитьбю',
  ru: 'йцукенгшщзхъфывапролджэячсмитьбю',
} as const
type Layout = keyof typeof keys

const retyped = (text: string, from: Layout, to: Layout): string =>
  [...text.toLowerCase()].map(character => keys[to][keys[from].indexOf(character)] ?? character).join('')

/** The text of the same keys in other keyboard layouts: `rehnrf` → «куртка». */
export const otherLayouts = (text: string): string[] =>
  /[a-z]/i.test(text)
    ? [retyped(text, 'en', 'uk'), retyped(text, 'en', 'ru')]
    : [retyped(text, 'uk', 'en'), retyped(text, 'ru', 'en')]

/** Damerau–Levenshtein distance (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = current
  }
  return last[b.length] ?? 0
}

/** Maximum edit distance of a correction, by word length. */
export const maxTypos = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : length < 12 ? 2 : 3)
