import type { Locale } from '../locales.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import { type Messages, uk } from './uk.ts'

export type { Messages } from './uk.ts'

/** Messages of every language, for servers; browsers import one language. */
export const messages = { uk, ru, en } as const satisfies Record<Locale, Messages>
