import { randomUUID } from 'node:crypto'
import { localise, splitLocale } from '@shop/contract/locales'
import { formatMessage } from '@shop/ui/messages/format'
import { data, redirect } from 'react-router'
import { callApi, notFound } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { addSeveral } from '../../cart/index.server.ts'
import { PIECE_FIELD, pieceSizeField } from '../../cart/index.ts'
import type { KitReply } from './kit-form.tsx'
import { pieceView } from './piece.ts'

/** The page that a kit belongs to: a product, or a page of text with products. */
export interface KitParams {
  page: string
  product?: string | undefined
}

/** Name and path of the page of a kit, and its products. */
export async function findKit(context: LoaderContext, url: URL, { page, product: slug }: KitParams) {
  const { locale: lang } = splitLocale(url.pathname)
  if (slug !== undefined) {
    const { product } = await callApi(context, '/api/product/show', { lang, page, product: slug })
    if (product.matching.length === 0) throw redirect(product.url)
    return { name: product.name, path: product.url, ids: [product.id, ...product.matching] }
  }
  const shown = await callApi(context, '/api/page/show', { lang, page })
  if (shown.kind !== 'content' || shown.products.length === 0) throw notFound()
  return { name: shown.title, path: localise(`/${page}`, lang), ids: shown.products.map(({ id }) => id) }
}

/** Loader data of the page of a kit, for browsers without scripts. */
export async function loadKit(context: LoaderContext, url: URL, params: KitParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const { name, path, ids } = await findKit(context, url, params)
  const words = getWords(lang, 'kit')
  const pieces = await callApi(context, '/api/product/pieces', { lang, ids })
  return {
    name,
    path,
    pieces: pieces.map(pieceView),
    /** Idempotency key of a form that is submitted without scripts. */
    key: randomUUID(),
    words,
    seo: await noindexMeta(context, url, { title: formatMessage(words.of, { name }), description: words.lead }),
  }
}

export type KitPageData = Awaited<ReturnType<typeof loadKit>>

/** Adds the wanted products of a form that is submitted without scripts. */
export async function addKit(request: Request, context: LoaderContext, url: URL, params: KitParams) {
  const { locale } = splitLocale(url.pathname)
  const words = getWords(locale, 'kit')
  const form = await request.formData()
  const added = await addSeveral(form, context, { locale, nothing: words.nothing })
  if (added instanceof Response) return added
  const { ids } = await findKit(context, url, params)
  const wanted = form.getAll(PIECE_FIELD).map(Number)
  const withoutSize = wanted.filter((_, index) => `items.${index}.option_id` in added.fields)
  const sizes = ids.map(id => {
    const size = form.get(pieceSizeField(id))
    return [String(id), typeof size === 'string' ? size : ''] as const
  })
  const reply: KitReply = {
    error: withoutSize.length > 0 ? words.sizesRequired : added.error,
    short: added.short,
    sizes: Object.fromEntries(sizes),
    unwanted: ids.filter(id => !wanted.includes(id)),
    withoutSize,
  }
  return data(reply, added.init)
}
