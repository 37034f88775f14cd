import { messages } from '@shop/contract'
import { normalizeForm, reviewForm } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { execute } from '@shop/flows/cart/execute'
import type { UploadedBefore } from '@shop/flows/return-request/photos'
import { reviewBody } from '@shop/flows/review-form'
import { data, redirect } from 'react-router'
import { isSecure } from '../../../platform/browser/cookie-text.ts'
import {
  type FormReply,
  fieldErrors,
  rejectedForm,
  textFields,
  toFormReply,
} from '../../../platform/forms/form-reply.server.ts'
import { uploadFiles } from '../../../platform/photos/upload-files.server.ts'
import { photoIssueText } from '../../../platform/photos/uploaded-photos.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { cartReferenceOf, redirectToCart } from '../../cart/index.server.ts'
import { cartCookie, parseCartForm } from '../../cart/index.ts'

/** What an «add to cart» form without scripts could not do, with what it had sent. */
export interface AddReply {
  error: string
  /** Id of the size; empty without one. */
  size: string
  count: number
}

/** Executes an «add to cart» form that is submitted without scripts and leads to the cart's page. */
export async function addToCart(form: FormData, context: LoaderContext, locale: Locale): Promise<Response | AddReply> {
  form.set('intent', 'add')
  const command = parseCartForm(form)
  if (!command) throw data(null, { status: 404 })
  const scope = context.get(requestContext)
  const answer = await execute(command, { ...cartReferenceOf(scope, locale), client: scope.client })
  if (answer.ok) {
    const headers = { 'Set-Cookie': cartCookie(answer.data.cartId, isSecure(scope)) }
    return redirectToCart(locale, headers)
  }
  const { fields, message } = answer.error
  const [first] = Object.values(fields).flat()
  const { option_id: size = '', count } = textFields(form, 'option_id', 'count')
  return { error: first ?? message ?? messages[locale].failure.unavailable, size, count: Number(count) || 1 }
}

export interface ReviewReply extends FormReply {
  /** Photos that are uploaded, and files that are not, with the reason. */
  photos: UploadedBefore[]
  photoErrors: { name: string; text: string }[]
}

/** Action of the review form without scripts: publishes the review and redirects to the confirmation. */
export async function sendReview(
  form: FormData,
  { context, locale, path }: { context: LoaderContext; locale: Locale; path: string },
): Promise<Response | ReturnType<typeof data<{ reply: ReviewReply }>>> {
  const typed = textFields(form, ...Object.keys(reviewForm))
  const productId = Number(form.get('product_id'))
  if (!Number.isInteger(productId) || productId < 1) throw data(null, { status: 404 })
  const { photos, refused } = await uploadFiles(context, form, { lang: locale, of: 'review' })
  const returnsWords = getWords(locale, 'returns')
  const sent = {
    photos,
    photoErrors: refused.map(({ name, issue }) => ({ name, text: photoIssueText(issue, returnsWords) })),
  }
  const errors = fieldErrors(reviewForm, typed, locale)
  const values = { ...typed, ...normalizeForm(reviewForm, typed), photos: photos.map(({ token }) => token).join(' ') }
  const body = reviewBody(values, { productId, lang: locale })
  // A file that was not taken is said before the review is published without it.
  if (Object.keys(errors).length > 0 || refused.length > 0 || !body)
    return data({ reply: { ...rejectedForm({ values: typed, errors }), ...sent } })
  const answer = await context.get(requestContext).shopper().client.call('/api/reviews/add', body)
  if (answer.success) return redirect(`${path}?reviews=sent#reviews`, { status: 303 })
  const { reply, status } = toFormReply(answer, typed, locale)
  return data({ reply: { ...reply, ...sent } }, { status })
}
