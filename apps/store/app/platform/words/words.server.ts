import type { Locale } from '@shop/contract/locales'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk, type Words } from './uk.ts'

const all: Readonly<Record<Locale, Words>> = { uk, ru, en }

/** The words of one area in one language, for a loader to send: no other language reaches the browser. */
export const getWords = <Area extends keyof Words>(locale: Locale, area: Area): Words[Area] => all[locale][area]
