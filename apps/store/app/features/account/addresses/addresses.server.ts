import { splitLocale } from '@shop/contract/locales'
import { notFound } from '../../../platform/request/call-api.ts'
import type { LoaderContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { callAsCustomer, ownerOf } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { addressValues } from '../../delivery/index.ts'
import { sectionMeta } from '../section-meta.server.ts'

/** Loader data of «Адреси»: the address book, and with `?edit=` the form of one address or of a new one. */
export async function loadAddresses(context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const [addresses, settings] = await Promise.all([
    callAsCustomer(context, '/api/profile/address', { lang: locale }),
    getSettings(context, locale),
  ])
  const edit = url.searchParams.get('edit')
  const edited = addresses.find(({ id }) => String(id) === edit)
  if (edit !== null && edit !== 'new' && !edited) throw notFound()
  return {
    addresses,
    form: edit === null ? null : { id: edited?.id ?? null, values: edited ? addressValues(edited) : {} },
    /** Whom the form is shown to. */
    owner: await ownerOf(context, locale),
    /** Idempotency key: a repeated submit of a new address adds it once. */
    key: crypto.randomUUID(),
    favourites: settings.checkout.cities,
    title: getWords(locale, 'account').sections['account-addresses'],
    words: getWords(locale, 'addresses'),
    checkoutWords: getWords(locale, 'checkout'),
    seo: await sectionMeta(context, url, 'account-addresses'),
  }
}

export type AddressesPageData = Awaited<ReturnType<typeof loadAddresses>>
