import type { Locale } from '@shop/contract/locales'
import { en } from '@shop/ui/messages/en'
import { ru } from '@shop/ui/messages/ru'
import { uk } from '@shop/ui/messages/uk'
import type { Currency } from '@shop/ui/provider'
import type { RouterContextProvider } from 'react-router'
import { getSettings } from '../backend/settings.server.ts'

const messages = { uk, ru, en }

/** How money is written in a language, for sentences that a loader makes. Components use `Price`, which knows it by itself. */
export async function getMoneyFormat(context: Readonly<RouterContextProvider>, locale: Locale) {
  const settings = await getSettings(context, locale)
  const currency: Currency = settings.checkout.currencies.UAH ?? {}
  return { numbers: messages[locale].numbers, currency }
}
