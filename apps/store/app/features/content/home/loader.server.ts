import type { DataOf } from '@shop/contract/client'
import { type Locale, localise } from '@shop/contract/locales'
import { formatMessage, pluralForm } from '@shop/ui/messages/format'
import { compactImage } from '../../../platform/pictures/compact-image.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { cardPrice } from '../../../platform/words/card-price.ts'
import { softHyphens } from '../../../platform/words/soft-hyphens.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { categoryTiles, productTileView } from '../../catalogue/index.server.ts'
import { newsItem } from '../news/news-item.server.ts'

type Home = DataOf<'/api/page/home'>

/** Cards in each row of the home page. */
const ROW = 4
const NEWS = 3

/** The shop's benefits, with the number of its products. */
function benefitsOf({ benefits, categories, products_count: count }: Home, locale: Locale) {
  const { unit, text } = getWords(locale, 'catalogue').productsBenefit
  return [
    ...benefits,
    {
      figure: String(count),
      unit: pluralForm(locale, unit, count),
      text: formatMessage(text, { categories: categories.length }),
    },
  ]
}

/** Loads the home page: formatted, and without fields that are not rendered. */
export async function homePage(context: LoaderContext, locale: Locale) {
  const home = await callApi(context, '/api/page/home', { lang: locale })
  const words = getWords(locale, 'catalogue')
  return {
    words: { ...words.home, chooseSize: words.chooseSize },
    banners: home.banners.map(slideOf),
    benefits: benefitsOf(home, locale),
    categories: await categoryTiles(context, locale, home.categories),
    bestsellers: home.hits.slice(0, ROW).map(productTileView),
    novelties: home.novelties.slice(0, ROW).map(productTileView),
    news: home.news.slice(0, NEWS).map(card => ({
      ...newsItem(card, locale),
      image: card.image && compactImage(card.image),
    })),
    urls: {
      news: localise('/news', locale),
      products: localise('/catalogue', locale),
      bestsellers: localise('/hits', locale),
      novelties: localise('/novelties', locale),
    },
    anatomy: home.anatomy && anatomyView(home.anatomy, words.code, locale),
    meta: home.meta,
  }
}

function slideOf({ price, price_from, old_price, standards, ...slide }: Home['banners'][number]) {
  const shown = price === null ? null : cardPrice({ price, price_from, old_price })
  return {
    ...slide,
    standards: standards.map(({ code }) => code),
    price: shown && { amount: shown.price, was: shown.was, ...('isFrom' in shown && { from: true }) },
  }
}

function anatomyView({ title, text, pins, product }: NonNullable<Home['anatomy']>, codeText: string, locale: Locale) {
  const { name, url, image, code } = product
  return {
    title,
    text,
    pins: pins.map(pin => ({ ...pin, name: softHyphens(pin.name, locale), text: softHyphens(pin.text, locale) })),
    name,
    url,
    image,
    ...cardPrice(product),
    code: formatMessage(codeText, { code }),
  }
}

export type HomePage = Omit<Awaited<ReturnType<typeof homePage>>, 'meta'>
