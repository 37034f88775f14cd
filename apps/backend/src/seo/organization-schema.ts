import type { Contact, Locale } from '@shop/contract'
import { locales } from '@shop/contract/locales'
import type { Snippet } from './meta.ts'
import { shippingServices, shopReturnPolicy } from './policies.ts'

const contactPoints = (contacts: readonly Contact[]) =>
  contacts.flatMap(({ name, phones, email }) => {
    const mail = email === '' ? [] : [{ email }]
    const called = phones.map(({ number }) => ({ telephone: number, ...mail[0] }))
    return (called.length > 0 ? called : mail).map(way => ({
      '@type': 'ContactPoint',
      contactType: name,
      ...way,
      areaServed: 'UA',
      availableLanguage: [...locales],
    }))
  })

interface OrganizationInput {
  name: string
  logotype: string
  contacts: readonly Contact[]
  /** Path of the shop's home page. */
  url: string
  lang: Locale
  publicUrl: string
}

/** The shop as a seller: how to reach it, how it delivers and takes goods back. */
export function organizationSchema({ name, logotype, contacts, url, lang, publicUrl }: OrganizationInput): Snippet {
  const main = contacts.find(({ is_main }) => is_main) ?? contacts[0]
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${publicUrl}/#shop`,
    name,
    url: `${publicUrl}${url}`,
    ...(logotype === '' ? {} : { logo: `${publicUrl}${logotype}` }),
    ...(main ? { address: { '@type': 'PostalAddress', streetAddress: main.address, addressCountry: 'UA' } } : {}),
    contactPoint: contactPoints(contacts),
    hasMerchantReturnPolicy: shopReturnPolicy(),
    hasShippingService: shippingServices(lang),
  }
}

/** The shop as the publisher of a text. */
export const publisherSchema = (name: string, logotype: string, publicUrl: string): Snippet => ({
  '@type': 'Organization',
  name,
  ...(logotype === '' ? {} : { logo: `${publicUrl}${logotype}` }),
})
