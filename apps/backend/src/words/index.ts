import type { Locale } from '@shop/contract/locales'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk, type Words } from './uk.ts'

export const words: Readonly<Record<Locale, Words>> = { uk, ru, en }

/** Replaces the placeholders `{…}` of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
