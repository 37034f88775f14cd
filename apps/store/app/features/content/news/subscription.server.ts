import { toClientFailure } from '@shop/contract/client-failure'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { data } from 'react-router'
import { toFormReply } from '../../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'

export async function loadSubscription(context: LoaderContext, url: URL, question: 'confirm' | 'unsubscribe') {
  const { locale } = splitLocale(url.pathname)
  const words = getWords(locale, 'subscription')
  const { title, text } = words[question]
  return { words, seo: await noindexMeta(context, url, { title, description: text }) }
}

/** Result of the button press. */
export type SubscriptionReply = { state: 'done' } | { state: 'gone' } | { state: 'failed'; message: string }

export async function answerSubscription(
  context: LoaderContext,
  path: '/api/news/confirm' | '/api/news/unsubscribe',
  { lang, token }: { lang: Locale; token: string },
) {
  const answer = await context.get(requestContext).client.call(path, { lang, token: truncate(token, 128) })
  const isUnknown = !answer.success && toClientFailure(answer.error).code === 'not_found'
  const { reply, status } = toFormReply(answer, {}, lang)
  const outcome: SubscriptionReply = reply.sent
    ? { state: 'done' }
    : isUnknown
      ? { state: 'gone' }
      : { state: 'failed', message: reply.formError ?? '' }
  return data(outcome, { status })
}
