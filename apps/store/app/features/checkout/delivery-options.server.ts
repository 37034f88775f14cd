import type { City, Delivery, Payment, Point, PointKind } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import { toClientFailure } from '@shop/contract/client-failure'
import type { CartReference } from '@shop/flows/cart/execute'
import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { cityLabel } from '../../platform/browser/remembered-city.ts'
import { onlyNamed } from '../delivery/index.ts'
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
  const query = values['delivery.city']?.trim() ?? ''
  const found = await client.call('/api/delivery/cities', query ? { lang, query } : { lang })
  const cities = found.success ? found.data : []
  const citiesFailure = found.success ? null : (toClientFailure(found.error).message ?? null)
  // A reference is valid for its text only: another text invalidates the selection.
  const ref = query === values[CITY_REF_LABEL]?.trim() ? values['delivery.city_ref'] : undefined
  const city = cities.find(city => city.ref === ref) ?? onlyNamed(cities, query)
  if (!city) return { ...noDeliveryOptions, cities, citiesFailure }

  const options = await client.call('/api/checkout/options', {
    lang,
    cart_id,
    city_ref: city.ref,
    ...(coupon ? { coupon } : {}),
  })
  const shippingMethods = options.success ? options.data.deliveries : []
  const shippingMethod = shippingMethods.find(({ id }) => id === values['delivery.id']) ?? null
  const { points, total, point, note } =
    shippingMethod && isPointKind(shippingMethod.needs)
      ? await loadPoints(client, cart, city, shippingMethod.needs, values)
      : { points: [], total: 0, point: null, note: null }
  return {
    cities,
    citiesFailure,
    city,
    shippingMethods,
    shippingMethod,
    points,
    pointsTotal: total,
    pointsNote: note,
    point,
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

async function loadPoints(
  client: Client,
  { lang, cartId: cart_id }: KnownCart,
  { ref: city_ref }: City,
  kind: PointKind,
  values: CheckoutValues,
) {
  const find = async (query: string) => {
    const body = { lang, city_ref, cart_id, kind, per_page: LISTED_POINTS_MAX, ...(query ? { query } : {}) }
    const answer = await client.call('/api/delivery/points', body)
    return answer.success ? answer.data : { items: [], total: 0, note: toClientFailure(answer.error).message }
  }
  const query = values['delivery.point']?.trim() ?? ''
  const ref = values['delivery.point_ref']
  const first = await find(query)
  // A query without results lists all points, so that one can be selected.
  const page = query && first.items.length === 0 ? await find('') : first
  return {
    points: page.items,
    total: page.total,
    point: page.items.find(point => point.ref === ref) ?? null,
    note: page.note ?? null,
  }
}

/** The values with the city's full label, the text of its reference. */
export const withCityLabel = (values: CheckoutValues, { city }: DeliveryOptions): CheckoutValues =>
  city
    ? { ...values, 'delivery.city': cityLabel(city), 'delivery.city_ref': city.ref, [CITY_REF_LABEL]: cityLabel(city) }
    : values
