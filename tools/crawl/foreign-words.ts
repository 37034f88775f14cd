import type { Locale } from '@shop/contract/locales'
import type { PageContent } from './read-page.ts'

/** Letters that a language does not have; of Ukrainian and Russian words only those with such a letter can be told apart. */
const foreignLetters: Record<Locale, RegExp> = { uk: /[ыэъё]/iu, ru: /[їєіґ]/iu, en: /\p{Script=Cyrillic}/u }

const isLocale = (lang: string): lang is Locale => lang in foreignLetters

/** Words of a page that are not in the language of their element. */
export function foreignWords({ texts }: Pick<PageContent, 'texts'>): string[] {
  const found = new Set<string>()
  for (const { text, lang } of texts) {
    if (!isLocale(lang)) continue
    for (const [word] of text.replaceAll('\u00ad', '').matchAll(/[\p{L}’'ʼ-]+/gu))
      if (foreignLetters[lang].test(word)) found.add(`${word} (${lang})`)
  }
  return [...found]
}
