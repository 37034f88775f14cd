import type { Locale } from '@shop/contract/locales'
import { languages, type Words } from './languages.server.ts'

/** The words of one area in one language, for a loader to send: no other language reaches the browser. */
export const getWords = <Area extends keyof Words>(locale: Locale, area: Area): Words[Area] =>
  languages[locale].words[area]
