import type { Category } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { LoaderContext } from '../context.ts'
import { counted, fill } from '../phrase.ts'
import { getMoneyFormat } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'
import { compactImage } from './compact-image.ts'

/** The fields that a category tile renders: the number of products and the lowest price as text. */
export async function categoryTiles(context: LoaderContext, locale: Locale, categories: readonly Category[]) {
  const formatMoney = await getMoneyFormat(context, locale)
  const { productsFound, priceFrom } = getWords(locale, 'catalogue')
  return categories.map(({ name, url, image, count, price_from: price }) => ({
    name,
    url,
    image: image && compactImage(image),
    text: [
      counted(locale, productsFound, count),
      ...(price === null ? [] : [fill(priceFrom, { price: formatMoney(price) })]),
    ].join(', '),
  }))
}
