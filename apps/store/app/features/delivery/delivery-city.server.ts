import type { City } from '@shop/contract'
import { localise, splitLocale } from '@shop/contract/locales'
import { data, redirect } from 'react-router'
import { isSecure, persistentCookie } from '../../platform/browser/cookie-text.ts'
import { CITY_COOKIE, parseCity } from '../../platform/browser/remembered-city.ts'
import { textFields } from '../../platform/forms/form-reply.server.ts'
import { returnPath } from '../../platform/navigation/return-path.ts'
import { type LoaderContext, requestContext } from '../../platform/request/context.ts'
import { noindexMeta } from '../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../platform/words/words.server.ts'
import { CITY_REF, CITY_REF_LABEL } from './address-form.ts'
import { findCity } from './find-city.server.ts'
import { storedCity } from './remember-city.ts'

/** Loader data of «Куди доставити?», the form of the header without scripts. */
export async function loadDeliveryCity(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { client, origin, shopper } = context.get(requestContext)
  const words = getWords(locale, 'delivery')
  const favourites = await client.call('/api/delivery/cities', { lang: locale })
  return {
    city: parseCity(shopper().cookie(CITY_COOKIE)),
    /** The page that the form was opened on. */
    next: returnPath(request.headers.get('referer'), [origin]) ?? localise('/', locale),
    favourites: favourites.success ? favourites.data : [],
    words,
    checkoutWords: getWords(locale, 'checkout'),
    seo: await noindexMeta(context, url, { title: words.where, description: words.invitation }),
  }
}

export type DeliveryCityData = Omit<Awaited<ReturnType<typeof loadDeliveryCity>>, 'seo'>

/** The form after a submit without one city. */
export interface DeliveryCityReply {
  values: Readonly<Record<string, string>>
  cities: readonly City[]
  citiesFailure: string | null
  error: string
  next: string
}

/** Remembers the city, and leads back to the page that the form was opened on. */
export async function chooseDeliveryCity(request: Request, context: LoaderContext, url: URL) {
  const { locale } = splitLocale(url.pathname)
  const { client, origin, shopper } = context.get(requestContext)
  shopper() // makes the response private
  const form = await request.formData()
  const values = textFields(form, 'shipping_city', CITY_REF, CITY_REF_LABEL)
  const { city, ...found } = await findCity(client, locale, {
    text: values.shipping_city,
    ref: values[CITY_REF],
    label: values[CITY_REF_LABEL],
  })
  const { next: typedNext = '' } = textFields(form, 'next')
  const next = returnPath(typedNext, [origin]) ?? localise('/', locale)
  if (!city) {
    const error = getWords(locale, 'checkout').chooseCity
    return data({ ...found, values, error, next } satisfies DeliveryCityReply, { status: 422 })
  }
  const cookie = persistentCookie(CITY_COOKIE, storedCity(city), isSecure({ origin }))
  return redirect(next, { status: 303, headers: { 'Set-Cookie': cookie } })
}
