import type { Text } from '../../text.ts'

const noBreak = '\u00a0'
/** Holds two characters together where a line could break between them: after the stroke of г/м². */
const joiner = '\u2060'

/** Keeps a figure with its unit, a standard with its number and a dash with the word before it. */
const bind = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, noBreak)
    .replace(
      /(\d) (?=(?:г|г\/м²|кг|мм|см|м|мл|л|°C|%|₴|кН|кВ|шт\.|Дж|Н|МОм|В|J|N|MΩ|g|g\/m²|kg|mm|cm|m|ml|l|kN|kV|pcs)(?![\p{L}\d]))/gu,
      `$1${noBreak}`,
    )
    .replace(/\b(EN|ISO|IEC) (?=[\dI])/g, `$1${noBreak}`)
    .replace(/№ (?=\d)/g, `№${noBreak}`)
    .replace(/([гg])\/(?=[мm]²)/g, `$1/${joiner}`)
    .replace(/ ([—–]) /g, `${noBreak}$1 `)

/** A text in the shop's three languages; spaces that must not break are set here, not typed. */
export const t = (uk: string, ru: string, en: string): Text => ({ uk: bind(uk), ru: bind(ru), en: bind(en) })

/** What reads the same everywhere: a class, a standard's code. */
export const same = (text: string): Text => t(text, text, text)

/** Puts texts one after another in each language. */
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

/** Air temperatures an article is made for, the warmer first. */
export const celsius = (warm: number, cold: number): Text =>
  t(
    `від ${degrees(warm)} до ${degrees(cold)} °C`,
    `от ${degrees(warm)} до ${degrees(cold)} °C`,
    `from ${degrees(warm)} to ${degrees(cold)} °C`,
  )
