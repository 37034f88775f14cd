import type { City, Place, Point, PointKind } from '@shop/contract'
import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { type Outcome, outcome } from '../flow/failure.ts'

export interface CityQuery {
  readonly lang: Locale
  /** Prefix of a name; '' requests the favourite cities. */
  readonly query: string
}

export interface PointQuery {
  readonly lang: Locale
  readonly cityRef: string
  /** Only points that take this parcel: of a cart, or of an order. */
  readonly parcelOf: { readonly cartId?: string | undefined } | { readonly number: string; readonly token: string }
  readonly kind: PointKind
  readonly query: string
  /** The nearest to this place come first. */
  readonly near?: Place | null
  readonly page: number
}

export interface StreetQuery {
  readonly lang: Locale
  readonly cityRef: string
  readonly query: string
}

export interface Points {
  readonly points: readonly Point[]
  /** Which points are not listed, and why. */
  readonly note?: string | undefined
  readonly page: number
  readonly total: number
}

/** The directory of cities, points and streets. None of its calls throws for a failed call. */
export interface DeliveryDirectory {
  cities(input: CityQuery, signal: AbortSignal): Promise<Outcome<readonly City[]>>
  points(input: PointQuery, signal: AbortSignal): Promise<Outcome<Points>>
  /** Names to choose from: any other street may be entered as text. */
  streets(input: StreetQuery, signal: AbortSignal): Promise<Outcome<readonly string[]>>
}

/** The directory over the shop's client. */
export const deliveryDirectory = (client: Pick<Client, 'call'>): DeliveryDirectory => ({
  cities: async ({ lang, query }, signal) =>
    outcome(await client.call('/api/delivery/cities', { lang, ...(query ? { query } : {}) }, { signal })),
  streets: async ({ lang, cityRef, query }, signal) =>
    outcome(await client.call('/api/delivery/streets', { lang, city_ref: cityRef, query }, { signal })),
  async points({ lang, cityRef, parcelOf, kind, query, near, page }, signal) {
    const body = {
      lang,
      city_ref: cityRef,
      kind,
      page_number: page,
      ...('number' in parcelOf ? { order: parcelOf } : parcelOf.cartId ? { cart_id: parcelOf.cartId } : {}),
      ...(near ? { near } : {}),
      ...(query ? { query } : {}),
    }
    const answer = outcome(await client.call('/api/delivery/points', body, { signal }))
    return answer.ok
      ? { ok: true, data: { points: answer.data.items, note: answer.data.note, page, total: answer.data.total } }
      : answer
  },
})
