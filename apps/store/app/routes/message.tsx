import { splitLocale } from '@shop/contract/locales'
import { formResponse, textFields } from '../platform/forms/form-reply.server.ts'
import { requestContext } from '../platform/request/context.ts'
import { noindexMeta } from '../platform/seo/noindex-meta.server.ts'
import { getWords } from '../platform/words/words.server.ts'
import { ContactFields } from '../shell/contact-form.tsx'
import { useShopLayout } from '../shell/layout/use-shop-layout.ts'
import type { Route } from './+types/message.ts'

export { ErrorBoundary, meta } from '../shell/page-route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { title, text } = getWords(locale, 'shell').contact
  return { seo: await noindexMeta(context, url, { title, description: text }) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const values = textFields(await request.formData(), 'name', 'phone', 'message')
  const { name = '', phone = '', message = '' } = values
  const { client } = context.get(requestContext)
  const answer = await client.call('/api/contact/send', { lang: locale, name, phone, message })
  return formResponse(answer, values, locale)
}

/** The contact form as a page, for browsers without scripts. */
export default function MessagePage({ actionData }: Route.ComponentProps) {
  const layout = useShopLayout()
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{layout.words.contact.title}</h1>
      <p data-text="lead muted">{layout.words.contact.text}</p>
      <ContactFields words={layout.words} id="message" reply={actionData} />
    </div>
  )
}
