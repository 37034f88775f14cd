import { isLocale, type Locale } from '@shop/contract/locales'
import type { PageContent } from './read-page.ts'

/** Letters that a language does not have; of Ukrainian and Russian words only those with such a letter can be told apart. */
const foreignLetters: Partial<Record<Locale, RegExp>> = { uk: /[ыэъё]/iu, ru: /[їєіґ]/iu }
/** Those of a language that is written in Latin ones. */
const CYRILLIC = /\p{Script=Cyrillic}/u

/** Words of a page that are not in the language of their element. */
export function foreignWords({ texts }: Pick<PageContent, 'texts'>): string[] {
  const found = new Set<string>()
  for (const { text, lang } of texts) {
    if (!isLocale(lang)) continue
    for (const [word] of text.replaceAll('\u00ad', '').matchAll(/[\p{L}’'ʼ-]+/gu))
      if ((foreignLetters[lang] ?? CYRILLIC).test(word)) found.add(`${word} (${lang})`)
  }
  return [...found]
}
