import type { DataOf } from '@shop/contract/client'
import { type Locale, localise } from '@shop/contract/locales'
import { formatPrice } from '@shop/ui/price'
import type { RouterContextProvider } from 'react-router'
import { callApi } from '../backend/call-api.ts'
import { compactImage } from '../goods/compact-image.ts'
import { productTileView } from '../goods/product-tile.server.ts'
import { newsItem } from '../news/news-item.server.ts'
import { counted, fill, formFor } from '../phrase.ts'
import { getMoneyFormat } from '../words/money.server.ts'
import { getWords } from '../words/words.server.ts'

type Home = DataOf<'/api/page/home'>

/** Cards in each row of the home page. */
const ROW = 4
const NEWS = 3

/** The shop's benefits, with the number of its models. */
function promisesOf({ categories }: Home, locale: Locale) {
  const { promises } = getWords(locale, 'catalogue')
  const models = categories.reduce((sum, { count }) => sum + count, 0)
  const { unit, text } = formFor(locale, promises.models, models)
  return [
    promises.delivery,
    promises.returns,
    promises.sizes,
    { figure: String(models), unit, text: fill(text, { categories: categories.length }) },
  ]
}

/** Loads the home page: formatted, and without fields that are not rendered. */
export async function homePage(context: Readonly<RouterContextProvider>, locale: Locale) {
  const [home, money] = await Promise.all([
    callApi(context, '/api/page/home', { lang: locale }),
    getMoneyFormat(context, locale),
  ])
  const words = getWords(locale, 'catalogue')
  return {
    words: {
      banner: words.banner,
      promises: words.promises.label,
      catalogue: words.catalogue,
      hits: words.hits,
      novelties: words.novelties,
      news: words.news,
      allNews: words.allNews,
      toProduct: words.toProduct,
      chooseSize: words.chooseSize,
    },
    banners: home.banners.map(
      ({ id, title, text, url, action, short, image, second_image, standards, price, old_price }) => ({
        id,
        title,
        text,
        url,
        action,
        short,
        image,
        second: second_image,
        standards: standards.map(standard => ({ code: standard.code, class: standard.class })),
        price,
        was: old_price,
      }),
    ),
    promises: promisesOf(home, locale),
    categories: home.categories.map(({ name, url, image, count, price_from }) => ({
      name,
      url,
      image: image && compactImage(image),
      text: [
        counted(locale, words.models, count),
        ...(price_from === null
          ? []
          : [fill(words.from, { price: formatPrice(price_from, money.numbers, money.currency) })]),
      ].join(', '),
    })),
    hits: home.hits.slice(0, ROW).map(productTileView),
    novelties: home.novelties.slice(0, ROW).map(productTileView),
    news: home.news.slice(0, NEWS).map(card => newsItem(card, locale)),
    newsUrl: localise('/news', locale),
    anatomy: home.anatomy && {
      title: home.anatomy.title,
      text: home.anatomy.text,
      pins: home.anatomy.pins,
      name: home.anatomy.product.name,
      url: home.anatomy.product.url,
      image: home.anatomy.product.image,
      price: home.anatomy.product.price,
      was: home.anatomy.product.old_price,
      code: fill(words.code, { code: home.anatomy.product.code }),
    },
    meta: home.meta,
  }
}

export type HomePage = Omit<Awaited<ReturnType<typeof homePage>>, 'meta'>
