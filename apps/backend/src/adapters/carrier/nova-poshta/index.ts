import { z } from 'zod'
import type { Carrier, DirectorySource, PriceQuery } from '../../../delivery/carrier.ts'
import { timeLimits } from '../../../platform/time-limits.ts'
import { optional, webAddress, withDefault } from '../../../platform/variables.ts'
import { kopiykasOf } from '../../../values/money.ts'
import { createNovaPoshtaClient } from './client.ts'
import { parcelState } from './parcel-states.ts'
import { toPoint, toSettlement } from './rows.ts'

/** Null: the demo directory stands in for it. */
export const novaPoshtaVariables = z
  .object({
    /** Key of its API. Without it the demo directory with invented branches is used. */
    NOVA_POSHTA_KEY: optional(z.string()),
    NOVA_POSHTA_URL: withDefault(webAddress, 'https://api.novaposhta.ua/v2.0/json/'),
    /** `CityRef` of the city that parcels are sent from. @default Kyiv */
    NOVA_POSHTA_SENDER: withDefault(z.uuid(), '8d5a980d-391c-11dd-90d9-001a92567626'),
  })
  .transform(({ NOVA_POSHTA_KEY: key, NOVA_POSHTA_URL: url, NOVA_POSHTA_SENDER: senderCity }) =>
    key === undefined ? null : { key, url, senderCity },
  )

type NovaPoshtaSettings = NonNullable<z.output<typeof novaPoshtaVariables>>

/** Rows per page of the directory. */
const PAGE_SIZE = 500
/** A page of 500 rows is about 1 MB. */
const DIRECTORY_TIMEOUT_MS = 30_000
/** For what a shopper waits for; the callers give up earlier. */
const TIMEOUT_MS = timeLimits.carrier
/** Documents per request of the states. */
const TRACKED_MAX = 100

const services = {
  branch: 'WarehouseWarehouse',
  locker: 'WarehousePostomat',
  address: 'WarehouseDoors',
} as const satisfies Record<PriceQuery['to'], string>

const money = z.union([z.number(), z.string()]).transform(Number).pipe(z.number().positive())
const Price = z.tuple([z.object({ Cost: money })], z.unknown())
const Streets = z.tuple(
  [
    z.object({
      Addresses: z.array(
        z.object({
          Present: z.string(),
          SettlementStreetDescriptionRu: z.string().nullish(),
          StreetsType: z.string().nullish(),
        }),
      ),
    }),
  ],
  z.unknown(),
)
const Settlements = z.tuple(
  [z.object({ Addresses: z.array(z.object({ Ref: z.string(), DeliveryCity: z.string() })) })],
  z.unknown(),
)
const Tracked = z.array(
  z.object({ Number: z.string(), StatusCode: z.union([z.string(), z.number()]).transform(String) }),
)

/** Nova Poshta by its JSON API 2.0. Source: docs of the API, «Address», «InternetDocument», «TrackingDocument». */
export function novaPoshta({ key, url, senderCity }: NovaPoshtaSettings): Carrier {
  const readPage = createNovaPoshtaClient({ url, key, timeoutMs: DIRECTORY_TIMEOUT_MS })
  const call = createNovaPoshtaClient({ url, key, timeoutMs: TIMEOUT_MS })

  async function page<Item>(method: string, number: number, parse: (row: unknown) => Item | null) {
    const { data, total } = await readPage('Address', method, { Page: String(number), Limit: String(PAGE_SIZE) })
    const records = data.map(parse).filter(record => record !== null)
    // Rows of a shape that is not known at all: an error page, or another version of the API.
    if (data.length > 0 && records.length === 0) throw new Error(`Nova Poshta answered ${method} in an unknown shape`)
    if (total === null) throw new Error(`Nova Poshta answered ${method} without the number of rows`)
    return { records, total, isLast: data.length < PAGE_SIZE || number * PAGE_SIZE >= total }
  }

  const source: DirectorySource = {
    settlements: number => page('getCities', number, toSettlement),
    async points(number) {
      const { records, ...rest } = await page('getWarehouses', number, toPoint)
      const settlements = new Map(records.map(({ settlement }) => [settlement.ref, settlement]))
      return { ...rest, records: records.map(({ point }) => point), settlements: [...settlements.values()] }
    },
    async find(query) {
      const { data } = await call('Address', 'getCities', { FindByString: query, Page: '1', Limit: '20' })
      return data.map(toSettlement).filter(record => record !== null)
    },
    async pointsOf(CityRef) {
      const { data } = await call('Address', 'getWarehouses', { CityRef, Page: '1', Limit: String(PAGE_SIZE) })
      return data.flatMap(row => toPoint(row)?.point ?? [])
    },
  }

  /** The id that streets are listed under, when no point has told it. */
  async function findSettlementRef(ref: string, name: string): Promise<string | null> {
    const { data } = await call('Address', 'searchSettlements', { CityName: name, Limit: '50', Page: '1' })
    const [{ Addresses }] = Settlements.parse(data)
    return Addresses.find(({ DeliveryCity }) => DeliveryCity === ref)?.Ref ?? null
  }

  return {
    directory: 'nova_poshta',
    source,
    async price({ to, settlementRef, parcel: { weight, sides, declared } }) {
      const [length, width, height] = sides
      const { data } = await call('InternetDocument', 'getDocumentPrice', {
        CitySender: senderCity,
        CityRecipient: settlementRef,
        Weight: String(Math.max(0.1, weight / 1_000)),
        ServiceType: services[to],
        Cost: String(Math.max(1, Math.round(declared / 100))),
        CargoType: 'Parcel',
        SeatsAmount: '1',
        OptionsSeat: [
          {
            weight: String(Math.max(0.1, weight / 1_000)),
            volumetricLength: String(Math.max(1, length)),
            volumetricWidth: String(Math.max(1, width)),
            volumetricHeight: String(Math.max(1, height)),
          },
        ],
      })
      const [{ Cost }] = Price.parse(data)
      return kopiykasOf(Cost)
    },
    async streets({ settlement, query, lang }) {
      const ref = settlement.secondRef ?? (await findSettlementRef(settlement.ref, settlement.names.uk))
      if (ref === null) return []
      const properties = { SettlementRef: ref, StreetName: query, Limit: '20' }
      const { data } = await call('Address', 'searchSettlementStreets', properties)
      const [{ Addresses }] = Streets.parse(data)
      return Addresses.map(({ Present, SettlementStreetDescriptionRu: ru, StreetsType }) =>
        lang === 'ru' && ru ? [StreetsType, ru].filter(Boolean).join(' ') : Present,
      )
    },
    async track(parcels) {
      const states = []
      for (let from = 0; from < parcels.length; from += TRACKED_MAX) {
        const Documents = parcels
          .slice(from, from + TRACKED_MAX)
          .map(({ number, phone }) => ({ DocumentNumber: number, Phone: phone.replace(/\D/g, '') }))
        const { data } = await call('TrackingDocument', 'getStatusDocuments', { Documents })
        for (const { Number: number, StatusCode: code } of Tracked.parse(data))
          states.push({ number, code, state: parcelState(code) })
      }
      return states
    },
  }
}
