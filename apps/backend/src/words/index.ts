import type { Locale } from '@shop/contract/locales'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { uk, type Words } from './uk.ts'

export { fill } from './fill.ts'

export const words: Readonly<Record<Locale, Words>> = { uk, ru, en }
