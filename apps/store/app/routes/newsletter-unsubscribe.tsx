import { splitLocale } from '@shop/contract/locales'
import { answerSubscription, loadSubscription } from '../features/content/index.server.ts'
import { SubscriptionPage } from '../features/content/index.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadSubscription(context, url, 'unsubscribe')

/** Mail programs post here by themselves too, with `List-Unsubscribe=One-Click`. Source: RFC 8058. */
export const action = ({ context, url, params: { token } }: Route.ActionArgs) =>
  answerSubscription(context, '/api/news/unsubscribe', { lang: splitLocale(url.pathname).locale, token })

export default function NewsletterUnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionPage words={loaderData.words} question="unsubscribe" reply={actionData} />
}
