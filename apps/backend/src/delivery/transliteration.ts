import { inEachLocale } from '@shop/contract/locales'
import { latinLetters } from '../text-matching/tokenize.ts'
import type { Text } from '../values/text.ts'
import { fill, textOf } from '../words/index.ts'

/** What the official romanisation (Cabinet of Ministers resolution № 55 of 27.01.2010) writes inside a word; at its beginning: `latinLetters`. */
const insideWord: Readonly<Record<string, string>> = { є: 'ie', ї: 'i', й: 'i', ю: 'iu', я: 'ia' }

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign)
const isApostrophe = (sign: string | undefined): boolean => sign !== undefined && /['’ʼ]/.test(sign)
const isUpper = (sign: string | undefined): boolean => isLetter(sign) && sign !== sign?.toLowerCase()

/** Transliterates Ukrainian. «зг» becomes `zgh`; apostrophes inside words and soft signs are dropped; other characters stay. */
export function transliterate(ukrainian: string): string {
  const signs = [...ukrainian]
  return signs
    .map((sign, at) => {
      const before = signs[at - 1]
      const after = signs[at + 1]
      if (isApostrophe(sign) && isLetter(before) && isLetter(after)) return ''
      const letter = sign.toLowerCase()
      const opensWord = !isLetter(before) && !isApostrophe(before)
      const latin =
        letter === 'г' && before?.toLowerCase() === 'з'
          ? 'gh'
          : ((opensWord ? undefined : insideWord[letter]) ?? latinLetters[letter])
      if (latin === undefined) return sign
      if (!isUpper(sign)) return latin
      // ЩАСТЯ becomes SHCHASTIA, Щастя becomes Shchastia.
      return isUpper(after) || (isUpper(before) && !isLetter(after))
        ? latin.toUpperCase()
        : latin.slice(0, 1).toUpperCase() + latin.slice(1)
    })
    .join('')
}

/** A Ukrainian name in every language: as the Russian one, where there is one, and transliterated in the others. */
export const nameOf = (uk: string, ru = ''): Text =>
  inEachLocale(lang => (lang === 'uk' ? uk : lang === 'ru' ? ru || uk : transliterate(uk)))

/** «Полтавська» becomes «Полтавська обл.». */
export const regionOf = (name: Text): Text => textOf(({ places }, lang) => fill(places.region, { name: name[lang] }))
