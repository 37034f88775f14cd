import { randomUUID } from 'node:crypto'
import { type Form, fields, normalizeForm } from '@shop/contract/fields'
import { splitLocale } from '@shop/contract/locales'
import { redirect } from 'react-router'
import {
  fieldErrors,
  formResponse,
  keyOf,
  rejectedForm,
  textFields,
} from '../../../platform/forms/form-reply.server.ts'
import { callApi, notFound } from '../../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getCustomer } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { parseList } from '../listing/list-params.ts'
import { productHeadingView } from '../tile/product-heading.server.ts'
import { questionView } from './question-view.server.ts'

const questionForm = {
  name: fields.name,
  email: fields.emailOptional,
  text: fields.message,
} as const satisfies Form

interface ProductParams {
  page: string
  product: string
}

/** Loader data of the questions about a product and of the form that asks one. */
export async function loadQuestions(context: LoaderContext, url: URL, params: ProductParams) {
  const { locale: lang } = splitLocale(url.pathname)
  const { page: number } = parseList(url.searchParams)
  const [{ product }, customer] = await Promise.all([
    callApi(context, '/api/product/show', { lang, ...params }),
    getCustomer(context, lang),
  ])
  const questions = await callApi(context, '/api/questions/list', {
    lang,
    product_id: product.id,
    page_number: number,
  })
  if (number > Math.max(1, questions.pages)) throw notFound()
  const words = getWords(lang, 'questions')
  const title = `${words.title}: ${product.name}`
  return {
    product: {
      ...productHeadingView(product, lang),
      id: product.id,
      hasColours: product.variants.length > 1,
    },
    items: questions.items.map(question => questionView(question, lang)),
    path: url.pathname,
    page: questions.page,
    pages: questions.pages,
    /** Whether the question was sent with the last submit. */
    sent: url.searchParams.has('sent'),
    /** Makes a repeated submit the same question. */
    key: randomUUID(),
    customer: { name: customer?.name ?? '', email: customer?.email ?? '' },
    words,
    seo: await noindexMeta(context, url, { title, description: words.lead }),
  }
}

export type QuestionsData = Awaited<ReturnType<typeof loadQuestions>>

/** Sends a question to the shop and shows the confirmation. */
export async function sendQuestion(request: Request, context: LoaderContext, url: URL) {
  const { locale: lang } = splitLocale(url.pathname)
  const form = await request.formData()
  const typed = textFields(form, ...Object.keys(questionForm))
  const productId = Number(form.get('product_id'))
  if (!Number.isInteger(productId) || productId < 1) throw notFound()
  const errors = fieldErrors(questionForm, typed, lang)
  if (Object.keys(errors).length > 0) return rejectedForm({ values: typed, errors })
  const { name = '', email = '', text = '' } = normalizeForm(questionForm, typed)
  const answer = await context
    .get(requestContext)
    .shopper()
    .client.call(
      '/api/questions/add',
      { lang, product_id: productId, name, text, ...(email && { email }) },
      keyOf(form),
    )
  if (answer.success) return redirect(`${url.pathname}?sent#ask`, { status: 303 })
  return formResponse(answer, typed, lang)
}
