import type { ComparedProduct } from '@shop/contract'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import { isSecure } from '../../../platform/browser/cookie-text.ts'
import { compactImage } from '../../../platform/pictures/compact-image.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { cardPrice } from '../../../platform/words/card-price.ts'
import { nonBreakingRanges } from '../../../platform/words/non-breaking-text.ts'
import { softHyphens } from '../../../platform/words/soft-hyphens.server.ts'
import type { CompareWords } from '../../../platform/words/uk/compare.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { ADDED } from '../../cart/index.server.ts'
import { COMPARE_COOKIE, compareCookie } from './compare-cookie.ts'
import { COMPARE_INTENT } from './compare-toggle.tsx'
import { comparePath, parseCompared, toggleCompared } from './compared.ts'
import { compareSpecifications, joinSpecifications, type Specification } from './comparison.ts'

/** Image widths in pixels of the picture over the data of a product. */
const PICTURE_WIDTHS = [160, 320, 480]

const comparedIn = (context: LoaderContext): readonly number[] =>
  parseCompared(context.get(requestContext).shopper().cookie(COMPARE_COOKIE))

/** All that is compared of a product as text: what is in stock with its technical data, and its characteristics. */
function specificationsOf(compared: ComparedProduct, words: CompareWords, locale: Locale) {
  const { product, options, technical_data, characteristics } = compared
  const sizes = options.filter(({ count_left }) => count_left > 0).map(({ name }) => name)
  const text = (value: string) => softHyphens(nonBreakingRanges(value), locale)
  const specification = (group: string, name: string, value: string): Specification => ({
    group,
    name: text(name),
    value: text(value),
  })
  const technical = [
    ...(sizes.length > 0 ? [specification('', words.sizes, sizes.join(', '))] : []),
    ...(product.variants.length > 1
      ? [specification('', words.colours, product.variants.map(({ name }) => name).join(', '))]
      : []),
    ...technical_data.map(({ group = '', name, value }) => specification(group, name, value)),
  ]
  return {
    technical,
    characteristics: characteristics.map(({ name, value }) => specification(words.characteristics, name, value)),
  }
}

/** Loader data of the comparison. Without products in its address it leads to those of this browser. */
export async function loadComparison(context: LoaderContext, url: URL) {
  const { locale: lang } = splitLocale(url.pathname)
  const address = url.searchParams.get('products')
  if (address === null) {
    const own = comparedIn(context)
    if (own.length > 0) throw redirect(localise(comparePath(own), lang))
  }
  const words = getWords(lang, 'compare')
  const ids = parseCompared(address)
  const isAdded = url.searchParams.has(ADDED)
  if (isAdded && comparedIn(context).length > 0) throw redirect(localise(comparePath(ids), lang))
  const compared = ids.length > 0 ? await callApi(context, '/api/product/compare', { lang, ids: [...ids] }) : []
  return {
    words,
    /** The browser has not stored the cookie of what was added. */
    refused: isAdded ? getWords(lang, 'errors').cookiesRefused : null,
    /** A product was not added, because there were as many as can be compared. */
    isFull: url.searchParams.has('full'),
    products: compared.map(({ product }) => ({
      id: product.id,
      name: product.name,
      url: product.url,
      picture: compactImage(product.image, PICTURE_WIDTHS),
      ...cardPrice(product),
      availability: product.availability,
      rating: product.rating,
      reviews: product.reviews_count,
      hasSizes: product.options_count > 0 && product.availability !== 'out_of_stock',
    })),
    groups: compareSpecifications(
      joinSpecifications(compared.map(one => specificationsOf(one, words, lang))),
      words.onlyOne,
    ),
    /** Without parameters of the visit. */
    path: localise(comparePath(compared.map(({ product }) => product.id)), lang),
    seo: await noindexMeta(context, url, { title: words.title, description: words.lead }),
  }
}

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>

/**
 * Adds a product to those that are compared in this browser, removes one from them and from the page, or removes them all. The
 * forms work without scripts.
 */
export async function changeComparison(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const form = await request.formData()
  const id = Number(form.get('product_id'))
  const own = comparedIn(context)
  const answer = (cookie: readonly number[], path: string) =>
    redirect(localise(path, locale), {
      status: 303,
      headers: { 'Set-Cookie': compareCookie(cookie, isSecure(context.get(requestContext))) },
    })
  switch (form.get('intent')) {
    case COMPARE_INTENT: {
      if (!Number.isInteger(id) || id < 1 || own.includes(id)) return answer(own, comparePath(own))
      const next = toggleCompared(own, id)
      return next ? answer(next, `${comparePath(next)}&${ADDED}`) : answer(own, `${comparePath(own)}&full`)
    }
    case 'remove': {
      const products = form.get('products')
      const shown = parseCompared(typeof products === 'string' ? products : null)
      const without = (ids: readonly number[]) => ids.filter(one => one !== id)
      const rest = without(shown)
      return answer(without(own), rest.length > 0 ? comparePath(rest) : '/compare')
    }
    default:
      return answer([], '/compare')
  }
}
