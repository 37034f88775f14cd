import { stemOf, tokenize } from '../text-matching/tokenize.ts'

/** Words without a meaning of their own. They are dropped as long as another word is left. */
const stopWords = new Set(
  [
    'з із зі для на в у і й та або від під при', // uk
    'с со во и или от под к', // ru
    'the with for and or of in', // en
  ].flatMap(words => words.split(' ')),
)

/** Stems of words that every product of the shop has in common, or that speak of buying: products that say so come first. */
const commonStems = new Set(
  [
    'робочий захисний спеціальний професійний чоловічий якісний робота купити замовити ціна недорого дешево', // uk
    'рабочий защитный специальный профессиональный мужской качественный работа купить заказать цена дешево', // ru
    'work working protective professional mens quality buy order price cheap', // en
  ].flatMap(words => words.split(' ').map(stemOf)),
)

/** Whether a word tells nothing of what is searched. */
export const isCommon = (word: string): boolean => commonStems.has(stemOf(word))

/** The words of a query that tell its products from others. */
export const distinctiveWordsOf = (text: string): string[] => wordsOf(text).filter(word => !isCommon(word))

/** Further words are ignored. */
const MAX_WORDS = 12

/** The words of a query, each once, without stop words as long as any other is left. */
export function wordsOf(text: string): string[] {
  const words = [...new Set(tokenize(text))]
  const meaningful = words.filter(word => !stopWords.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS)
}
