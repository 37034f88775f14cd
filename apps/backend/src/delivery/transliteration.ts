// The official table of Ukrainian romanisation: Cabinet of Ministers resolution № 55 of 27.01.2010.
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
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
  ю: 'iu',
  я: 'ia',
  ь: '',
}

/** Transliteration of these letters at the beginning of a word. */
const opening: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

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
        letter === 'г' && before?.toLowerCase() === 'з' ? 'gh' : (opensWord && opening[letter]) || letters[letter]
      if (latin === undefined) return sign
      if (!isUpper(sign)) return latin
      // ЩАСТЯ becomes SHCHASTIA, Щастя becomes Shchastia.
      return isUpper(after) || (isUpper(before) && !isLetter(after))
        ? latin.toUpperCase()
        : latin.slice(0, 1).toUpperCase() + latin.slice(1)
    })
    .join('')
}
