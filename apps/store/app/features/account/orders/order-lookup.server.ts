import { normalizeForm } from '@shop/contract/fields'
import { splitLocale } from '@shop/contract/locales'
import { orderCodeForm, orderLookupForm } from '@shop/contract/order-lookup'
import { data, redirect } from 'react-router'
import { type FormReply, textFields, toFormReply } from '../../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { orderPagePath } from '../../checkout/index.ts'
import { validationReply } from '../auth/sign-in-page.server.ts'

export async function loadOrderLookup(context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { phone_messages } = await getSettings(context, locale)
  const { withPhones, ...byMail } = getWords(locale, 'orderLookup')
  const words = phone_messages ? { ...byMail, ...withPhones } : byMail
  const { title, description } = words
  return { words, seo: await noindexMeta(context, url, { title, description }) }
}

export interface OrderLookup {
  /** What a code was asked for; null: nothing yet. */
  asked: { number: string; phone: string } | null
  /** The code is not the first one. */
  isRepeated: boolean
  reply: FormReply
}

/** Sends a code, or opens the order by it. */
export async function findOrderByCode(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { client, shopper } = context.get(requestContext)
  shopper() // makes the response private
  const form = await request.formData()
  const answered = (lookup: OrderLookup, status = 200) => data(lookup, { status })
  const typed = textFields(form, 'number', 'phone')
  const invalid = validationReply(orderLookupForm, typed, url)
  if (invalid) return answered({ asked: null, isRepeated: false, reply: invalid })
  const { number = '', phone = '' } = normalizeForm(orderLookupForm, typed)
  const asked = { number, phone }
  if (!form.has('code')) {
    const isRepeated = form.has('again')
    const sent = await client.call('/api/checkout/order/code', { lang: locale, ...asked })
    const { reply, status } = toFormReply(sent, asked, locale)
    return answered({ asked: reply.sent || isRepeated ? asked : null, isRepeated, reply }, status)
  }
  const { code = '' } = textFields(form, 'code')
  const invalidCode = validationReply(orderCodeForm, { code }, url)
  if (invalidCode) return answered({ asked, isRepeated: false, reply: invalidCode })
  const found = await client.call('/api/checkout/order/find', { lang: locale, ...asked, code })
  if (found.success) return redirect(orderPagePath('order', found.data, locale), { status: 303 })
  const { reply, status } = toFormReply(found, { code }, locale)
  return answered({ asked, isRepeated: false, reply }, status)
}
