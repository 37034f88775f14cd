import type { City, Delivery, Payment, Point, PointKind } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { labelOf } from './city-label.ts'
import { CITY_FOR } from './form.ts'

/** What can be chosen now, and what of it is chosen: everything step 2 shows, each list as far as the choice before it goes. */
export interface Offer {
  /** Answers to what was typed; the favourite ones while nothing is. */
  cities: City[]
  city: City | null
  /** Ways that serve the city. */
  shippingMethods: Delivery[]
  shippingMethod: Delivery | null
  points: Point[]
  /** Points there are, shown or not. */
  pointsTotal: number
  point: Point | null
  /** Payments that the way allows. */
  payments: Payment[]
}

/** A `<select>` longer than this helps nobody; the rest is found by number or street. */
const POINTS_SHOWN = 100

export interface Basket {
  lang: Locale
  cart_id: string
  coupon: string | undefined
}

const isPointKind = (needs: string): needs is PointKind => needs === 'branch' || needs === 'locker' || needs === 'post'

/** Looks up what the typed values mean. A directory that does not answer offers nothing: the page then says what is missing. */
export async function lookUp(client: Client, basket: Basket, typed: CheckoutValues): Promise<Offer> {
  const { lang, cart_id, coupon } = basket
  const text = typed['delivery.city']?.trim() ?? ''
  const found = await client.call('/api/delivery/cities', text ? { lang, query: text } : { lang })
  const cities = found.success ? found.data : []
  const nowhere: Offer = {
    cities,
    city: null,
    shippingMethods: [],
    shippingMethod: null,
    points: [],
    pointsTotal: 0,
    point: null,
    payments: [],
  }

  // A reference holds for the text it was chosen for: with another text the choice is open again.
  const ref = text === typed[CITY_FOR]?.trim() ? typed['delivery.city_ref'] : undefined
  const city = cities.find(city => city.ref === ref) ?? null
  if (!city) return nowhere

  const options = await client.call('/api/checkout/options', {
    lang,
    cart_id,
    city_ref: city.ref,
    ...(coupon ? { coupon } : {}),
  })
  const shippingMethods = options.success ? options.data.deliveries : []
  const shippingMethod = shippingMethods.find(({ id }) => id === typed['delivery.id']) ?? null
  const payments =
    options.success && shippingMethod
      ? options.data.payments.filter(({ id }) => shippingMethod.payments.includes(id))
      : []
  const { points, total, point } =
    shippingMethod && isPointKind(shippingMethod.needs)
      ? await pointsOf(client, lang, city, shippingMethod.needs, typed)
      : { points: [], total: 0, point: null }
  return { cities, city, shippingMethods, shippingMethod, points, pointsTotal: total, point, payments }
}

async function pointsOf(client: Client, lang: Locale, { ref: city_ref }: City, kind: PointKind, typed: CheckoutValues) {
  const ask = async (query: string) => {
    const body = { lang, city_ref, kind, per_page: POINTS_SHOWN, ...(query ? { query } : {}) }
    const answer = await client.call('/api/delivery/points', body)
    return answer.success ? answer.data : { items: [], total: 0 }
  }
  const query = typed['delivery.point']?.trim() ?? ''
  const chosen = typed['delivery.point_ref']
  const first = await ask(query)
  // What was searched for may leave the chosen one out, or find nothing that can be chosen: then the whole list stands again.
  const page =
    query && !first.items.some(({ ref }) => ref === chosen) && first.items.length === 0 ? await ask('') : first
  return { points: page.items, total: page.total, point: page.items.find(({ ref }) => ref === chosen) ?? null }
}

/** The choice as it is kept: with the city's full name, which is what its reference holds for. */
export const settled = (typed: CheckoutValues, { city }: Offer): CheckoutValues =>
  city ? { ...typed, 'delivery.city': labelOf(city), [CITY_FOR]: labelOf(city) } : typed
