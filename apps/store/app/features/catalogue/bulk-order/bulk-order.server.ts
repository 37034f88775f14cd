import { randomUUID } from 'node:crypto'
import type { Option, ProductCard } from '@shop/contract'
import { MAX_QUANTITY, maxQuantityFor } from '@shop/contract/cart-rules'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { callApi } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { cardPrice } from '../../../platform/words/card-price.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { addSeveral } from '../../cart/index.server.ts'
import { findKit, type KitParams } from '../kit/kit.server.ts'
import { productHeadingView } from '../tile/product-heading.server.ts'

/** The page of the table of a product, by the product's own page. */
const bulkOrderPath = (url: string): string => {
  const { locale, path } = splitLocale(url)
  return localise(`/crew${path}`, locale)
}

type Goods = Pick<ProductCard, 'id' | 'name' | 'url' | 'price' | 'price_from' | 'old_price' | 'availability'>

/** A product with its sizes; without any it has one without an id. */
function tableView(goods: Goods, options: readonly Option[]) {
  const { id, name, url, price, availability } = goods
  const max = availability === 'out_of_stock' ? 0 : MAX_QUANTITY
  const sizes = options.map(option => ({
    id: option.id,
    name: option.name,
    price: option.price,
    availability: option.availability,
    left: option.count_left,
    max: maxQuantityFor(option.count_left),
  }))
  const whole = { id: null, name: null, price, availability, left: null, max }
  return { id, name, path: url, ...cardPrice(goods), sizes: sizes.length > 0 ? sizes : [whole] }
}

/** One product, in any of its colours. A product with less than two sizes has no table. */
async function loadProductTable(context: LoaderContext, url: URL, params: { page: string; product: string }) {
  const { locale: lang } = splitLocale(url.pathname)
  const { product } = await callApi(context, '/api/product/show', { lang, ...params })
  if (product.options.length < 2) throw redirect(product.url)
  const words = getWords(lang, 'bulkOrder')
  return {
    ...productHeadingView(product, lang),
    title: words.title,
    lead: words.lead,
    products: [tableView(product, product.options)],
    colours: product.variants.map(({ name, url: own, swatch, current }) => ({
      name,
      url: bulkOrderPath(own),
      swatch,
      current,
    })),
  }
}

/** The products of a kit. */
async function loadKitTables(context: LoaderContext, url: URL, params: KitParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const { name, path, ids } = await findKit(context, url, params)
  const pieces = await callApi(context, '/api/product/pieces', { lang, ids })
  const { kitTitle: title, kitLead: lead } = getWords(lang, 'bulkOrder')
  const products = pieces.map(({ product, options }) => tableView(product, options))
  return { name, path, title, lead, products, code: null, picture: null, colours: [] }
}

/** Loader data of «Замовити на бригаду»: of a product, or with `?kit` and of a page of a trade, of a kit. */
export async function loadBulkOrder(context: LoaderContext, url: URL, { page, product }: KitParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const table =
    product === undefined || url.searchParams.has('kit')
      ? await loadKitTables(context, url, { page, product })
      : await loadProductTable(context, url, { page, product })
  return {
    ...table,
    /** Idempotency key of a form that is submitted without scripts. */
    key: randomUUID(),
    words: getWords(lang, 'bulkOrder'),
    seo: await noindexMeta(context, url, { title: `${table.title}: ${table.name}`, description: table.lead }),
  }
}

export type BulkOrderData = Awaited<ReturnType<typeof loadBulkOrder>>

/** What a form without scripts has done. A whole addition redirects to the cart instead. */
export interface BulkOrderReply {
  error: string | null
  /** Text about the sizes of which fewer units were added. */
  short: string | null
}

/** Adds the sizes of a form that is submitted without scripts. */
export async function addBulkOrder(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { nothing } = getWords(locale, 'bulkOrder')
  const added = await addSeveral(await request.formData(), context, { locale, nothing })
  if (added instanceof Response) return added
  const { error, short, init } = added
  return data({ error, short } satisfies BulkOrderReply, init)
}
