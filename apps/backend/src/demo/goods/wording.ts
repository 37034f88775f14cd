import type { Text } from '../../text.ts'
import type { AgreeingColour, Gender } from '../data/goods/colours.ts'
import { nouns } from '../data/goods/nouns.ts'

const noBreak = '\u00a0'
/** Word joiner: prevents a line break, e.g. after the slash of г/м². */
const joiner = '\u2060'

/** Inserts non-breaking spaces between a number and its unit, a standard and its number, a word and the dash after it. */
const bind = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreak)
    .replace(
      /(\d) (?=(?:г|г\/м²|кг|мм|см|м|мл|л|°C|%|₴|кН|кВ|шт\.|Дж|Н|МОм|В|Па|км|J|N|MΩ|V|Pa|km|g|g\/m²|kg|mm|cm|m|ml|l|kN|kV|pcs)(?![\p{L}\d]))/gu,
      `$1${noBreak}`,
    )
    .replace(/\b(EN|ISO|IEC) (?=[\dI])/g, `$1${noBreak}`)
    .replace(/№ (?=\d)/g, `№${noBreak}`)
    .replace(/([гg])\/(?=[мm]²)/g, `$1/${joiner}`)
    .replace(/ ([—–]) /g, `${noBreak}$1 `)

/** A text in three languages, with non-breaking spaces inserted. */
export const t = (uk: string, ru: string, en: string): Text => ({ uk: bind(uk), ru: bind(ru), en: bind(en) })

/** A text that is the same in every language: a class, the code of a standard. */
export const same = (text: string): Text => t(text, text, text)

/** Joins texts in each language. */
export const joined = (separator: string, ...texts: readonly Text[]): Text =>
  t(
    texts.map(({ uk }) => uk).join(separator),
    texts.map(({ ru }) => ru).join(separator),
    texts.map(({ en }) => en).join(separator),
  )

/** Areal weight. */
export const gsm = (grams: number): Text => t(`${grams} г/м²`, `${grams} г/м²`, `${grams} g/m²`)

export const grams = (count: number): Text => t(`${count} г`, `${count} г`, `${count} g`)

export const centimetres = (count: number): Text => t(`${count} см`, `${count} см`, `${count} cm`)

const degrees = (count: number): string => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'))

/** Range of air temperatures for an article, the warmer first. */
export const celsius = (warm: number, cold: number): Text =>
  t(
    `від ${degrees(warm)} до ${degrees(cold)} °C`,
    `от ${degrees(warm)} до ${degrees(cold)} °C`,
    `from ${degrees(warm)} to ${degrees(cold)} °C`,
  )

/** Gender of the first noun of a name. */
export function genderOf(name: string, lang: 'uk' | 'ru'): Gender {
  const [noun = ''] = name.split(/\s/)
  const gender = nouns[lang][noun]
  if (!gender) throw new Error(`nouns.ts has no gender of «${noun}» (${lang})`)
  return gender
}

/** A colour as it follows the name of an article: «Куртка робоча «Майстер», зелена». */
export const agreed = (name: Text, { uk, ru, en }: AgreeingColour): Text => ({
  uk: uk[genderOf(name.uk, 'uk')],
  ru: ru[genderOf(name.ru, 'ru')],
  en,
})
