import { splitLocale } from '@shop/contract/locales'
import { data } from 'react-router'
import { ask } from '../backend/ask.ts'
import { requestContext } from '../context.ts'
import { replyTo, textsOf } from '../forms/reply.server.ts'
import { useShopFrame } from '../frames/shop-data.ts'
import { closedMeta } from '../seo/closed-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { NewsletterForm } from '../shell/newsletter-form.tsx'
import type { Route } from './+types/newsletter.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const settings = await ask(context, '/api/settings/all', { lang: locale })
  return {
    seo: closedMeta(context, {
      settings,
      url,
      title: settings.blog_subscribe_title,
      description: settings.blog_subscribe_subtitle,
    }),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const values = textsOf(await request.formData(), 'email')
  const { email = '' } = values
  const answer = await context.get(requestContext).client.call('/api/news/subscribe', { lang: locale, email })
  const { reply, status } = replyTo(answer, values, locale)
  return data(reply, { status })
}

export const meta = screenMeta

/** The footer's form as a page: where it leads without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const frame = useShopFrame()
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{frame.newsletter.title}</h1>
      <p data-text="lead muted">{frame.newsletter.text}</p>
      <NewsletterForm newsletter={frame.newsletter} words={frame.words} id="subscribe" reply={actionData} />
    </div>
  )
}
