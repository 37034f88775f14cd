import type { City, Delivery, Payment, Point, PointKind } from '@shop/contract'
import type { BodyOf, Client } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { CartReference } from '@shop/flows/cart/execute'
import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { findCity } from '../delivery/index.server.ts'
import { cityLabel } from '../delivery/index.ts'
import { CITY_REF_LABEL } from './form.ts'

/** Options of step 2 and the selected ones; each list depends on the selection before it. */
export interface DeliveryOptions {
  /** Cities by the entered prefix; the favourite ones while nothing is entered. */
  cities: readonly City[]
  /** Why they could not be loaded. */
  citiesFailure: string | null
  city: City | null
  /** Shipping methods of the city. */
  shippingMethods: readonly Delivery[]
  shippingMethod: Delivery | null
  points: readonly Point[]
  /** Number of points, listed or not. */
  pointsTotal: number
  /** Which points are not offered, and why. */
  pointsNote: string | null
  point: Point | null
  /** Payments of any shipping method: which of them the chosen one allows is up to the flow. */
  payments: readonly Payment[]
}

/** A `<select>` longer than this is unusable; the rest is found by number or street. */
const LISTED_POINTS_MAX = 100

/** A cart that exists. */
export interface KnownCart extends CartReference {
  cartId: string
}

const isPointKind = (needs: string): needs is PointKind => needs === 'branch' || needs === 'locker' || needs === 'post'

/** Loads the options for the entered values. While the directory is unavailable the lists are empty and the page says so. */
export async function loadDeliveryOptions(
  client: Client,
  cart: KnownCart,
  values: CheckoutValues,
): Promise<DeliveryOptions> {
  const { lang, cartId: cart_id, coupon } = cart
  const { cities, citiesFailure, city } = await findCity(client, lang, {
    text: values['delivery.city'],
    ref: values['delivery.city_ref'],
    label: values[CITY_REF_LABEL],
  })
  if (!city) return { ...noDeliveryOptions, cities, citiesFailure }

  const options = await client.call('/api/checkout/options', {
    lang,
    cart_id,
    city_ref: city.ref,
    ...(coupon ? { coupon } : {}),
  })
  const shippingMethods = options.success ? options.data.deliveries : []
  const shippingMethod = shippingMethods.find(({ id }) => id === values['delivery.id']) ?? null
  const kind = shippingMethod?.needs ?? ''
  const listed = isPointKind(kind)
    ? await listPoints(client, { lang, city_ref: city.ref, cart_id, kind }, values['delivery.point']?.trim() ?? '')
    : { points: [], pointsTotal: 0, pointsNote: null }
  return {
    cities,
    citiesFailure,
    city,
    shippingMethods,
    shippingMethod,
    ...listed,
    point: listed.points.find(({ ref }) => ref === values['delivery.point_ref']) ?? null,
    payments: options.success ? options.data.payments : [],
  }
}

export const noDeliveryOptions: DeliveryOptions = {
  cities: [],
  citiesFailure: null,
  city: null,
  shippingMethods: [],
  shippingMethod: null,
  points: [],
  pointsTotal: 0,
  pointsNote: null,
  point: null,
  payments: [],
}

/**
 * The points of a kind that a form without scripts offers for a typed query; a query without results lists all of them, so that one
 * can be selected.
 */
export async function listPoints(
  client: Client,
  scope: Omit<BodyOf<'/api/delivery/points'>, 'query' | 'per_page'>,
  query: string,
): Promise<Pick<DeliveryOptions, 'points' | 'pointsTotal' | 'pointsNote'>> {
  const find = async (text: string) => {
    const body = { ...scope, per_page: LISTED_POINTS_MAX, ...(text ? { query: text } : {}) }
    const answer = await client.call('/api/delivery/points', body)
    return answer.success ? answer.data : { items: [], total: 0, note: toClientFailure(answer.error).message }
  }
  const first = await find(query)
  const { items: points, total, note } = query && first.items.length === 0 ? await find('') : first
  return { points, pointsTotal: total, pointsNote: note ?? null }
}

/** The values with the city's full label, the text of its reference. */
export const withCityLabel = (values: CheckoutValues, { city }: DeliveryOptions): CheckoutValues =>
  city
    ? { ...values, 'delivery.city': cityLabel(city), 'delivery.city_ref': city.ref, [CITY_REF_LABEL]: cityLabel(city) }
    : values
