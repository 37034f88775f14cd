import { splitLocale } from '@shop/contract/locales'
import { formResponse, textFields } from '../platform/forms/form-reply.server.ts'
import { requestContext } from '../platform/request/context.ts'
import { getSettings } from '../platform/request/settings.server.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { useShopLayout } from '../shell/layout/use-shop-layout.ts'
import { NewsletterForm } from '../shell/newsletter-form.tsx'
import type { Route } from './+types/newsletter.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { blog_subscribe_title: title, blog_subscribe_subtitle: description } = await getSettings(context, locale)
  return { seo: await noindexMeta(context, url, { title, description }) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const values = textFields(await request.formData(), 'email')
  const { email = '' } = values
  const answer = await context.get(requestContext).client.call('/api/news/subscribe', { lang: locale, email })
  return formResponse(answer, values, locale)
}

/** The footer's newsletter form as a page, for browsers without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const layout = useShopLayout()
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{layout.newsletter.title}</h1>
      <p data-text="lead muted">{layout.newsletter.text}</p>
      <NewsletterForm newsletter={layout.newsletter} words={layout.words} id="subscribe" reply={actionData} />
    </div>
  )
}
