import { splitLocale } from '@shop/contract/locales'
import { data } from 'react-router'
import { ask } from '../backend/ask.ts'
import { requestContext } from '../context.ts'
import { replyTo, textsOf } from '../forms/reply.server.ts'
import { useShopFrame } from '../frames/shop-data.ts'
import { closedMeta } from '../seo/closed-meta.server.ts'
import { screenMeta } from '../seo/screen-meta.ts'
import { ContactFields } from '../shell/contact-form.tsx'
import { wordsOf } from '../words/words.server.ts'
import type { Route } from './+types/message.ts'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const settings = await ask(context, '/api/settings/all', { lang: locale })
  const { contact: words } = wordsOf(locale, 'shell')
  return { seo: closedMeta(context, { settings, url, title: words.title, description: words.text }) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { locale } = splitLocale(url.pathname)
  const values = textsOf(await request.formData(), 'name', 'phone', 'message')
  const { name = '', phone = '', message = '' } = values
  const { client } = context.get(requestContext)
  const answer = await client.call('/api/contact/send', { lang: locale, name, phone, message })
  const { reply, status } = replyTo(answer, values, locale)
  return data(reply, { status })
}

export const meta = screenMeta

/** The contact form as a page: where it leads without scripts. */
export default function MessagePage({ actionData }: Route.ComponentProps) {
  const frame = useShopFrame()
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{frame.words.contact.title}</h1>
      <p data-text="lead muted">{frame.words.contact.text}</p>
      <ContactFields words={frame.words} id="message" reply={actionData} />
    </div>
  )
}
