import { messages } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import { fields } from '@shop/contract/fields'
import { splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { callAsCustomer } from '../auth/customer.server.ts'
import { callApi } from '../backend/call-api.ts'
import { type LoaderContext, requestContext } from '../context.ts'
import { getWords } from '../words/words.server.ts'
import {
  checkReturnForm,
  countName,
  type ReturnErrors,
  type ReturnValues,
  readReturnForm,
  returnKindOf,
  sizeName,
} from './return-form-data.ts'

/** Order of a guest, authorised by its token. */
export interface GuestOrder {
  number: string
  token: string
}

type ReturnsData = DataOf<'/api/profile/return'>

const askReturns = (context: LoaderContext, url: URL, guest: GuestOrder | null): Promise<ReturnsData> => {
  const { locale: lang } = splitLocale(url.pathname)
  return guest
    ? callApi(context, '/api/return/show', { lang, ...guest })
    : callAsCustomer(context, '/api/profile/return', { lang })
}

/** Loader data of the returns page: of a customer, or with `guest` of one order. */
export async function loadReturns(context: LoaderContext, url: URL, guest: GuestOrder | null) {
  const { locale } = splitLocale(url.pathname)
  const { orders, requests, questions } = await askReturns(context, url, guest)
  const number = guest?.number ?? url.searchParams.get('order')
  return {
    orders,
    requests,
    questions,
    order: orders.find(order => order.number === number) ?? null,
    guest,
    /** Number of the request created by the last submit. */
    sent: requests.find(({ number }) => number === url.searchParams.get('sent'))?.number ?? null,
    /** Idempotency key: a repeated submit creates one request. */
    key: crypto.randomUUID(),
    words: getWords(locale, 'returns'),
    cartWords: getWords(locale, 'cart'),
  }
}

export type ReturnsPageData = Awaited<ReturnType<typeof loadReturns>>

/** Errors of a request that was not created. */
export interface ReturnsResult {
  values: ReturnValues
  errors: ReturnErrors
  formError: string | null
}

/** «Надіслати заявку». */
export async function sendReturn(request: Request, context: LoaderContext, url: URL, guest: GuestOrder | null) {
  const { locale: lang } = splitLocale(url.pathname)
  const { client } = context.get(requestContext).shopper()
  const form = await request.formData()
  const { orders } = await askReturns(context, url, guest)
  const order = orders.find(({ number }) => number === form.get('number'))
  if (!order) throw data(null, { status: 404 })
  const values = readReturnForm(form, order)
  const { errors, items } = checkReturnForm(values, order, {
    messages: messages[lang],
    words: getWords(lang, 'returns'),
  })
  if (Object.keys(errors).length > 0) return { values, errors, formError: null } satisfies ReturnsResult
  const body = {
    lang,
    number: order.number,
    kind: returnKindOf(values.kind),
    items,
    question: values.question ?? '',
    comment: fields.comment.normalize(values.comment ?? ''),
  }
  const key = String(form.get('key') ?? '')
  const options = /^[\w-]{16,64}$/.test(key) ? { idempotencyKey: key } : {}
  const answer = guest
    ? await client.call('/api/return/create', { ...body, token: guest.token }, options)
    : await client.call('/api/profile/return/create', body, options)
  if (answer.success) {
    const search = new URLSearchParams({ ...guest, sent: answer.data.number })
    return redirect(`${url.pathname}?${search}`, { status: 303 })
  }
  const { message, fields: refused } = toClientFailure(answer.error)
  return {
    values,
    errors: refusedInputs(refused, items),
    formError: message ?? messages[lang].failure.unavailable,
  } satisfies ReturnsResult
}

/** Messages of the backend by the name of the input: `items.0.option_id` is the size of the first submitted line. */
function refusedInputs(
  refused: Readonly<Record<string, readonly string[]>>,
  items: readonly { line_id: number }[],
): ReturnErrors {
  const inputs = Object.entries(refused).flatMap(([path, [message = '']]) => {
    const [, index, field] = /^items\.(\d+)\.(count|option_id)$/.exec(path) ?? []
    const item = items[Number(index)]
    if (!item) return [[path, message] as const]
    return [[field === 'count' ? countName(item.line_id) : sizeName(item.line_id), message] as const]
  })
  return Object.fromEntries(inputs)
}
