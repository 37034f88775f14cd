import type { Category } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { compactImage, withOneFallback } from '../../../platform/pictures/compact-image.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { getMoneyFormat } from '../../../platform/words/money.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'

/** The fields that a category tile renders: the number of products and the lowest price as text. */
export async function categoryTiles(context: LoaderContext, locale: Locale, categories: readonly Category[]) {
  const formatMoney = await getMoneyFormat(context, locale)
  const { productsFound, priceFrom } = getWords(locale, 'catalogue')
  return categories.map(({ name, url, image, count, price_from: price }) => ({
    name,
    url,
    image: image && compactImage(withOneFallback(image)),
    text: [
      formatPlural(locale, productsFound, count),
      ...(price === null ? [] : [formatMessage(priceFrom, { price: formatMoney(price) })]),
    ].join(', '),
  }))
}
