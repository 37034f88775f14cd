import { type City, messages } from '@shop/contract'
import { toClientFailure } from '@shop/contract/client-failure'
import { addressOf, normalizeForm } from '@shop/contract/fields'
import { type Locale, localise, splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { data, redirect } from 'react-router'
import {
  type FormReply,
  fieldErrors,
  keyOf,
  rejectedForm,
  textFields,
  toFormReply,
} from '../../../platform/forms/form-reply.server.ts'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { signInRequired } from '../../../platform/session/customer.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { findCity } from '../../delivery/index.server.ts'
import { addressBookForm, addressInputs, CITY_REF, CITY_REF_LABEL, cityLabel } from '../../delivery/index.ts'
import { otherCustomerError } from '../account-reply.server.ts'

/** What the page shows after a submit. */
export interface AddressesResult {
  /** Reply to the address form. `cities`: search results for the typed text. */
  reply?: FormReply & { cities: readonly City[] }
  /** The address whose deletion has to be confirmed. */
  removal?: { id: number }
  /** Why an address could not be deleted or made the main one. */
  error?: string
}

const VALUE_MAX = 500

/** Handles the forms of the address book. */
export async function changeAddresses(request: Request, context: LoaderContext, url: URL) {
  const { locale: lang } = splitLocale(url.pathname)
  const { client, isSignedIn } = context.get(requestContext).shopper()
  if (!isSignedIn) throw signInRequired()
  const form = await request.formData()
  const error = await otherCustomerError(context, lang, form)
  if (error !== null) return { error } satisfies AddressesResult
  const page = localise('/account/addresses', lang)
  const id = Number(form.get('id')) || null
  const intent = form.get('intent')
  if (intent === 'keep') return redirect(page, { status: 303 })
  if (intent === 'save' || intent === 'fill')
    return saveAddress(context, form, { lang, id, isFilling: intent === 'fill' })
  if (id === null) throw data(null, { status: 404 })
  if (intent === 'ask-remove') return { removal: { id } } satisfies AddressesResult
  if (intent !== 'remove' && intent !== 'main') throw data(null, { status: 404 })
  const path = intent === 'remove' ? '/api/profile/address/destroy' : '/api/profile/address/setmain'
  const answer = await client.call(path, { lang, id })
  if (answer.success) return redirect(page, { status: 303 })
  const { code, message } = toClientFailure(answer.error)
  if (code === 'unauthorised') throw signInRequired()
  // Deleted in another tab: the result is as requested.
  if (code === 'not_found') return redirect(page, { status: 303 })
  return { error: message ?? messages[lang].failure.unavailable } satisfies AddressesResult
}

interface SaveOptions {
  lang: Locale
  /** Null for a new address. */
  id: number | null
  /** «Оновити» without scripts: only searches the cities. */
  isFilling: boolean
}

async function saveAddress(context: LoaderContext, form: FormData, { lang, id, isFilling }: SaveOptions) {
  const typed = Object.fromEntries(
    Object.entries(textFields(form, ...addressInputs)).map(([name, value]) => [name, truncate(value, VALUE_MAX)]),
  )
  const { city, cities } = await findCity(context.get(requestContext).client, lang, {
    text: typed.shipping_city,
    ref: typed[CITY_REF],
    label: typed[CITY_REF_LABEL],
  })
  const values: Record<string, string> = city
    ? { ...typed, shipping_city: cityLabel(city), [CITY_REF]: city.ref, [CITY_REF_LABEL]: cityLabel(city) }
    : { ...typed, [CITY_REF]: '', [CITY_REF_LABEL]: typed.shipping_city ?? '' }
  if (isFilling) return { reply: { ...rejectedForm({ values }), cities } } satisfies AddressesResult

  const errors = fieldErrors(addressBookForm, values, lang)
  if (!city && !errors.shipping_city) errors.shipping_city = getWords(lang, 'checkout').chooseCity
  if (!city || Object.keys(errors).length > 0)
    return { reply: { ...rejectedForm({ values, errors }), cities } } satisfies AddressesResult

  const { name = '', phone = '', ...normal } = normalizeForm(addressBookForm, values)
  const body = {
    lang,
    name,
    phone,
    shipping_city: cityLabel(city),
    shipping_city_id: city.ref,
    ...addressOf(part => normal[part] ?? ''),
  }
  const { client } = context.get(requestContext).shopper()
  const answer =
    id === null
      ? await client.call('/api/profile/address/create', body, keyOf(form))
      : await client.call('/api/profile/address/{id}', body, { params: { id } })
  if (answer.success) return redirect(localise('/account/addresses', lang), { status: 303 })
  if (toClientFailure(answer.error).code === 'unauthorised') throw signInRequired()
  const { reply, status } = toFormReply(answer, values, lang)
  return data({ reply: { ...reply, cities } } satisfies AddressesResult, { status })
}
