import { deliveryCities, deliveryPoints, deliveryStreets, type Point } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { settings } from '../db/schema/index.ts'
import { findOrder } from '../orders/find-order.ts'
import { hryvnias } from '../values/money.ts'
import { notFound, ok, unavailable } from '../wire/call-result.ts'
import { type Context, defineHandler } from '../wire/handler.ts'
import { toPage } from '../wire/page.ts'
import { words } from '../words/index.ts'
import { findSettlement, type Settlement } from './directory.ts'
import { favouriteCities } from './favourite-cities.ts'
import { fillPoints, fillSettlements } from './first-fill.ts'
import { emptyParcel, loadOrderParcel, loadParcel } from './parcel.ts'
import { type DeliveryPoint, leftOutNote, searchPoints } from './points.ts'
import { searchSettlements } from './search-settlements.ts'
import type { DeliveryContext } from './services.ts'
import { searchStreets } from './streets.ts'

/** Seconds: by then the first refresh has usually read what was missing. */
const RETRY_AFTER = 20

const toCity = ({ ref, name, area }: Settlement, lang: Locale) => ({ cityName: name[lang], ref, area: area[lang] })

const toPoint = (
  { ref, number, name, address, schedule, maxWeight, maxDeclared, takesMoney, distance }: DeliveryPoint,
  lang: Locale,
): Point => ({
  ref,
  number: String(number),
  name: name[lang],
  address: address[lang],
  ...(schedule === null ? {} : { schedule: [...schedule] }),
  ...(maxWeight === null ? {} : { max_weight: maxWeight / 1_000 }),
  ...(maxDeclared === null ? {} : { max_declared: hryvnias(maxDeclared) }),
  ...(takesMoney ? {} : { on_receipt: false }),
  ...(distance === null ? {} : { distance }),
})

/** The parcel that points are looked for; null when there is no such order. */
async function parcelOf({ cart_id, order: key }: z.output<typeof deliveryPoints.body>, context: Context) {
  if (key) {
    const order = await findOrder(context.db, key, context)
    return order && loadOrderParcel(context.db, order.id)
  }
  return cart_id === undefined ? emptyParcel : loadParcel(context.db, cart_id)
}

export const delivery = [
  defineHandler(deliveryCities, async ({ lang, query }, context: DeliveryContext) => {
    if (query?.trim()) {
      const state = await fillSettlements(context, query)
      const found = await searchSettlements(context, query, lang)
      return found.length === 0 && state === 'unavailable'
        ? unavailable(RETRY_AFTER, words[lang].delivery.loading)
        : ok(found.map(({ isNamed, ...city }) => ({ ...toCity(city, lang), is_named: isNamed })))
    }
    const [row] = await context.db.select().from(settings).where(eq(settings.lang, lang))
    return ok(await favouriteCities(context, row?.data.checkout.cities ?? [], lang))
  }),
  defineHandler(deliveryPoints, async (body, context: DeliveryContext) => {
    const { lang, city_ref, kind, query, near, page_number, per_page } = body
    const [settlement, parcel] = await Promise.all([findSettlement(context, city_ref), parcelOf(body, context)])
    if (!settlement || !parcel) return notFound()
    const search = { settlement: settlement.ref, kind, parcel, query, near, page: page_number, perPage: per_page }
    const state = await fillPoints(context, settlement.ref)
    const [{ points, total }, leftOut] = await Promise.all([
      searchPoints(context, search),
      page_number === 1 ? leftOutNote(context, search, lang) : null,
    ])
    if (total === 0 && state === 'unavailable') return unavailable(RETRY_AFTER, words[lang].delivery.loading)
    const notes = [leftOut, state === 'complete' ? null : words[lang].delivery.partial].filter(note => note !== null)
    const shown = points.map(point => toPoint(point, lang))
    return ok({
      ...toPage(shown, page_number, per_page, total),
      ...(notes.length > 0 ? { note: notes.join('. ') } : {}),
    })
  }),
  defineHandler(deliveryStreets, async ({ lang, city_ref, query }, context: DeliveryContext) => {
    const settlement = await findSettlement(context, city_ref)
    return settlement ? ok(await searchStreets(context, settlement, query, lang)) : notFound()
  }),
]
