import { fields } from '@shop/contract/fields'
import { splitLocale } from '@shop/contract/locales'
import { fieldErrors, formResponse, rejectedForm, textFields } from '../../../platform/forms/form-reply.server.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getCustomer } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { productHeadingView } from '../tile/product-heading.server.ts'
import { substituteTileView } from '../tile/product-tile.server.ts'

interface ProductParams {
  page: string
  product: string
}

/** A product with its options that are out of stock. */
async function loadProduct(context: LoaderContext, url: URL, params: ProductParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const { product } = await callApi(context, '/api/product/show', { lang, ...params })
  const { id, name, options, availability } = product
  const soldOut = options.filter(option => option.availability === 'out_of_stock').map(({ id, name }) => ({ id, name }))
  const isSoldOut = availability === 'out_of_stock' || soldOut.length > 0
  return { id, name, heading: productHeadingView(product, lang), soldOut, isSoldOut }
}

/** Loader data of «Повідомити про наявність». */
export async function loadStockRequest(context: LoaderContext, url: URL, params: ProductParams) {
  const { locale } = splitLocale(url.pathname)
  const [product, customer] = await Promise.all([loadProduct(context, url, params), getCustomer(context, locale)])
  const words = getWords(locale, 'stockRequest')
  const requested = url.searchParams.get('size')
  const chosen = product.soldOut.find(({ name }) => name === requested)
  const size = chosen ?? product.soldOut[0] ?? null
  const substitutes = product.isSoldOut
    ? await callApi(context, '/api/product/substitutes', {
        lang: locale,
        product_id: product.id,
        ...(size && { option_id: size.id }),
      })
    : []
  const { chooseSize: chooseSizeOf, differs } = getWords(locale, 'catalogue')
  const title = `${words.title}: ${product.name}`
  return {
    product,
    /** The size that the substitutes are available in; null: the product has no sizes. */
    size: size?.name ?? null,
    /** The size that the form begins with: that of the address, or the only one. */
    optionId: chosen?.id ?? (product.soldOut.length === 1 ? size?.id : undefined),
    substitutes: substitutes.map(card => substituteTileView(card, differs)),
    chooseSizeOf,
    email: customer?.email ?? '',
    words,
    seo: await noindexMeta(context, url, { title, description: words.lead }),
  }
}

export type StockRequestData = Awaited<ReturnType<typeof loadStockRequest>>

/** Stores the e-mail address until the product or the size is in stock. */
export async function sendStockRequest(request: Request, context: LoaderContext, url: URL, params: ProductParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const values = textFields(await request.formData(), 'email', 'option_id')
  const product = await loadProduct(context, url, params)
  const option = product.soldOut.find(({ id }) => String(id) === values.option_id)
  const errors = {
    ...(product.soldOut.length > 0 && !option && { option_id: getWords(lang, 'stockRequest').chooseSize }),
    ...fieldErrors({ email: fields.email }, values, lang),
  }
  if (Object.keys(errors).length > 0) return rejectedForm({ values, errors })
  const answer = await context.get(requestContext).client.call('/api/product/notify', {
    lang,
    product_id: product.id,
    email: fields.email.normalize(values.email ?? ''),
    ...(option ? { option_id: option.id } : {}),
  })
  return formResponse(answer, values, lang)
}
