/** Other spellings of codes: «ен388» and `iso20471` as the catalogue writes them, EN 388 and EN ISO 20471. */

/** Cyrillic letters as the Latin ones that they sound like, and as those that they look like. */
const sounds: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', з: 'z', и: 'i', і: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h' },
}
const shapes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', і: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
}
/** Beginnings of standards that stand before their number. */
const bodies = new Set(['ен', 'исо', 'ісо', 'мек', 'дсту'])
const bodiesAsPrefix = /^(en|iso|eniso|iec)(\d{3,}.*)$/

const inLatin = (word: string, letters: Readonly<Record<string, string>>): string =>
  [...word].map(letter => letters[letter] ?? letter).join('')

/** Spellings of a word of a query, each as words that are all required; the first one as typed. */
export function spellingsOf(word: string): string[][] {
  const isCyrillic = /\p{Script=Cyrillic}/u.test(word)
  const isCode = isCyrillic && (/\d/.test(word) || bodies.has(word))
  const spelled = new Set(isCode ? [word, inLatin(word, sounds), inLatin(word, shapes)] : [word])
  if (word === 'мек') spelled.add('iec')
  return [...spelled].flatMap(each => {
    const [, body, number] = bodiesAsPrefix.exec(each) ?? []
    if (body === undefined || number === undefined) return [[each]]
    return [[each], body === 'eniso' ? ['en', 'iso', number] : [body, number]]
  })
}
