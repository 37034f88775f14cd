import type { Locale } from '@shop/contract/locales'
import { en } from '@shop/ui/messages/en'
import { ru } from '@shop/ui/messages/ru'
import { uk } from '@shop/ui/messages/uk'
import { formatPrice } from '@shop/ui/price'
import type { Currency } from '@shop/ui/provider'
import type { LoaderContext } from '../request/context.ts'
import { getSettings, type Settings } from '../request/settings.server.ts'

/** The messages of the components by language. */
export const uiMessages = { uk, ru, en }

export const currencyOf = ({ checkout }: Settings): Currency => checkout.currencies.UAH ?? {}

/** Formats amounts in sentences that a loader composes. Components use `Price`. */
export async function getMoneyFormat(context: LoaderContext, locale: Locale): Promise<(amount: number) => string> {
  const currency = currencyOf(await getSettings(context, locale))
  return amount => formatPrice(amount, uiMessages[locale].numbers, currency)
}
