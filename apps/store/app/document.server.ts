import type { Locale } from '@shop/contract/locales'
import { en } from '@shop/ui/messages/en'
import { ru } from '@shop/ui/messages/ru'
import { uk } from '@shop/ui/messages/uk'
import type { Currency } from '@shop/ui/provider'
import type { RouterContextProvider } from 'react-router'
import { getSettings } from './backend/settings.server.ts'
import { encodeLoaderData } from './loader-data-codec.ts'
import { themeStyle } from './theme/theme.server.ts'
import { getWords } from './words/words.server.ts'

/** What every part of a page may need to know: its language and the shop's name and currency. */
export interface Page {
  locale: Locale
  name: string
  currency: Currency
}

const messages = { uk, ru, en }

/** What every document needs whatever it shows: language, name, currency, theme, the library's words. */
export async function documentData(context: Readonly<RouterContextProvider>, locale: Locale) {
  const settings = await getSettings(context, locale)
  const page: Page = { locale, name: settings.name, currency: settings.checkout.currencies.UAH ?? {} }
  return {
    page,
    network: getWords(locale, 'network'),
    ui: encodeLoaderData(messages[locale]),
    theme: themeStyle(settings),
  }
}

export type DocumentData = Awaited<ReturnType<typeof documentData>>
