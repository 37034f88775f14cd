import { messages, type Order } from '@shop/contract'
import type { BodyOf } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import { addressForm, addressOf } from '@shop/contract/fields'
import { type Locale, splitLocale } from '@shop/contract/locales'
import { truncate } from '@shop/contract/text'
import { redirect } from 'react-router'
import { type LoaderContext, requestContext } from '../../../platform/request/context.ts'
import { getSettings } from '../../../platform/request/settings.server.ts'
import { noindexMeta } from '../../../platform/seo/noindex-meta.server.ts'
import { getWords } from '../../../platform/words/words.server.ts'
import { findCity } from '../../delivery/index.server.ts'
import { CITY_REF, CITY_REF_LABEL, cityLabel } from '../../delivery/index.ts'
import { type DeliveryOptions, listPoints } from '../delivery-options.server.ts'
import type { OrderKey } from '../order-cookie.server.ts'
import { loadOrder } from '../order-key.server.ts'
import { pointKindNeededBy } from '../order-view.ts'
import { orderPagePath } from './order-paths.ts'

/** Values of the form by input. */
type DeliveryValues = Readonly<Record<string, string>>

/** What the form offers for its values. */
type Offered = Pick<DeliveryOptions, 'cities' | 'points' | 'pointsTotal' | 'pointsNote'>

/** The form after a submit that did not change the delivery. */
export interface DeliveryResult {
  values: DeliveryValues
  offered: Offered
  errors: Readonly<Record<string, string>>
  formError: string | null
}

const deliveryInputs = ['shipping_city', CITY_REF, CITY_REF_LABEL, 'point', 'point_ref', ...Object.keys(addressForm)]

/** Loads the cities and the points for the values; a reference is valid for its text only. */
async function offeredFor(
  context: LoaderContext,
  lang: Locale,
  order: Order,
  key: OrderKey,
  typed: DeliveryValues,
): Promise<{ values: DeliveryValues; offered: Offered }> {
  const { client } = context.get(requestContext)
  const { shipping_city: text = '', [CITY_REF]: ref, [CITY_REF_LABEL]: label } = typed
  const { cities, city } = await findCity(client, lang, { text, ref, label })
  const values = {
    ...typed,
    shipping_city: city ? cityLabel(city) : text.trim(),
    [CITY_REF]: city?.ref ?? '',
    [CITY_REF_LABEL]: city ? cityLabel(city) : '',
  }
  const kind = pointKindNeededBy(order.delivery)
  if (!city || !kind) return { values, offered: { cities, points: [], pointsTotal: 0, pointsNote: null } }
  const search = truncate(typed.point?.trim() ?? '', 200)
  return {
    values,
    offered: { cities, ...(await listPoints(client, { lang, city_ref: city.ref, order: key, kind }, search)) },
  }
}

/** The form as it is opened first: the present place. */
const presentValues = ({ delivery: { city, city_ref, point_ref } }: Order): DeliveryValues =>
  city === null
    ? {}
    : { shipping_city: city, [CITY_REF]: city_ref ?? '', [CITY_REF_LABEL]: city, point_ref: point_ref ?? '' }

/** Loader data of «Змінити доставку». */
export async function loadChangeDelivery(context: LoaderContext, url: URL, key: OrderKey) {
  const { locale } = splitLocale(url.pathname)
  const order = await loadOrder(context, locale, key)
  const words = getWords(locale, 'orders')
  const favourites = await context.get(requestContext).client.call('/api/delivery/cities', { lang: locale })
  const settings = await getSettings(context, locale)
  return {
    order,
    orderKey: key,
    isDemo: settings.demo_directory,
    ...(await offeredFor(context, locale, order, key, presentValues(order))),
    favourites: favourites.success ? favourites.data : [],
    back: orderPagePath('order', key, locale),
    words,
    checkoutWords: getWords(locale, 'checkout'),
    seo: await noindexMeta(context, url, {
      title: words.changeDelivery.title,
      description: getWords(locale, 'seo').order,
    }),
  }
}

export type ChangeDeliveryData = Omit<Awaited<ReturnType<typeof loadChangeDelivery>>, 'seo'>

function deliveryOf(order: Order, values: DeliveryValues): BodyOf<'/api/checkout/delivery'>['delivery'] {
  const of = (name: string) => values[name] ?? ''
  const city = of(CITY_REF) ? { city_ref: of(CITY_REF) } : {}
  if (pointKindNeededBy(order.delivery)) return { ...city, ...(of('point_ref') ? { point_ref: of('point_ref') } : {}) }
  return { ...city, address: addressOf(of) }
}

/** The input of a path of the wire. */
const inputOf = (path: string): string =>
  path === 'delivery.city_ref' ? 'shipping_city' : (path.split('.').at(-1) ?? path)

/** Handles «Оновити» and «Зберегти»: the form again, or a redirect to the order. */
export async function changeDelivery(request: Request, context: LoaderContext, url: URL, key: OrderKey) {
  const { locale: lang } = splitLocale(url.pathname)
  const form = await request.formData()
  const typed = Object.fromEntries(
    deliveryInputs.map(name => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? truncate(value, 300) : '']
    }),
  )
  const order = await loadOrder(context, lang, key)
  const { values, offered } = await offeredFor(context, lang, order, key, typed)
  const again = (errors: DeliveryResult['errors'], formError: string | null): DeliveryResult => ({
    values,
    offered,
    errors,
    formError,
  })
  if (form.get('intent') === 'fill') return again({}, null)
  const body = { lang, ...key, delivery: deliveryOf(order, values) }
  const answer = await context.get(requestContext).client.call('/api/checkout/delivery', body)
  if (answer.success) return redirect(orderPagePath('order', key, lang), { status: 303 })
  const failure = toClientFailure(answer.error)
  const errors = Object.fromEntries(
    Object.entries(failure.fields).map(([path, [message = messages[lang].choice]]) => [inputOf(path), message]),
  )
  const { failed } = getWords(lang, 'orders').changeDelivery
  return again(errors, Object.keys(errors).length > 0 ? null : (failure.message ?? failed))
}
