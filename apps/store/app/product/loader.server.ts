import type { DataOf } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { callApi } from '../backend/call-api.ts'
import { compactImage } from '../catalogue/compact-image.ts'
import { productTileView } from '../catalogue/product-tile.server.ts'
import type { LoaderContext } from '../context.ts'
import { formatDate } from '../news/news-item.server.ts'
import { nonBreakingNumbers } from '../non-breaking-text.ts'
import { counted, fill } from '../phrase.ts'
import { pageMeta } from '../seo/page-meta.server.ts'
import { getWords } from '../words/words.server.ts'

type Reviews = DataOf<'/api/reviews/list'>
type Row = DataOf<'/api/product/show'>['product']['technical_data'][number]

/** Number of reviews shown initially. */
const FIRST_REVIEWS = 3
const RELATED = 4

/** Image widths in pixels, for thumbnails, the gallery and the zoom view. */
const STAGE_WIDTHS = [160, 320, 480, 800, 1200]

/** A related product leads to its colours: their swatches here would not fit into the page's budget of HTML. */
const withoutColours = (card: Parameters<typeof productTileView>[0]) => ({ ...productTileView(card), colours: [] })

/** Groups the rows of a technical table, in their original order. */
function grouped(rows: readonly Row[]) {
  const groups = new Map<string, { name: string; value: string }[]>()
  for (const { group = '', name, value } of rows) groups.set(group, [...(groups.get(group) ?? []), { name, value }])
  return [...groups].map(([name, inside]) => ({ name, rows: inside }))
}

/** Parses `?reviews=`: a page number, the open form (`new`) or its confirmation (`sent`). Without it the newest few are shown. */
function requestedReviews(url: URL) {
  const requested = url.searchParams.get('reviews')
  const page = /^[1-9]\d{0,4}$/.test(requested ?? '') ? Number(requested) : null
  const formState =
    requested === 'new' ? ('open' as const) : requested === 'sent' ? ('sent' as const) : ('closed' as const)
  return { page, formState, isRequested: page !== null || formState !== 'closed' }
}

function reviewsView(
  { items, total, average, counts, pages }: Reviews,
  locale: Locale,
  requested: ReturnType<typeof requestedReviews>,
) {
  return {
    ...requested,
    pages,
    total,
    average,
    counts: ([5, 4, 3, 2, 1] as const).map(grade => ({ grade, count: counts[grade] })),
    items: items.slice(0, requested.page === null ? FIRST_REVIEWS : items.length).map(review => ({
      ...review,
      date: review.date.slice(0, 10),
      day: formatDate(review.date, locale),
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
  const requested = requestedReviews(url)
  const reviews = await callApi(context, '/api/reviews/list', {
    lang: locale,
    product_id: product.id,
    page_number: requested.page ?? 1,
  })
  const { code, delivery, reviewsCount, noReviews, ...words } = getWords(locale, 'product')
  const current = product.variants.find(variant => variant.current)
  return {
    // First, because gzip refers back 32 KB at most: the texts of the reviews are in the HTML that far before the loader data.
    reviews: reviewsView(reviews, locale, requested),
    words: {
      ...words,
      delivery: fill(delivery, { days: product.delivery_days.replace('-', '–') }),
      reviewsCount: counted(locale, reviewsCount, reviews.total),
      noReviews: reviews.total === 0 ? noReviews : '',
      chooseSizeOf: getWords(locale, 'catalogue').chooseSize,
    },
    product: {
      id: product.id,
      name: product.name,
      code: fill(code, { code: product.code }),
      price: product.price,
      was: product.old_price,
      availability: product.availability,
      left: product.count_left,
      rating: product.rating,
      reviews: product.reviews_count,
      labels: product.labels,
      standards: product.standards,
      gallery: product.gallery.map(image => ({ ...compactImage(image, STAGE_WIDTHS), alt: image.alt })),
      options: product.options.map(({ code: _, count_left: left, ...option }) => ({ ...option, left })),
      colour: current?.name ?? null,
      variants: product.variants.map(({ name, url, swatch, current }) => ({ name, url, swatch, current })),
      description: nonBreakingNumbers(product.description),
      technical: grouped(product.technical_data),
      characteristics: grouped(product.characteristics),
      sizeChart: product.size_chart && {
        caption: product.size_chart.caption,
        sizes: product.size_chart.sizes,
        // Ranges or texts, never both: loader data is part of every page's weight.
        rows: product.size_chart.rows.map(({ id, name, values, ranges }) =>
          ranges ? { id, name, ranges: ranges.map(({ min, max }) => [min, max] as const) } : { id, name, values },
        ),
      },
    },
    breadcrumbs,
    related: related.slice(0, RELATED).map(withoutColours),
    seo: pageMeta(context, { meta, url, reads: ['reviews'] }),
  }
}

export type ProductView = Awaited<ReturnType<typeof productView>>
