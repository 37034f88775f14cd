import { messages } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { ClientFailure } from '@shop/contract/client-failure'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { execute } from '@shop/flows/return-request/execute'
import type { UploadedBefore } from '@shop/flows/return-request/photos'
import {
  checkReturn,
  type ReturnIssues,
  type ReturnValues,
  rejectedInputs,
  toReturnBody,
} from '@shop/flows/return-request/rules'
import { data, redirect } from 'react-router'
import { keyOf } from '../../../platform/forms/form-reply.server.ts'
import { uploadFiles } from '../../../platform/photos/upload-files.server.ts'
import { photoIssueText } from '../../../platform/photos/uploaded-photos.ts'
import { callApi } from '../../../platform/request/call-api.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { callAsCustomer, signInRequired } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { type GuestOrder, type ReturnErrors, readReturnForm, sentPath, toReturnErrors } from './return-form-data.ts'

type ReturnsData = DataOf<'/api/profile/return'>

const askReturns = (context: LoaderContext, url: URL, guest: GuestOrder | null): Promise<ReturnsData> => {
  const { locale: lang } = splitLocale(url.pathname)
  return guest
    ? callApi(context, '/api/return/show', { lang, ...guest })
    : callAsCustomer(context, '/api/profile/return', { lang })
}

/** The address to which mails about an order are sent. */
async function emailOf(context: LoaderContext, lang: Locale, guest: GuestOrder | null, number: string) {
  if (guest) return (await callApi(context, '/api/checkout/order', { lang, ...guest })).contact.email
  const { items } = await callAsCustomer(context, '/api/profile/orders', { lang, number })
  return items[0]?.contact.email ?? ''
}

/** Loader data of the page of exchanges and returns: a customer's, or with `guest` of one order. */
export async function loadReturns(context: LoaderContext, url: URL, guest: GuestOrder | null) {
  const { locale } = splitLocale(url.pathname)
  const { orders, requests, questions } = await askReturns(context, url, guest)
  const number = guest?.number ?? url.searchParams.get('order')
  const sent = requests.find(({ number }) => number === url.searchParams.get('sent'))
  return {
    orders,
    requests,
    questions,
    order: orders.find(order => order.number === number) ?? null,
    guest,
    /** Number of the request that was sent with the last submit, and the address that it is answered to. */
    sent: sent?.number ?? null,
    sentTo: sent ? await emailOf(context, locale, guest, sent.order_number) : '',
    /** Makes a repeated submit the same request. */
    key: crypto.randomUUID(),
    words: getWords(locale, 'returns'),
    cartWords: getWords(locale, 'cart'),
    /** Messages of the field rules. */
    messages: messages[locale],
  }
}

export type ReturnsPageData = Awaited<ReturnType<typeof loadReturns>>

/** Errors of a request that was not created. */
export interface ReturnsResult {
  values: ReturnValues
  /** Photos that are uploaded, and files that are not, with the reason. */
  photos: UploadedBefore[]
  photoErrors: { name: string; text: string }[]
  errors: ReturnErrors
  formError: string | null
}

/** «Надіслати заявку» without scripts. */
export async function sendReturn(request: Request, context: LoaderContext, url: URL, guest: GuestOrder | null) {
  const { locale: lang } = splitLocale(url.pathname)
  const texts = { messages: messages[lang], words: getWords(lang, 'returns') }
  const { client } = context.get(requestContext).shopper()
  const form = await request.formData()
  const { orders } = await askReturns(context, url, guest)
  const order = orders.find(({ number }) => number === form.get('number'))
  if (!order) throw data(null, { status: 404 })
  const values = readReturnForm(form, order)
  const { photos, refused } = await uploadFiles(context, form, { lang, order: guest })
  if (!guest && refused.some(({ failure }) => failure?.code === 'unauthorised')) throw signInRequired()
  const rejected = (issues: ReturnIssues, formError: string | null): ReturnsResult => ({
    values,
    photos,
    photoErrors: refused.map(({ name, issue }) => ({ name, text: photoIssueText(issue, texts.words) })),
    errors: toReturnErrors(issues, texts),
    formError,
  })
  const { issues, items } = checkReturn(values, order)
  // A file that was not taken is said before the request is sent without it.
  if (Object.keys(issues).length > 0 || refused.length > 0) return rejected(issues, null)
  const body = toReturnBody({ lang, order, values, photos: photos.map(({ token }) => token) })
  const { idempotencyKey: key = crypto.randomUUID() } = keyOf(form)
  const answer = await execute({ body, key }, { client, token: guest?.token })
  if (answer.ok) return redirect(sentPath(url, guest, answer.data.number), { status: 303 })
  const { error }: { error: ClientFailure } = answer
  if (error.code === 'unauthorised' && !guest) throw signInRequired()
  return rejected(rejectedInputs(error.fields, items), error.message ?? texts.messages.failure.unavailable)
}
