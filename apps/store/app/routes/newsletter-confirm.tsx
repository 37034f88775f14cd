import { splitLocale } from '@shop/contract/locales'
import { answerSubscription, loadSubscription } from '../features/content/index.server.ts'
import { SubscriptionPage } from '../features/content/index.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export { tokenPageHeaders as headers } from '../platform/request/token-page-headers.ts'
export { ErrorBoundary, meta } from '../shell/page-route.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => loadSubscription(context, url, 'confirm')

export const action = ({ context, url, params: { token } }: Route.ActionArgs) =>
  answerSubscription(context, '/api/news/confirm', { lang: splitLocale(url.pathname).locale, token })

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscriptionPage words={loaderData.words} question="confirm" reply={actionData} />
}
