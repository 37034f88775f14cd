import { splitLocale } from '@shop/contract/locales'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { requireCustomer } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { sectionMeta } from '../section-meta.server.ts'

/** Loader data of «Контактна інформація». */
export async function loadAccount(context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const customer = await requireCustomer(context, locale)
  const { client } = context.get(requestContext).shopper()
  const [devices, methods, messages] = await Promise.all([
    client.call('/api/profile/sessions', { lang: locale }),
    client.call('/api/profile/sign-in-methods', { lang: locale }),
    client.call('/api/profile/messages', { lang: locale }),
  ])
  return {
    customer,
    devices: devices.success ? devices.data : null,
    methods: methods.success ? methods.data : null,
    messages: messages.success ? messages.data : null,
    title: getWords(locale, 'account').sections.account,
    words: getWords(locale, 'profile'),
    authWords: getWords(locale, 'auth'),
    seo: await sectionMeta(context, url, 'account'),
  }
}
