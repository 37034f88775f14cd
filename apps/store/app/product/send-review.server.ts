import { messages } from '@shop/contract'
import { cleanForm, grades, judgeForm, reviewForm, wordIssue } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { requestContext } from '../context.ts'
import { type Reply, replyTo, textsOf } from '../forms/reply.server.ts'

/** Takes a review sent without scripts: it is published, and the page says thanks. */
export async function sendReview(
  form: FormData,
  { context, locale, path }: { context: Readonly<RouterContextProvider>; locale: Locale; path: string },
): Promise<Response | ReturnType<typeof data<{ reply: Reply }>>> {
  const typed = textsOf(form, ...Object.keys(reviewForm))
  const productId = Number(form.get('product_id'))
  if (!Number.isInteger(productId) || productId < 1) throw data(null, { status: 404 })
  const issues = Object.entries(judgeForm(reviewForm, typed))
  const { name = '', text = '', advantages = '', disadvantages = '', grade } = cleanForm(reviewForm, typed)
  const chosen = grades.find(known => String(known) === grade)
  if (issues.length > 0 || !chosen) {
    const errors = Object.fromEntries(issues.map(([field, issue]) => [field, wordIssue(messages[locale], issue)]))
    return data({ reply: { sent: false, values: typed, errors, trouble: null } })
  }
  const answer = await context.get(requestContext).client.call('/api/reviews/add', {
    lang: locale,
    product_id: productId,
    grade: chosen,
    name,
    text,
    ...(advantages && { advantages }),
    ...(disadvantages && { disadvantages }),
  })
  if (answer.success) return redirect(`${path}?reviews=sent#reviews`, { status: 303 })
  const { reply, status } = replyTo(answer, typed, locale)
  return data({ reply }, { status })
}
