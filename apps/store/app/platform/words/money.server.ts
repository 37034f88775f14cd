import type { Locale } from '@shop/contract/locales'
import { formatPrice } from '@shop/ui/price'
import type { Currency } from '@shop/ui/provider'
import type { LoaderContext } from '../request/context.ts'
import { getSettings, type Settings } from '../request/settings.server.ts'
import { languages } from './languages.server.ts'

export const currencyOf = ({ checkout }: Settings): Currency => checkout.currencies.UAH ?? {}

/** Formats amounts in sentences that a loader composes. Components use `Price`. */
export async function getMoneyFormat(context: LoaderContext, locale: Locale): Promise<(amount: number) => string> {
  const currency = currencyOf(await getSettings(context, locale))
  return amount => formatPrice(amount, languages[locale].components.numbers, currency)
}
