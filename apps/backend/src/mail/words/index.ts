import type { Locale } from '@shop/contract/locales'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { type MailWords, uk } from './uk.ts'

export const mailWords: Readonly<Record<Locale, MailWords>> = { uk, ru, en }
