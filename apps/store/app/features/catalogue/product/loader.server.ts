import type { Availability, ReviewSort } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { grades } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { compactImage } from '../../../platform/pictures/compact-image.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { pageMeta } from '../../../platform/seo/page-meta.server.ts'
import { formatDateline } from '../../../platform/words/format-date.ts'
import { getMoneyFormat } from '../../../platform/words/money.server.ts'
import { nonBreakingNumbers } from '../../../platform/words/non-breaking-text.ts'
import { softHyphens } from '../../../platform/words/soft-hyphens.server.ts'
import type { ProductWords } from '../../../platform/words/uk/product.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { questionsPath, questionView } from '../questions/question-view.server.ts'
import { productTileView, substituteTileView } from '../tile/product-tile.server.ts'
import { termsOf } from './product-terms.server.ts'
import { sizeChartView } from './size-chart-view.ts'

type Reviews = DataOf<'/api/reviews/list'>
type Row = DataOf<'/api/product/show'>['product']['technical_data'][number]

/** Number of reviews shown initially. */
const FIRST_REVIEWS = 3
/** Fewest statements of which a verdict is drawn. */
const FITS_MIN = 3
/** Number of questions shown with their answers: the page has no room for more. All are on their own page. */
const FIRST_QUESTIONS = 1
const RELATED = 4

/** Image widths in pixels, for thumbnails, the gallery and the zoom view. */
const STAGE_WIDTHS = [160, 320, 480, 800, 1200]

interface TechnicalRow {
  name: string
  value: string
  symbols?: Row['symbols']
}

/** Groups the rows of a technical table, in their original order. */
function grouped(rows: readonly Row[], locale: Locale) {
  const groups = new Map<string, TechnicalRow[]>()
  for (const { group = '', name, value, symbols } of rows) {
    // The symbols are listed with their texts, which are the value.
    const shown = symbols ? { value: '', symbols } : { value: softHyphens(value, locale) }
    groups.set(group, [...(groups.get(group) ?? []), { name: softHyphens(name, locale), ...shown }])
  }
  return [...groups].map(([name, inside]) => ({ name, rows: inside }))
}

/** `?reviews=2-best-4`: page, order (none: the newest first) and grade. */
const LIST = /^([1-9]\d{0,4})(?:-(best|worst))?(?:-([1-5]))?$/

/** Parses `?reviews=`: a list, the open form (`new`) or its confirmation (`sent`). Without it the newest few are shown. */
function requestedReviews(url: URL) {
  const requested = url.searchParams.get('reviews')
  const [, page, order, typedGrade] = LIST.exec(requested ?? '') ?? []
  const sort: ReviewSort = order === 'best' || order === 'worst' ? order : 'new'
  const grade = grades.find(grade => String(grade) === typedGrade) ?? null
  const formState =
    requested === 'new' ? ('open' as const) : requested === 'sent' ? ('sent' as const) : ('closed' as const)
  const list = page === undefined ? null : Number(page)
  return { page: list, sort, grade, formState, isRequested: list !== null || formState !== 'closed' }
}

/** What most of those say who stated how the sizes turned out; null while too few have. */
function fitVerdict({ fits }: Reviews, words: ProductWords['fits']): string | null {
  const total = fits.small + fits.true + fits.large
  if (total < FITS_MIN) return null
  const [most] = (['true', 'small', 'large'] as const).toSorted((one, other) => fits[other] - fits[one])
  return most === undefined ? null : formatMessage(words[most], { share: Math.round((fits[most] / total) * 100) })
}

function reviewsView(
  { items, total, average, counts, pages, ...reviews }: Reviews,
  locale: Locale,
  requested: ReturnType<typeof requestedReviews>,
  { fits, fitNote }: Pick<ProductWords, 'fits' | 'fitNote'>,
) {
  const all = grades.reduce((sum, grade) => sum + counts[grade], 0)
  return {
    ...requested,
    pages,
    /** Of the list; `all`: of all grades. */
    total,
    all,
    average,
    fit: fitVerdict({ items, total, average, counts, pages, ...reviews }, fits),
    counts: ([5, 4, 3, 2, 1] as const).map(grade => ({ grade, count: counts[grade] })),
    // What a review does not have is left out: loader data is part of the page's weight.
    items: items
      .slice(0, requested.page === null ? FIRST_REVIEWS : items.length)
      .map(({ id, lang, grade, name, text, advantages, disadvantages, reply, fit, purchased, photos, date }) => ({
        id,
        ...(lang !== locale && { lang, language: new Intl.DisplayNames(locale, { type: 'language' }).of(lang) }),
        grade,
        name,
        text,
        ...(advantages && { advantages }),
        ...(disadvantages && { disadvantages }),
        ...(reply && { reply }),
        ...(fit && { fit: fitNote[fit] }),
        ...(purchased && { purchased }),
        ...(photos.length > 0 && { photos }),
        date: date.slice(0, 10),
        day: formatDateline(date, locale),
      })),
  }
}

/** Loads `/{page}/{product}`. */
export async function productView(
  context: LoaderContext,
  locale: Locale,
  { page, product: slug }: { page: string; product: string },
  url: URL,
) {
  const { product, breadcrumbs, related, meta } = await callApi(context, '/api/product/show', {
    lang: locale,
    page,
    product: slug,
  })
  const isSoldOut = product.availability === 'out_of_stock'
  const substitutes = isSoldOut
    ? await callApi(context, '/api/product/substitutes', { lang: locale, product_id: product.id })
    : []
  const requested = requestedReviews(url)
  const [settings, reviews, questions] = await Promise.all([
    getSettings(context, locale),
    callApi(context, '/api/reviews/list', {
      lang: locale,
      product_id: product.id,
      page_number: requested.page ?? 1,
      sort: requested.sort,
      ...(requested.grade && { grade: requested.grade }),
    }),
    callApi(context, '/api/questions/list', { lang: locale, product_id: product.id }),
  ])
  const {
    code,
    terms,
    reviewsCount,
    noReviews,
    left,
    fits,
    fitNote,
    instead,
    toInstead,
    questions: questionWords,
    ...words
  } = getWords(locale, 'product')
  const { chooseSize: chooseSizeOf, differs } = getWords(locale, 'catalogue')
  const leftText = (stock: { availability: Availability; count_left: number }) =>
    stock.availability === 'running_out' && { leftText: formatPlural(locale, left, stock.count_left) }
  const hasPhotos = reviews.items.some(({ photos }) => photos.length > 0)
  const current = product.variants.find(variant => variant.current)
  // `?size=50`: the address of a size.
  const chosen = product.options.find(({ name }) => name === url.searchParams.get('size'))
  return {
    // First, because gzip refers back 32 KB at most: the texts of the reviews are in the HTML that far before the loader data.
    reviews: reviewsView(reviews, locale, requested, { fits, fitNote }),
    words: {
      ...words,
      reviewsCount: formatPlural(locale, reviewsCount, product.reviews_count),
      related: substitutes.length > 0 ? instead : words.related,
      toInstead: substitutes.length > 0 ? toInstead : '',
      // Empty where nothing shows them: the page's weight again.
      noReviews: product.reviews_count === 0 ? noReviews : '',
      allGrades: requested.grade === null ? '' : words.allGrades,
      reviewPhotos: hasPhotos ? words.reviewPhotos : '',
      reviewPhoto: hasPhotos ? words.reviewPhoto : '',
      purchased: reviews.items.some(({ purchased }) => purchased) ? words.purchased : '',
      chooseSizeOf,
    },
    product: {
      id: product.id,
      name: product.name,
      code: formatMessage(code, { code: product.code }),
      price: product.price,
      ...(product.price_from !== null && { isFrom: true }),
      was: product.old_price,
      availability: product.availability,
      left: product.count_left,
      ...leftText(product),
      rating: product.rating,
      reviews: product.reviews_count,
      labels: product.labels,
      gallery: product.gallery.map(image => ({ ...compactImage(image, STAGE_WIDTHS), alt: image.alt })),
      options: product.options.map(({ code: _, count_left, ...option }) => ({
        ...option,
        left: count_left,
        ...leftText({ ...option, count_left }),
      })),
      ...(chosen && { size: String(chosen.id) }),
      lines: product.dimension_lines,
      colour: current?.name ?? null,
      variants: product.variants.map(({ name, url, swatch, current }) => ({ name, url, swatch, current })),
      sizeChart: product.size_chart && sizeChartView(product.size_chart),
      matching: product.matching,
    },
    details: {
      standards: product.standards,
      terms: termsOf(product, terms, settings, locale, await getMoneyFormat(context, locale)),
      description: nonBreakingNumbers(product.description),
      technical: grouped(product.technical_data, locale),
      characteristics: grouped(product.characteristics, locale),
      questions: {
        ...questionWords,
        all: questions.total > FIRST_QUESTIONS ? formatPlural(locale, questionWords.all, questions.total) : '',
        items: questions.items.slice(0, FIRST_QUESTIONS).map(question => questionView(question, locale)),
        path: questionsPath(locale, page, slug),
      },
    },
    breadcrumbs,
    // Instead of what is similar, what can be bought in its place.
    related:
      substitutes.length > 0
        ? substitutes.map(card => substituteTileView(card, differs))
        : related.slice(0, RELATED).map(productTileView),
    seo: pageMeta(context, { meta, url, reads: ['reviews', 'size'] }),
  }
}

type LoadedView = Awaited<ReturnType<typeof productView>>

/** `details`: null in the browser that has loaded the document, whose HTML has them. */
export type ProductView = Omit<LoadedView, 'details'> & { details: LoadedView['details'] | null }
