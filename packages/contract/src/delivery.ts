import * as z from 'zod'
import { call } from './call.ts'
import { cartId } from './cart.ts'
import { pointKinds } from './delivery-rules.ts'
import { Hryvnias } from './money.ts'
import { Lang, orderNumber, paged, pageNumber, perPage, query, secret } from './primitives.ts'
import type { Schema } from './schema.ts'

/**
 * A settlement with delivery. `cityName` and `ref` are named by the shop’s specification; `area` is its region. `is_named`, in what
 * a query finds: the query is its whole name, in any language, perhaps with its kind and region.
 */
export interface City extends z.output<typeof city> {}
const city = z.object({ cityName: z.string(), ref: z.string(), area: z.string(), is_named: z.boolean().optional() })
export const City: Schema<City> = city

/** Degrees. */
export interface Place extends z.output<typeof place> {}
const place = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
export const Place: Schema<Place> = place

export interface Point extends z.output<typeof point> {}
const point = z.object({
  ref: z.string(),
  number: z.string(),
  name: z.string(),
  address: z.string(),
  /** Opening hours from Monday to Sunday, `08:00-21:00`; empty: closed. */
  schedule: z.array(z.string()).length(7).optional(),
  /** Kilograms. */
  max_weight: z.number().optional(),
  /** Maximum value of a parcel. */
  max_declared: Hryvnias.optional(),
  /** `false`: nothing can be paid there on receipt. */
  on_receipt: z.boolean().optional(),
  /** Metres from `near` as the crow flies. */
  distance: z.int().nonnegative().optional(),
})
export const Point: Schema<Point> = point

/** An id in the carrier's directory. */
export const ref = z.string().min(1).max(64)

export const deliveryCities = call('/api/delivery/cities', {
  summary: 'Settlements by the beginning of their name; without a query, the favourite ones.',
  body: z.strictObject({ lang: Lang, query: query.optional() }),
  data: z.array(City),
})

export const deliveryPoints = call('/api/delivery/points', {
  summary:
    'Branches, parcel lockers or post offices of a settlement, by number or street; with a cart or an order, those that take its parcel.',
  body: z.strictObject({
    lang: Lang,
    city_ref: ref,
    cart_id: cartId.optional(),
    order: z.strictObject({ number: orderNumber, token: secret }).optional(),
    kind: z.enum(pointKinds),
    query: query.optional(),
    /** The place of the shopper: the nearest points come first. */
    near: Place.optional(),
    page_number: pageNumber,
    per_page: perPage,
  }),
  /** `note`: which points are not listed, and why. */
  data: paged(Point).extend({ note: z.string().optional() }),
})

export const deliveryStreets = call('/api/delivery/streets', {
  summary: 'Streets of a settlement by the beginning of their name; empty while the carrier is unavailable.',
  body: z.strictObject({ lang: Lang, city_ref: ref, query }),
  data: z.array(z.string()),
})
