import { defaultLocale, isLocale, type Locale } from '@shop/contract/locales'
import { useShopUi } from '@shop/ui/provider'

/** Language of the page by the nearest `ShopUiProvider`, for parts that are rendered without a router as well. */
export function useLocale(): Locale {
  const { locale } = useShopUi()
  return isLocale(locale) ? locale : defaultLocale
}
