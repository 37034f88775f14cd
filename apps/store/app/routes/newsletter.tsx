import { splitLocale } from '@shop/contract/locales'
import { visitContext } from '../context.ts'
import { replyTo, textsOf } from '../forms/reply.server.ts'
import { useShopFrame } from '../frames/shop-data.ts'
import { unlisted } from '../seo/robots-rules.ts'
import { NewsletterForm } from '../shell/newsletter-form.tsx'
import type { Route } from './+types/newsletter.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const values = textsOf(await request.formData(), 'email')
  const { email = '' } = values
  return replyTo(
    await context.get(visitContext).client.call('/api/news/subscribe', { lang: locale, email }),
    values,
    locale,
  )
}

export const meta = unlisted

/** The footer's form as a page: where it leads without scripts. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const frame = useShopFrame()
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{frame.newsletter.title}</h1>
      <p data-text="lead soft">{frame.newsletter.text}</p>
      <NewsletterForm newsletter={frame.newsletter} words={frame.words} id="subscribe" reply={actionData} />
    </div>
  )
}
