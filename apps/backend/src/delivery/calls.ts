import { deliveryCities, deliveryPoints } from '@shop/contract'
import { eq } from 'drizzle-orm'
import { toPage } from '../catalogue/listing.ts'
import { settings } from '../db/schema/index.ts'
import { notFound, ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'

export const delivery = [
  defineHandler(deliveryCities, async ({ lang, query }, { carrier, db }) => {
    if (query?.trim())
      return ok(
        carrier
          .searchSettlements(query, lang)
          .map(({ ref, name, area }) => ({ cityName: name[lang], ref, area: area[lang] })),
      )
    const [row] = await db.select().from(settings).where(eq(settings.lang, lang))
    return ok(row?.data.checkout.cities ?? [])
  }),
  defineHandler(deliveryPoints, async ({ lang, city_ref, kind, query, page_number, per_page }, { carrier }) => {
    const settlement = carrier.findSettlement(city_ref)
    if (!settlement) return notFound()
    const found = carrier.points(settlement, kind, query)
    const shown = found.slice((page_number - 1) * per_page, page_number * per_page)
    return ok(
      toPage(
        shown.map(({ ref, number, name, address }) => ({
          ref,
          number: String(number),
          name: name[lang],
          address: address[lang],
        })),
        page_number,
        per_page,
        found.length,
      ),
    )
  }),
]
