import type { Locale } from '@shop/contract/locales'
import { languages } from './languages.server.ts'
import type { Words } from './uk.ts'

/** The words of one area in one language, for a loader to send: no other language reaches the browser. */
export const getWords = <Area extends keyof Words>(locale: Locale, area: Area): Words[Area] =>
  languages[locale].words[area]
