import { splitLocale } from '@shop/contract/locales'
import { ContactPage } from '../account/contact-page.tsx'
import { answerProfileForm } from '../account/profile-action.server.ts'
import { sectionMeta } from '../account/section-meta.server.ts'
import { requireCustomer } from '../auth/customer.server.ts'
import { requestContext } from '../context.ts'
import { getWords } from '../words/words.server.ts'
import type { Route } from './+types/account.ts'

export { AccountError as ErrorBoundary } from '../account/account-error.tsx'
export { accountMeta as meta } from '../account/account-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const { client } = context.get(requestContext).shopper()
  const [customer, devices, methods] = await Promise.all([
    requireCustomer(context, locale),
    client.call('/api/profile/sessions', { lang: locale }),
    client.call('/api/profile/sign-in-methods', { lang: locale }),
  ])
  return {
    customer,
    devices: devices.success ? devices.data : null,
    methods: methods.success ? methods.data : null,
    title: getWords(locale, 'account').sections.account,
    words: getWords(locale, 'profile'),
    authWords: getWords(locale, 'auth'),
    seo: await sectionMeta(context, url, 'account'),
  }
}

export const action = (args: Route.ActionArgs) => answerProfileForm(args)

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, devices, methods, title, words, authWords } = loaderData
  return (
    <ContactPage
      title={title}
      customer={customer}
      devices={devices}
      methods={methods}
      words={words}
      authWords={authWords}
      reply={actionData}
    />
  )
}
